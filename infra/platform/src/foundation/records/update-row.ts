import type { Queryable } from '../database/sql.ts';

/**
 * Changes columns of one row of a table of ours, and dates the change. PostgreSQL reads each value by its
 * column's own type. Table and columns are names from code, never from a request.
 */
export async function updateRow(
  sql: Queryable,
  table: string,
  id: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ');
  if (names === '') return;
  await sql.query(
    `update "${table}" set "updatedAt" = now(), (${names}) =
       (select ${names} from json_populate_record(null::"${table}", $2::json))
     where "objectId" = $1`,
    [id, JSON.stringify(columns)],
  );
}
