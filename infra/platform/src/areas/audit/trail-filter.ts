import type { WireAuditFilter } from '@campus/contracts/audit/functions';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hasTrigram } from '../../foundation/database/trigrams.ts';
import { escapeLike, type Values } from '../../foundation/database/values.ts';

/** The filter of an account's entries, with the ids that a search finds besides texts in the entries. */
export interface TrailFilter extends WireAuditFilter {
  accountId: string;
  /** Ids of the people, and of their memberships, whose name the search begins. */
  named: readonly string[];
}

/** The maximum number of members found by the beginning of their name. */
const maxNamed = 100;
/** The number of newest entries searched without an index. */
export const shortReach = 50_000;

/** Builds the filter of a call, and looks up the people whom its search names. */
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
 * The entries of a filter, as the text after `from`. A search without three consecutive letters or digits
 * has no index and looks at the newest entries only.
 */
export function matchingEntries(filter: TrailFilter, values: Values): string {
  const others = conditions(filter, values);
  if (!filter.search) return `"AuditEntry" where ${others}`;
  const found = searchCondition(filter, values);
  if (isIndexed(filter.search)) return `"AuditEntry" where ${others} and ${found}`;
  const newest = `select * from "AuditEntry" where ${others} order by at desc, "objectId" desc limit ${shortReach}`;
  return `(${newest}) newest where ${found}`;
}

/** Whether all entries that match are found, however old they are. */
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
