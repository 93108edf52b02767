import type { Queryable } from './sql.ts';
import { collectValues, type Values } from './values.ts';

/** Selects rows of an account from a table, in order of creation, that meet an optional condition. */
export interface OrderedRows {
  table: '"Membership"' | '"Invitation"';
  accountId: string;
  /** An additional condition on each row; undefined for none. */
  condition?: ((values: Values) => string) | undefined;
}

/** The rows found, and the position to continue from; null at the end. */
export interface RowsAfter {
  ids: string[];
  next: string | null;
}

/** The maximum number of rows scanned per call when a condition may exclude most of them. */
const maxScanned = 20_000;

/**
 * The creation time in microseconds, PostgreSQL's full precision, as digits that any language reads exactly.
 */
const microseconds = '(extract(epoch from "createdAt") * 1000000)::bigint';

/**
 * Reads rows of an account after a position. `after` is `next` from the previous call, or '' for the start.
 * Rows never change their position, so a row that exists throughout is read exactly once. Each call scans a
 * limited number of rows, so its cost does not grow with the account. It may find fewer than `limit` rows
 * before the end.
 */
export async function readAfter(
  sql: Queryable,
  rows: OrderedRows,
  { after, limit }: { after: string; limit: number },
): Promise<RowsAfter> {
  const [instant = '0', id = ''] = after.split('.');
  const values = collectValues(rows.accountId, instant || '0', id);
  const looked = rows.condition ? maxScanned : limit;
  const found = await sql.query<{ id: string; place: string; matches: boolean }>(
    `with looked as materialized (
       select * from ${rows.table}
       where account = $1
         and ("createdAt", "objectId") > (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3)
       order by "createdAt", "objectId" limit ${values.bind(looked)}
     ), last as (
       select "objectId", "createdAt" from looked order by "createdAt" desc, "objectId" desc limit 1
     ), found as (
       select "objectId", "createdAt" from looked where ${rows.condition?.(values) ?? 'true'}
       order by "createdAt", "objectId" limit ${values.bind(limit)}
     )
     select "objectId" as id, ${microseconds}::text as place, true as matches from found
     union all
     select "objectId", ${microseconds}::text, false from last where (select count(*) from looked) = ${looked}`,
    values.list,
  );
  const matches = found.filter((row) => row.matches);
  const last = matches.length === limit ? matches.at(-1) : found.find((row) => !row.matches);
  return { ids: matches.map((row) => row.id), next: last ? `${last.place}.${last.id}` : null };
}
