import { text } from '@campus/contracts/core/text';
import type { ZoomCredential } from '@campus/domain/rooms/entries';
import { type Move, moveInList } from '@campus/domain/rooms/moves';
import { anchorsBefore, nearestPlace } from '@campus/domain/rooms/nearest-place';
import { useRef, useState } from 'react';
import { useNotify } from '../../../components/feedback/toasts.tsx';
import { describeError } from '../../../lib/describe-error.ts';
import { useStable } from '../../../lib/use-stable.ts';
import { trpc } from '../../../trpc.ts';
import { useListCache } from '../use-list-cache.ts';
import { useRestore } from '../use-restore.ts';
import type { LastChange } from './last-change.ts';
import { moveOfRow } from './move-of-row.ts';
import { withShownMove } from './shown-move.ts';

/** A move to the nearest place, where the one that the person chose is gone. */
interface Offer {
  move: Move;
  name: string;
}

/**
 * Puts a Zoom meeting that the doctor removed back into the form of its room. It was half a meeting, so it is an unsaved
 * change: the rules refuse to save it before the other half is given.
 */
export type OnZoomBack = (entryId: string, was: ZoomCredential) => void;

/** Moves rows of the list: shown at once, saved one after the other. Undoes the last change of the list. */
export function useMoves(accountId: string, onZoomBack: OnZoomBack) {
  const { client } = trpc.useUtils();
  const cache = useListCache(accountId);
  const notify = useNotify();
  const restore = useRestore(accountId);
  const [last, setLast] = useState<LastChange>();
  const [offer, setOffer] = useState<Offer>();
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const nameOf = (move: Move) =>
    move.kind === 'folder'
      ? move.folder
      : (cache.read()?.entries.find(({ id }) => id === move.id)?.name ?? '');

  const settle = async (answer: Awaited<ReturnType<typeof client.rooms.undoMove.mutate>>) => {
    cache.place(answer.places, answer.version);
    if (!answer.isCurrent) await cache.reload();
  };

  const save = async (move: Move, before: ReturnType<typeof anchorsBefore>, version: number | undefined) => {
    try {
      const answer = await client.rooms.move.mutate({
        accountId,
        version,
        move,
        before: before.flatMap((anchor) => anchor ?? []).slice(0, 100),
      });
      if (answer.moveId !== null) setLast({ kind: 'move', moveId: answer.moveId, name: nameOf(move) });
      await settle(answer);
    } catch (failure) {
      notify.error(failure, (reason) => text('rooms.move.failed', { reason }));
      await cache.reload();
      const { key } = describeError(failure);
      const entries = cache.read()?.entries;
      if (key === 'rooms.move.anchorGone' && entries)
        setOffer({ move: { ...move, after: nearestPlace(entries, move, before) }, name: nameOf(move) });
    }
  };

  const make = (move: Move) => {
    const list = cache.read();
    if (!list) return;
    if ('gone' in moveInList(list.entries, move)) return;
    setOffer(undefined);
    const before = anchorsBefore(list.entries, move.kind === 'entry' ? move.folder : '', move.after);
    cache.show(withShownMove(list.entries, move));
    saving.current = saving.current.then(() => save(move, before, cache.read()?.version));
  };

  const undo = async () => {
    if (!last) return;
    setLast(undefined);
    await saving.current;
    if (last.kind === 'deletion') return restore(last.entryId);
    if (last.kind === 'zoomCleared') return onZoomBack(last.entryId, last.was);
    try {
      await settle(
        await client.rooms.undoMove.mutate({
          accountId,
          moveId: last.moveId,
          version: cache.read()?.version,
        }),
      );
      notify.success(text(`rooms.${last.kind}.undone`));
    } catch (failure) {
      notify.error(failure);
      await cache.reload();
    }
  };

  const onMove = useStable((id: string, afterId: string | null, groupId: string | null) =>
    make(moveOfRow(id, afterId, groupId)),
  );

  const offerUndo = useStable((change: LastChange) => {
    setOffer(undefined);
    setLast(change);
  });

  return {
    last,
    offerUndo,
    offer,
    undo,
    acceptOffer: () => offer && make(offer.move),
    onMove,
  };
}
