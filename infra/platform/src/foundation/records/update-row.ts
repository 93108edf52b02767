import type { Queryable } from '../database/sql.ts';

/**
 * Updates columns of one row in one of our tables, and its update time. PostgreSQL converts each value to the
 * type of its column. Table and column names come from code, never from a request.
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
