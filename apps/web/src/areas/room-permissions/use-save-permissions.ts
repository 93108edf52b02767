import { editedFields } from '@campus/domain/room-permissions/edited-fields';
import { namedScope } from '@campus/domain/room-permissions/scopes';
import { isThreshold } from '@campus/domain/room-permissions/thresholds';
import { useNotify } from '../../components/feedback/toasts.tsx';
import { useSaving } from '../../editing/use-saving.ts';
import { trpc } from '../../trpc.ts';
import type { EditedCard } from './edited-card.ts';
import { boardsIn, boardsOf, levelsIn, type Place, type PlaceDraft, placeAt } from './places.ts';
import type { ResetPlan } from './reset-plan.ts';
import type { CardEditing } from './use-editing.ts';
import type { Permissions } from './use-permissions.ts';
import { nameIn, resetText, savedText } from './words.ts';

/** Saves and resets permissions. Each tells its result, and reads the permissions again. */
export function useSavePermissions(permissions: Permissions, settle: CardEditing['settle']) {
  const { accountId, state } = permissions;
  const notify = useNotify();
  const { client, roomPermissions: cache } = trpc.useUtils();
  const reload = () => cache.read.invalidate({ accountId });
  const { isSaving, run } = useSaving({ failed: (reason) => reason, reload });

  const send = (draft: PlaceDraft) => {
    const { part, scope } = placeAt(draft.id);
    const levels = levelsIn(draft);
    const input = {
      accountId,
      ...namedScope(scope),
      permissions: levels,
      base: Object.fromEntries(Object.keys(levels).map((id) => [id, levelOrNull(draft.base[id])])),
    };
    if (part !== 'boards') return client.roomPermissions.save.mutate({ ...input, isWeb: part === 'web' });
    const boards = boardsIn(draft);
    const base = boardsOf({ ...draft.stored, ...draft.base });
    const baseBoards = Object.fromEntries(Object.keys(boards).map((field) => [field, base[field]]));
    return client.roomPermissions.saveBoards.mutate({ ...input, boards, baseBoards });
  };

  /** Returns whether all was saved. */
  const saveOne = async (draft: PlaceDraft): Promise<boolean> => {
    const { scope } = placeAt(draft.id);
    const answer = await send(draft);
    const boards = 'boards' in answer ? answer.boards : {};
    const conflicts = draft.changed.filter((name) => answer.conflicts.some(({ field }) => field === name));
    // Read before the draft ends, so that its choices are never compared with what was stored earlier.
    await reload();
    settle(draft, editedFields(Object.keys(draft.stored), answer.permissions, boards), { conflicts });
    if (conflicts.length < draft.changed.length) notify.success(savedText(scope, nameIn(scope, permissions)));
    return conflicts.length === 0;
  };

  return {
    isSaving,
    /** Saves drafts, one place at a time. Returns the first place with a conflict. */
    save: async (drafts: readonly PlaceDraft[]): Promise<Place | undefined> => {
      const left: PlaceDraft[] = [];
      await run(async () => {
        for (const draft of drafts) if (!(await saveOne(draft))) left.push(draft);
        return left.length === 0;
      });
      return left[0] && placeAt(left[0].id);
    },
    /** Returns whether it was reset. */
    reset: ({ kind, choice, scope }: ResetPlan, { device }: EditedCard): Promise<boolean> =>
      run(async () => {
        const { reset, resetType, resetBoards, resetBoardsType } = client.roomPermissions;
        const input = { accountId, version: state?.version };
        const isBoards = kind === 'boards';
        if (choice === 'all' && scope.kind !== 'world')
          await (isBoards ? resetBoardsType : resetType).mutate({ ...input, level: scope.level });
        else if (isBoards) await resetBoards.mutate({ ...input, ...namedScope(scope) });
        else await reset.mutate({ ...input, ...namedScope(scope), isWeb: device === 'web' });
        notify.success(resetText(scope, nameIn(scope, permissions)));
        await reload();
        return true;
      }),
  };
}

export type SavePermissions = ReturnType<typeof useSavePermissions>;

function levelOrNull(value: unknown) {
  return isThreshold(value) ? value : null;
}
