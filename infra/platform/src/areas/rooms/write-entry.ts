import type { Entry } from '@campus/domain/rooms/entries';
import { staysOnWeb } from '@campus/domain/rooms/visibility';
import type { Queryable } from '../../foundation/database/sql.ts';
import { customMenuItemTable } from '../../foundation/schema/tables/custom-menu-item.ts';
import { onWeb, roomTable } from '../../foundation/schema/tables/room.ts';

/**
 * Stores the fields of entries, in one statement for each class. Their places and passcodes are stored by themselves.
 * A room on the web stays there, unless it has passcodes.
 */
export async function updateEntries(sql: Queryable, entries: readonly Entry[]): Promise<void> {
  const rooms = entries.flatMap((entry) => {
    if (entry.kind !== 'room') return [];
    const { kind: _, order: _order, group: _group, hasPasscodes, isOnWeb, ...columns } = entry;
    const web = staysOnWeb({ isOnWeb, hasPasscodes }) ? ([onWeb] as const) : [];
    return [{ ...columns, visibleOn: [...columns.visibleOn, ...web] }];
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
    const { kind: _, hasPasscodes: _has, isOnWeb: _web, ...columns } = entry;
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
