import { AppError } from '@campus/contracts/core/app-error';
import type { WireRoom } from '@campus/contracts/rooms/entries';
import type { Entry, Room } from '@campus/domain/rooms/entries';
import { overflowTarget } from '@campus/domain/rooms/overflow';
import type { Queryable } from '../../ground/database/sql.ts';
import { readEntries } from './read-entries.ts';

/** What points at a room of the account, by order. */
export async function readReferences(
  sql: Queryable,
  { accountId, roomId }: { accountId: string; roomId: string },
) {
  const entries = await readEntries(sql, accountId);
  const room = entries.find((entry): entry is WireRoom => entry.kind === 'room' && entry.id === roomId);
  if (!room) throw new AppError('notFound', 'rooms.notFound');
  return entries
    .filter((entry) => entry.id !== roomId && pointsAt(entry, room))
    .map(({ id, kind, name, group }) => ({ id, kind, name, group }));
}

function pointsAt(entry: Entry, { levelName, instance }: Room): boolean {
  if (entry.kind === 'command')
    return entry.targetLevel === levelName && entry.targetInstance === instance && levelName !== '';
  const target = overflowTarget(entry.hardUserLimitOptions.command);
  return target?.level === levelName && target.instance === instance;
}
