import type { RefusalKey } from '@campus/contracts/core/keys';
import type { Queryable } from '../foundation/database/sql.ts';
import { accountOfRow } from '../foundation/records/table.ts';

/**
 * The rules of a function about a row: a field of its input names the row, the row says which account the call is
 * about, and `missing` is the text for a row that is not there or belongs to another account.
 */
export function aboutRow<const Field extends string, M extends RefusalKey>(
  table: Parameters<typeof accountOfRow>[0],
  field: Field,
  missing: M,
) {
  const accountOf = accountOfRow(table);
  const account = (input: Readonly<Record<Field, string>>, sql: Queryable) => accountOf(sql, input[field]);
  return { account, missing };
}
