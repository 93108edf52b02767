import type { Queryable } from '../database/sql.ts';

const chunk = 5_000;

/**
 * Inserts rows of one shape into one of our tables, in statements of thousands of rows. PostgreSQL converts
 * each value to the type of its column. Table and column names come from code, never from a request.
 */
export async function insertRows(
  sql: Queryable,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  const statement = `insert into "${table}" (${columns})
    select ${columns} from json_populate_recordset(null::"${table}", $1::json)`;
  for (let at = 0; at < rows.length; at += chunk)
    await sql.query(statement, [JSON.stringify(rows.slice(at, at + chunk))]);
}
