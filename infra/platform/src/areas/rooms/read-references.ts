import { AppError } from '@campus/contracts/core/app-error';
import type { WireRoom } from '@campus/contracts/rooms/entries';
import { referencesOf } from '@campus/domain/rooms/references';
import type { Queryable } from '../../foundation/database/sql.ts';
import { readSceneValues } from '../room-permissions/scene-values.ts';
import { readRoomsAccount } from '../worlds/rooms-account.ts';
import { readEntries } from './read-entries.ts';
import { readOverrides } from './read-room-targets.ts';

/** The entries that would have no target without a room of the account, in order. */
export async function readReferences(
  sql: Queryable,
  { accountId, roomId }: { accountId: string; roomId: string },
) {
  const entries = await readEntries(sql, accountId);
  const room = entries.find((entry): entry is WireRoom => entry.kind === 'room' && entry.id === roomId);
  if (!room) throw new AppError('notFound', 'rooms.notFound');
  const { spawnLevel } = await readRoomsAccount(sql, accountId);
  const overrides = await readOverrides(sql, accountId);
  const references = referencesOf(room, { entries, overrides, spawnLevel });
  const { levelName: level, instance } = room;
  return {
    items: references.entries.map(({ id, kind, name, group }) => ({ id, kind, name, group })),
    permissions:
      references.overrides.length > 0 ? await readSceneValues(sql, accountId, { level, instance }) : [],
    isSpawn: references.isSpawn,
  };
}
