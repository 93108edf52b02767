import { AppError } from '@campus/contracts/core/app-error';
import type { moveRoom } from '@campus/contracts/rooms/moves';
import { arranged } from '@campus/domain/rooms/list-order';
import { type Anchor, type Move, moveInList, type RemovedTarget } from '@campus/domain/rooms/moves';
import { anchorsBefore, nearestPlace } from '@campus/domain/rooms/nearest-place';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { auditTarget } from './audit-facts.ts';
import { recordFolders } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { type NamedPlace, readPlaces, storePlaces } from './places.ts';
import { recordMove } from './recorded-moves.ts';

type Moving = Pick<Call, 'sql' | 'audit'> & { user: UserName };

/** Puts an entry or a folder after another one, or first. Refused with the nearest place where that one is gone. */
export async function moveEntries(
  { sql, audit, user }: Moving,
  { accountId, version, move, before: offered }: z.output<typeof moveRoom.input>,
): Promise<z.input<typeof moveRoom.output>> {
  const next = await beginChange(sql, accountId);
  const before = arranged(await readPlaces(sql, accountId));
  audit.note({ target: targetOf(before, move), after: { folder: move.folder } });
  const moved = moveInList(before, move);
  if ('gone' in moved) throw refusalOf(moved.gone, before, move, offered);
  const places = await storePlaces(sql, before, moved.entries);
  await recordFolders(sql, { accountId, by: user.email }, { before, places });
  const moveId =
    places.length > 0
      ? await recordMove(sql, {
          accountId,
          before: before.filter(({ id }) => places.some((place) => place.id === id)),
          after: places,
          back: { ...wayBack(before, move), version: next },
        })
      : null;
  return { version: next, isCurrent: version === next - 1, places, moveId };
}

function targetOf(places: readonly NamedPlace[], move: Move) {
  const entry = move.kind === 'entry' && places.find(({ id }) => id === move.id);
  if (entry) return auditTarget(entry);
  return { type: 'folder', id: '', label: move.kind === 'folder' ? move.folder : '' };
}

/** The move that undoes a move: the moved entries go back to their places, even after other moves. */
function wayBack(before: readonly NamedPlace[], move: Move): { move: Move; before: Anchor[] } {
  const folder = move.kind === 'entry' ? (before.find(({ id }) => id === move.id)?.group ?? '') : '';
  const own: Anchor = move.kind === 'entry' ? { entry: move.id } : { folder: move.folder };
  const earlier = anchorsBefore(before, folder, own);
  const after = earlier[0] ?? null;
  return { move: move.kind === 'entry' ? { ...move, folder, after } : { ...move, after }, before: earlier };
}

function refusalOf(
  gone: RemovedTarget,
  places: readonly NamedPlace[],
  move: Move,
  offered: readonly Anchor[],
): AppError {
  if (gone === 'entry') return new AppError('notFound', 'rooms.notFound');
  if (gone === 'folder') return new AppError('notFound', 'rooms.folder.notFound');
  const nearest = nearestPlace(places, move, offered);
  if (nearest === null)
    return new AppError('conflict', 'rooms.move.anchorGone', { offered: '', kind: 'first', id: '' });
  if ('folder' in nearest)
    return new AppError('conflict', 'rooms.move.anchorGone', {
      offered: nearest.folder,
      kind: 'folder',
      id: nearest.folder,
    });
  const entry = places.find(({ id }) => id === nearest.entry);
  return new AppError('conflict', 'rooms.move.anchorGone', {
    offered: entry?.name ?? '',
    kind: 'entry',
    id: nearest.entry,
  });
}
