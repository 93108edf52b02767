import type { WireAuditFilter } from '@campus/contracts/audit/functions';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hasTrigram } from '../../foundation/database/trigrams.ts';
import { escapeLike, type Values } from '../../foundation/database/values.ts';

/** The filter of an account's entries, with the ids of people that match the search by name. */
export interface TrailFilter extends WireAuditFilter {
  accountId: string;
  /** Ids of people whose name starts with the search text, and of their memberships. */
  named: readonly string[];
}

/** The maximum number of members found by name prefix. */
const maxNamed = 100;
/** The number of newest entries searched if no index applies. */
export const shortReach = 50_000;

/** Builds the filter of a call, and finds the people that match its search. */
export async function trailFilter(
  sql: Queryable,
  accountId: string,
  filter: WireAuditFilter,
): Promise<TrailFilter> {
  return { ...filter, accountId, named: filter.search ? await idsNamed(sql, accountId, filter.search) : [] };
}

async function idsNamed(sql: Queryable, accountId: string, search: string): Promise<string[]> {
  const rows = await sql.query<{ ids: string[] }>(
    `select array["objectId", "user"] as ids from "Membership" where account = $1
       and ("displaynameKey" ^@ search_key($2) or "firstnameKey" ^@ search_key($2) or "lastnameKey" ^@ search_key($2))
     limit ${maxNamed}`,
    [accountId, search],
  );
  return rows.flatMap((row) => row.ids);
}

/**
 * Returns the filtered entries as SQL for the FROM clause. A search without three consecutive letters or
 * digits cannot use the index and covers only the newest entries.
 */
export function matchingEntries(filter: TrailFilter, values: Values): string {
  const others = conditions(filter, values);
  if (!filter.search) return `"AuditEntry" where ${others}`;
  const found = searchCondition(filter, values);
  if (isIndexed(filter.search)) return `"AuditEntry" where ${others} and ${found}`;
  const newest = `select * from "AuditEntry" where ${others} order by at desc, "objectId" desc limit ${shortReach}`;
  return `(${newest}) newest where ${found}`;
}

/** Whether the search finds all matching entries, however old. */
export function isIndexed(search: string): boolean {
  return search === '' || hasTrigram(search);
}

function conditions(filter: TrailFilter, values: Values): string {
  const all = [`account = ${values.bind(filter.accountId)}`];
  if (filter.operation) all.push(`operation = ${values.bind(filter.operation)}`);
  if (filter.outcome) all.push(`outcome = ${values.bind(filter.outcome)}`);
  if (filter.actor) all.push(`"actorId" = ${values.bind(filter.actor)}`);
  if (filter.target) all.push(`"targetId" = ${values.bind(filter.target)}`);
  if (filter.from) all.push(`at >= ${values.bind(filter.from)}`);
  if (filter.to) all.push(`at <= ${values.bind(filter.to)}`);
  return all.join(' and ');
}

function searchCondition({ search, named }: TrailFilter, values: Values): string {
  const pattern = values.bind(`%${escapeLike(search)}%`);
  const tests = [`"searchKey" like search_key(${pattern})`];
  if (named.length > 0) {
    const ids = values.bind(named);
    tests.push(`"actorId" = any(${ids})`, `"targetId" = any(${ids})`);
  }
  return `(${tests.join(' or ')})`;
}
