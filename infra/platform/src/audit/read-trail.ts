import type { AuditEntry } from '@campus/contracts/audit';
import type { getAuditEntries } from '@campus/contracts/wire/audit';
import type * as z from 'zod';
import type { Queryable } from '../database/sql.ts';
import { collectValues, escapeLike, type Values } from '../database/values.ts';

type Options = z.output<typeof getAuditEntries.input>['options'];

/** As many entries as can be paged through. */
const counted = 100_000;

interface Row extends Omit<AuditEntry, 'actor' | 'target' | 'at'> {
  at: Date;
  actorId: string;
  actorEmail: string;
  targetType: string;
  targetId: string;
  targetLabel: string;
}

/** One page of an account's trail, how many entries match, and which operations occur in the whole of it. */
export async function readTrail(
  sql: Queryable,
  accountId: string,
  options: Options,
): Promise<{ count: number; results: AuditEntry[]; operations: string[] }> {
  const values = collectValues();
  const matching = conditionOf(accountId, options, values);
  const total = await sql.one<{ count: number }>(
    `select count(*)::int as count from (
       select from "AuditEntry" where ${matching} limit ${counted}) matching`,
    values.list,
  );
  const rows = await sql.query<Row>(
    `select "objectId" as id, at, operation, outcome, "actorId", "actorEmail", "targetType", "targetId",
       "targetLabel", before, after, reason, "requestId"
     from "AuditEntry" where ${matching}
     order by at ${options.direction}, "objectId" ${options.direction}
     limit ${values.bind(options.limit)} offset ${values.bind(options.skip)}`,
    values.list,
  );
  return {
    count: total?.count ?? 0,
    results: rows.map(entryOf),
    operations: await operationsOf(sql, accountId),
  };
}

function conditionOf(accountId: string, options: Options, values: Values): string {
  const conditions = [`account = ${values.bind(accountId)}`];
  if (options.operation) conditions.push(`operation = ${values.bind(options.operation)}`);
  if (options.outcome) conditions.push(`outcome = ${values.bind(options.outcome)}`);
  if (options.from) conditions.push(`at >= ${values.bind(options.from)}`);
  if (options.to) conditions.push(`at <= ${values.bind(options.to)}`);
  if (options.search) {
    const pattern = values.bind(`%${escapeLike(options.search)}%`);
    conditions.push(`("actorEmail" ilike ${pattern} or "targetLabel" ilike ${pattern})`);
  }
  return conditions.join(' and ');
}

/** Steps from one operation to the next along the index, however many entries each of them has. */
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

function entryOf(row: Row): AuditEntry {
  const { at, actorId, actorEmail, targetType, targetId, targetLabel, ...entry } = row;
  return {
    ...entry,
    at: at.toISOString(),
    actor: actorId ? { id: actorId, email: actorEmail } : null,
    target: { type: targetType, id: targetId, label: targetLabel },
  };
}
