import type { PermissionConflict } from '@campus/contracts/room-permissions/fields';
import { namedScope, type PermissionScope } from '@campus/domain/room-permissions/scopes';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSave } from '../../components/feedback/use-save.ts';
import { trpc } from '../../trpc.ts';
import type { BoardsEdit, EditedCard } from './edited-card.ts';
import type { ResetPlan } from './reset-plan.ts';
import type { ScopeDraft } from './use-editing.ts';
import { type Permissions, scopeOf } from './use-permissions.ts';
import { conflictText, resetText, savedText } from './words.ts';

type NameOf = (scope: PermissionScope) => string;

/** The mutations of permissions. Each reports its result, and reads the permissions again. */
export function useSaving({ accountId, state, stored }: Permissions, nameOf: NameOf) {
  const notify = useNotify();
  const { roomPermissions } = trpc.useUtils();
  const refresh = () => roomPermissions.read.invalidate({ accountId });
  const scopeIn = (input: { level?: string | undefined; instance?: number | null | undefined }) =>
    scopeOf(input.level ?? null, input.instance ?? null);
  const saved = (
    { conflicts }: { conflicts: readonly PermissionConflict[] },
    input: Parameters<typeof scopeIn>[0] & { permissions?: object; boards?: object | undefined },
  ) => {
    const sent = Object.keys({ ...input.permissions, ...input.boards }).length;
    return sent > conflicts.length ? savedText(scopeIn(input), nameOf(scopeIn(input))) : undefined;
  };
  const reset = (_: object, input: Parameters<typeof scopeIn>[0]) =>
    resetText(scopeIn(input), nameOf(scopeIn(input)));
  const save = useSave(trpc.roomPermissions.save, { done: saved, refresh });
  const saveBoards = useSave(trpc.roomPermissions.saveBoards, { done: saved, refresh });
  const resetOne = useSave(trpc.roomPermissions.reset, { done: reset, refresh });
  const resetType = useSave(trpc.roomPermissions.resetType, { done: reset, refresh });
  const resetBoards = useSave(trpc.roomPermissions.resetBoards, { done: reset, refresh });
  const resetBoardsType = useSave(trpc.roomPermissions.resetBoardsType, { done: reset, refresh });
  const all = [save, saveBoards, resetOne, resetType, resetBoards, resetBoardsType];
  const warn = (conflicts: readonly PermissionConflict[]) => {
    const options = [...(stored?.options.world.values() ?? []), ...(state?.webBoardOptions ?? [])];
    for (const conflict of conflicts) notify.warning(conflictText(conflict, options));
  };
  return {
    isBusy: all.some(({ isPending }) => isPending),
    /** Saves the choices in the scopes of a card, one scope at a time. */
    save: async (card: EditedCard, drafts: readonly ScopeDraft[]) => {
      for (const { scope, values, base } of drafts) {
        const input = { accountId, ...namedScope(scope), isWeb: card.device === 'web' };
        const { conflicts } = await save.mutateAsync({ ...input, permissions: values, base });
        warn(conflicts);
      }
    },
    saveBoards: async (scope: PermissionScope, { values, ...edit }: BoardsEdit) => {
      const { conflicts } = await saveBoards.mutateAsync({
        accountId,
        ...namedScope(scope),
        ...edit,
        permissions: values,
      });
      warn(conflicts);
    },
    reset: async ({ kind, choice, scope }: ResetPlan, { device }: EditedCard) => {
      const named = { accountId, version: state?.version, ...namedScope(scope) };
      const isBoards = kind === 'boards';
      if (choice === 'all' && scope.kind !== 'world')
        await (isBoards ? resetBoardsType : resetType).mutateAsync({
          accountId,
          version: state?.version,
          level: scope.level,
        });
      else if (isBoards) await resetBoards.mutateAsync(named);
      else await resetOne.mutateAsync({ ...named, isWeb: device === 'web' });
    },
  };
}
