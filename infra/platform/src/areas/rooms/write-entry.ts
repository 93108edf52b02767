import type { Entry } from '@campus/domain/rooms/entries';
import type { Queryable } from '../../foundation/database/sql.ts';
import { customMenuItemTable } from '../../foundation/schema/tables/custom-menu-item.ts';
import { onWeb, roomTable } from '../../foundation/schema/tables/room.ts';

/**
 * Stores the fields of entries, in one statement for each class. Their places and passcodes are stored by themselves.
 * A web room stays one.
 */
export async function updateEntries(sql: Queryable, entries: readonly Entry[]): Promise<void> {
  const rooms = entries.flatMap((entry) => {
    if (entry.kind !== 'room') return [];
    const { kind: _, order: _order, group: _group, hasPasscodes: _has, ...columns } = entry;
    return [columns];
  });
  const webRooms = await idsOfWebRooms(
    sql,
    rooms.map(({ id }) => id),
  );
  const commands = entries.flatMap((entry) => {
    if (entry.kind !== 'command') return [];
    const { kind: _, order: _order, group: _group, ...columns } = entry;
    return [columns];
  });
  await roomTable.updateMany(
    sql,
    rooms.map((room) => ({
      ...room,
      visibleOn: webRooms.has(room.id) ? [...room.visibleOn, onWeb] : room.visibleOn,
    })),
  );
  await customMenuItemTable.updateMany(sql, commands);
}

async function idsOfWebRooms(sql: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rooms = await roomTable.query(
    sql,
    ['id'],
    `where "objectId" = any($1) and "visibleOn" ? '${onWeb}'`,
    [ids],
  );
  return new Set(rooms.map(({ id }) => id));
}

/** Inserts new entries, without passcodes. */
export async function insertEntries(
  sql: Queryable,
  accountId: string,
  entries: readonly Entry[],
): Promise<void> {
  const rooms = entries.flatMap((entry) => {
    if (entry.kind !== 'room') return [];
    const { kind: _, hasPasscodes: _has, ...columns } = entry;
    return [{ ...columns, accountId }];
  });
  const commands = entries.flatMap((entry) => {
    if (entry.kind !== 'command') return [];
    const { kind: _, ...columns } = entry;
    return [{ ...columns, accountId }];
  });
  await roomTable.insert(sql, rooms);
  await customMenuItemTable.insert(sql, commands);
}
