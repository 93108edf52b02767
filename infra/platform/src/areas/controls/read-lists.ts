import type { CustomOption } from '@campus/contracts/controls/custom-options';
import type { CustomStatus } from '@campus/contracts/controls/custom-statuses';
import type { Queryable } from '../../foundation/database/sql.ts';
import { customOptionTable } from '../../foundation/schema/tables/custom-option.ts';
import { customStatusTable } from '../../foundation/schema/tables/custom-status.ts';

/** Returns the custom options of an account, sorted by index. */
export async function readOptions(sql: Queryable, accountId: string): Promise<CustomOption[]> {
  const rows = await customOptionTable.query(
    sql,
    ['id', 'name', 'url', 'index', 'locations'],
    'where account = $1 order by index, "createdAt", "objectId"',
    [accountId],
  );
  // Other programs may have stored only one location, or numbers with gaps.
  return rows.map(({ locations: { gearmenu = true, login = true }, ...row }, index) => ({
    ...row,
    index,
    locations: { gearmenu, login },
  }));
}

/** Returns the custom statuses of an account, sorted by `order`. */
export async function readStatuses(sql: Queryable, accountId: string): Promise<CustomStatus[]> {
  const rows = await customStatusTable.query(
    sql,
    ['id', 'status', 'order', 'active'],
    'where account = $1 order by "order", "createdAt", "objectId"',
    [accountId],
  );
  return rows.map((row, order) => ({ ...row, order }));
}
