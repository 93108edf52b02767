import { withScopeDrafts } from '@campus/domain/effective-access/drafts';
import { type EntryDraft, withEntryDraft } from '@campus/domain/effective-access/entry-draft';
import { boardDevice } from '@campus/domain/room-permissions/decide-board';
import { useMemo } from 'react';
import { EffectPanel } from '../../features/access-effect/effect-panel.tsx';
import type { ChangeOf } from '../../features/access-effect/use-effect-of.ts';
import { boardsIn, levelsIn, type PlaceDraft, placeAt } from './places.ts';

/** The access that the chosen permissions would grant and remove. */
export function AccessEffect({ drafts }: { drafts: readonly PlaceDraft[] }) {
  const draft = useMemo<EntryDraft | undefined>(() => {
    const permissions = drafts.flatMap((one) => {
      const { part, scope } = placeAt(one.id);
      return part === 'boards' ? [] : [{ scope, values: levelsIn(one), device: part }];
    });
    return permissions.length > 0 ? { rooms: [], permissions } : undefined;
  }, [drafts]);
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
export function BoardsEffect({ draft }: { draft: PlaceDraft | undefined }) {
  const changeOf = useMemo<ChangeOf | undefined>(() => {
    if (!draft) return undefined;
    const change = { scope: placeAt(draft.id).scope, values: levelsIn(draft), boards: boardsIn(draft) };
    return ({ webBoards }) => ({ webBoards: withScopeDrafts(webBoards, boardDevice, [change]) });
  }, [draft]);
  return <EffectPanel changeOf={changeOf} />;
}
