import { withScopeDrafts } from '@campus/domain/effective-access/drafts';
import { type EntryDraft, withEntryDraft } from '@campus/domain/effective-access/entry-draft';
import { boardDevice } from '@campus/domain/room-permissions/decide-board';
import type { Device, PermissionScope } from '@campus/domain/room-permissions/scopes';
import { useMemo } from 'react';
import { EffectPanel } from '../../features/access-effect/effect-panel.tsx';
import type { ChangeOf } from '../../features/access-effect/use-effect-of.ts';
import type { BoardsEdit } from './edited-card.ts';
import type { ScopeDraft } from './use-editing.ts';

/** The access that the chosen permissions would grant and remove. */
export function AccessEffect({ device, drafts }: { device: Device; drafts: readonly ScopeDraft[] }) {
  const draft = useMemo<EntryDraft | undefined>(
    () =>
      drafts.length > 0
        ? { rooms: [], permissions: drafts.map(({ scope, values }) => ({ scope, values, device })) }
        : undefined,
    [device, drafts],
  );
  const changeOf = useMemo<ChangeOf | undefined>(
    () => draft && ((before) => ({ permissions: withEntryDraft(before, draft).permissions })),
    [draft],
  );
  return <EffectPanel changeOf={changeOf} draft={draft} />;
}

/**
 * The access that the chosen permissions and fields of web boards would grant and remove. Past entries contain no
 * boards.
 */
export function BoardsEffect({ scope, edit }: { scope: PermissionScope; edit: BoardsEdit | undefined }) {
  const changeOf = useMemo<ChangeOf | undefined>(() => {
    if (!edit) return undefined;
    const draft = { scope, values: edit.values, boards: edit.boards };
    return ({ webBoards }) => ({ webBoards: withScopeDrafts(webBoards, boardDevice, [draft]) });
  }, [scope, edit]);
  return <EffectPanel changeOf={changeOf} />;
}
