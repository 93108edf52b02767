import { findAmong, findable } from '@campus/domain/core/find-rank';
import { searchedCommandFields, searchedRoomFields } from '@campus/domain/rooms/entries';
import { searchedText } from '@campus/domain/rooms/filter';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { customMenuItemTable } from '../../foundation/schema/tables/custom-menu-item.ts';
import { roomTable } from '../../foundation/schema/tables/room.ts';

const roomColumns = roomTable.select(['id', ...searchedRoomFields]);
const commandColumns = customMenuItemTable.select(['id', ...searchedCommandFields]);

/**
 * Returns the few rooms and commands that a search finds first. An account has at most some thousands, so the searched
 * fields of all are read, and compared as the list does.
 */
export async function findRooms(
  sql: Queryable,
  { accountId, search }: { accountId: string; search: string },
) {
  const [rooms, commands] = await Promise.all([
    sql.query<SelectedRow<typeof roomColumns>>(
      `select ${roomColumns} from "Room" where account = $1 order by "order", "objectId"`,
      [accountId],
    ),
    sql.query<SelectedRow<typeof commandColumns>>(
      `select ${commandColumns} from "CustomMenuItem" where account = $1 order by "order", "objectId"`,
      [accountId],
    ),
  ]);
  const entries = [
    ...rooms.map((room) => ({ ...room, kind: 'room' as const })),
    ...commands.map((command) => ({ ...command, kind: 'command' as const })),
  ];
  const { items, hasMore } = findAmong(entries, search, (entry) => findable(entry.name, searchedText(entry)));
  return { items: items.map(({ id, kind, name, group }) => ({ id, kind, name, group })), hasMore };
}
