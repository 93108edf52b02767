import { AppError } from '@campus/contracts/core/app-error';
import type { WireCommand, WireEntry, WireRoom } from '@campus/contracts/rooms/entries';
import { commandFieldNames, roomFieldNames, roomPlaces } from '@campus/domain/rooms/entries';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { customMenuItemTable } from '../../foundation/schema/tables/custom-menu-item.ts';
import { onWeb, roomTable } from '../../foundation/schema/tables/room.ts';

const roomColumns = roomTable.select(['id', ...roomFieldNames, 'roomSecurity', 'order']);
const commandColumns = customMenuItemTable.select(['id', ...commandFieldNames, 'order']);

type RoomRow = SelectedRow<typeof roomColumns>;
type CommandRow = SelectedRow<typeof commandColumns>;

/** A part of a list: so many entries after the first ones. */
export interface Part {
  skip: number;
  limit: number;
}

const byOrder = 'order by "order", "objectId"';
const all = { skip: 0, limit: 1_000_000 };

/** The rooms of an account by order. */
export async function readRooms(
  sql: Queryable,
  accountId: string,
  { skip, limit }: Part = all,
): Promise<WireRoom[]> {
  const rows = await sql.query<RoomRow>(
    `select ${roomColumns} from "Room" where account = $1 ${byOrder} offset $2 limit $3`,
    [accountId, skip, limit],
  );
  return rows.map(roomOf);
}

/** The commands of an account by order. */
export async function readCommands(
  sql: Queryable,
  accountId: string,
  { skip, limit }: Part = all,
): Promise<WireCommand[]> {
  const rows = await sql.query<CommandRow>(
    `select ${commandColumns} from "CustomMenuItem" where account = $1 ${byOrder} offset $2 limit $3`,
    [accountId, skip, limit],
  );
  return rows.map(commandOf);
}

/** The rooms and commands of an account by order. */
export async function readEntries(sql: Queryable, accountId: string): Promise<WireEntry[]> {
  const [rooms, commands] = [await readRooms(sql, accountId), await readCommands(sql, accountId)];
  return [...rooms, ...commands].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** A room or command of the account, which stays as it is until the transaction ends; throws where there is none. */
export function lockEntry(sql: Queryable, accountId: string, entryId: string): Promise<WireEntry> {
  return findEntry(sql, { accountId, entryId }, 'for update');
}

/** A room or command of the account; throws where there is none. */
export async function findEntry(
  sql: Queryable,
  { accountId, entryId }: { accountId: string; entryId: string },
  locking = '',
): Promise<WireEntry> {
  const of = `where account = $1 and "objectId" = $2 ${locking}`;
  const values = [accountId, entryId];
  const room = await sql.one<RoomRow>(`select ${roomColumns} from "Room" ${of}`, values);
  if (room) return roomOf(room);
  const command = await sql.one<CommandRow>(`select ${commandColumns} from "CustomMenuItem" ${of}`, values);
  if (!command) throw new AppError('notFound', 'rooms.notFound');
  return commandOf(command);
}

/** A room without its passcodes. Other programs may have stored parts of an object, and other places. */
function roomOf({ roomSecurity, visibleOn, ...row }: RoomRow): WireRoom {
  return {
    kind: 'room',
    ...row,
    teamAccess: row.teamAccess.map(String),
    groupAccess: row.groupAccess.map(String),
    visibleOn: roomPlaces.filter((place) => visibleOn.includes(place)),
    zoomCredential: { id: row.zoomCredential.id ?? '', passcode: row.zoomCredential.passcode ?? '' },
    hardUserLimitOptions: {
      dialogTitle: row.hardUserLimitOptions.dialogTitle ?? '',
      dialogMessage: row.hardUserLimitOptions.dialogMessage ?? '',
      command: row.hardUserLimitOptions.command ?? '',
    },
    hasPasscodes: roomSecurity !== null,
    isOnWeb: visibleOn.includes(onWeb),
  };
}

function commandOf({ teamAccess, ...row }: CommandRow): WireCommand {
  return { kind: 'command', ...row, teamAccess: teamAccess.map(String) };
}
