import { AppError } from '@campus/contracts/core/app-error';
import type { undoMove as contract } from '@campus/contracts/rooms/moves';
import type { Placed } from '@campus/domain/rooms/entries';
import { regroupAll } from '@campus/domain/rooms/folders';
import { arranged, isInOrder, placesChanged } from '@campus/domain/rooms/list-order';
import { moveInList } from '@campus/domain/rooms/moves';
import { nearestPlace } from '@campus/domain/rooms/nearest-place';
import type * as z from 'zod';
import type { Call, UserName } from '../../call/call.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { recordFolders } from './entry-changes.ts';
import { beginChange } from './list-version.ts';
import { readPlaces, storePlaces } from './places.ts';
import { findMove } from './recorded-moves.ts';

type Recorded = NonNullable<Awaited<ReturnType<typeof findMove>>>;

/**
 * Undoes a move: every entry gets its previous order while all are where the move has left them, unless a later change
 * put something between them. Otherwise only the moved entries go back, to the nearest place that still exists.
 */
export async function undoMove(
  { sql, audit, user }: Pick<Call, 'sql' | 'audit'> & { user: UserName },
  { accountId, moveId, version }: z.output<typeof contract.input>,
): Promise<z.input<typeof contract.output>> {
  const next = await beginChange(sql, accountId);
  const { name } = await readRoomsAccount(sql, accountId);
  audit.note({ target: { type: 'rooms', id: accountId, label: name } });
  const recorded = await findMove(sql, { accountId, moveId });
  if (!recorded) throw new AppError('notFound', 'rooms.move.notFound');
  const present = arranged(await readPlaces(sql, accountId));
  const places = await storePlaces(sql, present, placesBefore(present, recorded, next - 1));
  await recordFolders(sql, { accountId, by: user.email }, { before: present, places });
  return { version: next, isCurrent: version === next - 1, places };
}

function placesBefore<E extends Placed>(
  present: readonly E[],
  { before, after, back }: Recorded,
  version: number,
): E[] {
  const ids = new Set(present.map(({ id }) => id));
  const isUntouched =
    after.every(({ id }) => ids.has(id)) &&
    placesChanged(
      after,
      present.filter(({ id }) => after.some((place) => place.id === id)),
    ).length === 0;
  if (isUntouched) {
    const previous = new Map(before.map((place) => [place.id, place]));
    const restored = present.map((entry) => {
      const { order = entry.order, group = entry.group } = previous.get(entry.id) ?? {};
      return { ...entry, order, group };
    });
    if (version === back.version || isInOrder(restored)) return restored;
  }
  if (back.joined) return separated(present, back.joined);
  const moved = moveInList(present, { ...back.move, after: nearestPlace(present, back.move, back.before) });
  if (!('gone' in moved)) return moved.entries;
  throw new AppError('notFound', moved.gone === 'folder' ? 'rooms.folder.notFound' : 'rooms.notFound');
}

/** The entries of a folder that joined another one, and are still there, in their folder again. */
function separated<E extends Placed>(
  present: readonly E[],
  { from, to, ids }: NonNullable<Recorded['back']['joined']>,
): E[] {
  const back = present.filter(({ id, group }) => group === to && ids.includes(id));
  return regroupAll(present, new Map(back.map(({ id }) => [id, from])));
}
