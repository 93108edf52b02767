import type { Queryable } from '../database/sql.ts';

const chunk = 5_000;

/**
 * Updates the same columns of many rows in one of our tables, by `objectId`, and their update times.
 * PostgreSQL converts each value to the type of its column. Table and column names come from code, never from
 * a request.
 */
export async function updateRows(
  sql: Queryable,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'objectId');
  if (columns.length === 0) return;
  const changes = columns.map((name) => `"${name}" = wanted."${name}"`).join(', ');
  const statement = `update "${table}" present set "updatedAt" = now(), ${changes}
    from json_populate_recordset(null::"${table}", $1::json) wanted
    where present."objectId" = wanted."objectId"`;
  for (let at = 0; at < rows.length; at += chunk)
    await sql.query(statement, [JSON.stringify(rows.slice(at, at + chunk))]);
}
