import type { Queryable } from './sql.ts';
import { collectValues, type Values } from './values.ts';

/** Rows of an account, in the order of their creation: which table, and what they must meet. */
export interface OrderedRows {
  table: '"Membership"' | '"Invitation"';
  accountId: string;
  /** The condition on a row besides its account; undefined where there is none. */
  condition?: ((values: Values) => string) | undefined;
}

/** The rows found, and the place to continue from; null at the end. */
export interface RowsAfter {
  ids: string[];
  next: string | null;
}

/** How many rows are looked at in a call when few may meet the condition. */
const maxScanned = 20_000;

/** The instant of creation in microseconds: all that PostgreSQL keeps, in digits that any language reads exactly. */
const microseconds = '(extract(epoch from "createdAt") * 1000000)::bigint';

/**
 * Reads rows of an account after a place, which `next` of the call before named; '' is the beginning. Since no row
 * changes its place, a row that is there throughout is read exactly once, no matter what else changes. The cost
 * does not grow with the account: only so many rows are looked at, so fewer than `limit` may be found before the end.
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
