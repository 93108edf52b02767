import type { WireAuditFilter } from '@campus/contracts/wire/audit';
import type { Queryable } from '../database/sql.ts';
import { escapeLike, type Values } from '../database/values.ts';

/** Which entries of an account are meant, with what a search finds besides texts in the entries. */
export interface TrailFilter extends WireAuditFilter {
  accountId: string;
  /** Ids of the people, and of their memberships, whose name the search begins. */
  named: readonly string[];
}

/** So many members are found by the beginning of their name. */
const mostNamed = 100;

/** Makes the filter of a call: looks up whom its search names. */
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
     limit ${mostNamed}`,
    [accountId, search],
  );
  return rows.flatMap((row) => row.ids);
}

/** The condition on AuditEntry that a filter stands for. */
export function trailCondition(filter: TrailFilter, values: Values): string {
  const conditions = [`account = ${values.bind(filter.accountId)}`];
  if (filter.operation) conditions.push(`operation = ${values.bind(filter.operation)}`);
  if (filter.outcome) conditions.push(`outcome = ${values.bind(filter.outcome)}`);
  if (filter.actor) conditions.push(`"actorId" = ${values.bind(filter.actor)}`);
  if (filter.target) conditions.push(`"targetId" = ${values.bind(filter.target)}`);
  if (filter.from) conditions.push(`at >= ${values.bind(filter.from)}`);
  if (filter.to) conditions.push(`at <= ${values.bind(filter.to)}`);
  if (filter.search) conditions.push(searchCondition(filter, values));
  return conditions.join(' and ');
}

function searchCondition({ search, named }: TrailFilter, values: Values): string {
  const pattern = values.bind(`%${escapeLike(search)}%`);
  const tests = [`"actorEmail" ilike ${pattern}`, `"targetLabel" ilike ${pattern}`];
  if (named.length > 0) {
    const ids = values.bind(named);
    tests.push(`"actorId" = any(${ids})`, `"targetId" = any(${ids})`);
  }
  return `(${tests.join(' or ')})`;
}
