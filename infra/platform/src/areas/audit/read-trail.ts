import { type AuditEntry, auditReach } from '@campus/contracts/audit/audit';
import type { getAuditEntries } from '@campus/contracts/audit/functions';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { entriesOf, type TrailRow, trailColumns } from './trail-entries.ts';
import { isIndexed, matchingEntries, shortReach, type TrailFilter, trailFilter } from './trail-filter.ts';

type Options = z.output<typeof getAuditEntries.input>['options'];
type Page = Omit<z.output<typeof getAuditEntries.output>, 'keptDays'>;

/**
 * Returns one page of an account's trail, the number of matching entries, and all operations in the trail.
 */
export async function readTrail(sql: Queryable, accountId: string, options: Options): Promise<Page> {
  const { limit, skip, direction, after, ...wanted } = options;
  const filter = await trailFilter(sql, accountId, wanted);
  const count = await countTrail(sql, filter);
  return {
    count: Math.min(count, auditReach),
    countIsExact: count <= auditReach && (await isSearchedWhole(sql, filter)),
    ...(after === undefined
      ? { results: await pageOf(sql, filter, { limit, skip, direction }) }
      : await entriesAfter(sql, filter, { after, limit })),
    operations: await operationsOf(sql, accountId),
    chosen: await chosenBy(sql, filter),
  };
}

/** Counts the matching entries, up to one more than can be paged to. */
export async function countTrail(sql: Queryable, filter: TrailFilter): Promise<number> {
  const values = collectValues();
  const total = await sql.one<{ count: number }>(
    `select count(*)::int as count from (
       select from ${matchingEntries(filter, values)} limit ${auditReach + 1}) matching`,
    values.list,
  );
  return total?.count ?? 0;
}

async function isSearchedWhole(sql: Queryable, filter: TrailFilter): Promise<boolean> {
  return isIndexed(filter.search) || (await countTrail(sql, { ...filter, search: '' })) <= shortReach;
}

async function pageOf(
  sql: Queryable,
  filter: TrailFilter,
  { limit, skip, direction }: Pick<Options, 'limit' | 'skip' | 'direction'>,
): Promise<AuditEntry[]> {
  const values = collectValues();
  const order = `order by at ${direction}, "objectId" ${direction}`;
  // Skipped entries are read from the index alone. Only the page's rows are read from the table.
  const rows = await sql.query<TrailRow>(
    `select ${trailColumns} from "AuditEntry" where "objectId" in (
       select "objectId" from ${matchingEntries(filter, values)} ${order}
       limit ${values.bind(limit)} offset ${values.bind(skip)}
     ) ${order}`,
    values.list,
  );
  return entriesOf(sql, filter.accountId, rows);
}

/**
 * Returns the entries after a position, oldest first, and the position to continue from. Leaves out the last
 * ten seconds: an entry gets its time before its transaction commits, so later ones can be visible earlier.
 */
async function entriesAfter(
  sql: Queryable,
  filter: TrailFilter,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<Page, 'results' | 'next'>> {
  const [instant = '', id = ''] = after.split('.');
  const values = collectValues();
  const matching = matchingEntries(filter, values);
  const position = `timestamptz 'epoch' + ${values.bind(instant || '0')}::bigint * interval '1 microsecond'`;
  const rows = await sql.query<TrailRow & { place: string }>(
    `select ${trailColumns}, (extract(epoch from at) * 1000000)::bigint::text as place from ${matching}
       and (at, "objectId") > (${position}, ${values.bind(id)}) and at < now() - interval '10 seconds'
     order by at, "objectId" limit ${values.bind(limit)}`,
    values.list,
  );
  const last = rows.at(-1);
  const results = await entriesOf(
    sql,
    filter.accountId,
    rows.map(({ place: _, ...row }) => row),
  );
  return { results, next: last ? `${last.place}.${last.id}` : after };
}

/** Jumps from one operation to the next in the index, however many entries each has. */
async function operationsOf(sql: Queryable, accountId: string): Promise<string[]> {
  const rows = await sql.query<{ operation: string }>(
    `with recursive found as (
       (select operation from "AuditEntry" where account = $1 order by operation limit 1)
       union all
       select (select e.operation from "AuditEntry" e where e.account = $1 and e.operation > found.operation
               order by e.operation limit 1)
       from found where found.operation is not null
     ) select operation from found where operation is not null`,
    [accountId],
  );
  return rows.map((row) => row.operation);
}

/** Returns the names for the filtered ids, from the newest entry about each. */
async function chosenBy(sql: Queryable, { accountId, actor, target }: TrailFilter): Promise<Page['chosen']> {
  return {
    actor: actor ? ((await newest(sql, { accountId, actor }))?.actor ?? null) : null,
    target: target ? ((await newest(sql, { accountId, target }))?.target ?? null) : null,
  };
}

async function newest(
  sql: Queryable,
  { accountId, actor = '', target = '' }: { accountId: string; actor?: string; target?: string },
): Promise<AuditEntry | undefined> {
  const filter = { accountId, operation: '', actor, target, search: '', named: [] };
  const [entry] = await pageOf(sql, filter, { limit: 1, skip: 0, direction: 'desc' });
  return entry;
}
