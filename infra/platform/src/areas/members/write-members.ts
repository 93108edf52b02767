import type { Comparison } from '../../call/differences.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { accountColumns } from './change-names.ts';
import { type NameColumn, nameColumns, textColumns } from './member-columns.ts';
import type { StoredMember } from './members-by-email.ts';

const ownColumns = [...textColumns, 'permission', 'previousPermission'] as const;

/**
 * Writes the memberships of changed members. A new name is stored as the account's: the person's own name is
 * unchanged.
 */
export async function writeMembers(sql: Queryable, changed: readonly ChangedMember[]): Promise<void> {
  const renamed = changed.some(({ previous, updated }) =>
    nameColumns.some((name) => previous[name] !== updated[name]),
  );
  const { set, names, arrays, values } = columnwise(
    changed,
    renamed ? [...ownColumns, ...nameColumns] : ownColumns,
  );
  const account = renamed ? `, ${nameColumns.map(accountNameOf).join(', ')}` : '';
  const person = renamed ? 'join "_User" u on u."objectId" = to_be."userId"' : '';
  await sql.query(
    `update "Membership" m set "updatedAt" = now(), ${set}, "customFields" = to_be."customFields"${account}
     from unnest(${arrays}, $${values.length + 1}::jsonb[]) to_be (${names}, "customFields") ${person}
     where m."objectId" = to_be.id`,
    [...values, changed.map(({ updated }) => JSON.stringify(updated.customFields))],
  );
}

/**
 * Returns the SQL assignment that sets the account's name of each member, like `accountName`. Unchanged names
 * keep it.
 */
function accountNameOf(name: NameColumn): string {
  const column = `"${accountColumns[name]}"`;
  return `${column} = case when to_be.${name} = coalesce(m.${name}, '') then m.${column}
    else nullif(to_be.${name}, coalesce(u.${name}, '')) end`;
}

/** Returns the parts of a statement that writes text columns to many rows. Each column is one array. */
function columnwise(
  changed: readonly ChangedMember[],
  columns: readonly ((typeof ownColumns)[number] | NameColumn)[],
) {
  const keys = ['id', 'userId', ...columns] as const;
  const values = keys.map((name) => changed.map(({ updated }) => updated[name]));
  return {
    set: columns.map((name) => `"${name}" = to_be."${name}"`).join(', '),
    names: keys.map((name) => `"${name}"`).join(', '),
    arrays: values.map((_, index) => `$${index + 1}::text[]`).join(', '),
    values,
  };
}

/** A member before and after a change, with the difference. */
export interface ChangedMember {
  previous: StoredMember;
  updated: StoredMember;
  different: Comparison;
}
