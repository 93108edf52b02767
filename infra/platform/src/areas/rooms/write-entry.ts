import type { Entry } from '@campus/domain/rooms/entries';
import type { Queryable } from '../../ground/database/sql.ts';
import { customMenuItemTable } from '../../ground/schema/tables/custom-menu-item.ts';
import { roomTable } from '../../ground/schema/tables/room.ts';

/**
 * Stores the fields of entries, in one statement for each class. Their places and passcodes are stored by themselves.
 */
export async function updateEntries(sql: Queryable, entries: readonly Entry[]): Promise<void> {
  const rooms = entries.flatMap((entry) => {
    if (entry.kind !== 'room') return [];
    const { kind: _, order: _order, group: _group, hasPasscodes: _has, ...columns } = entry;
    return [columns];
  });
  const commands = entries.flatMap((entry) => {
    if (entry.kind !== 'command') return [];
    const { kind: _, order: _order, group: _group, ...columns } = entry;
    return [columns];
  });
  await roomTable.updateMany(sql, rooms);
  await customMenuItemTable.updateMany(sql, commands);
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
