import { type Reason, reason } from '@campus/contracts/core/reasons';
import type { ImportAction } from '@campus/domain/imports/imports';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { ActionCounts } from '../../work/tasks/action-counts.ts';
import type { RowPlan } from '../../work/tasks/rows.ts';
import type { ImportRun } from './import-params.ts';
import type { ParsedOrInvalidRow } from './parse-row.ts';

/** The first row about a person. */
export interface First {
  email: string;
  line: number;
  contentHash: string;
  /** Its plan, if it was in an earlier piece. */
  planned?: { position: number; action: ImportAction; reasons: readonly Reason[] };
}

type ReadableRow = Extract<ParsedOrInvalidRow, { contentHash: string }>;

export interface Repeated {
  /** Rows with the same content as an earlier one, by line. */
  duplicates: Map<number, First>;
  /** Rows that contradict an earlier one, by line. */
  conflicts: Map<number, RowPlan>;
  /** How the counts per action of earlier planned rows change. */
  actions: ActionCounts;
}

/**
 * Finds rows about people from earlier rows. If rows contradict each other, none of them is applied,
 * including one that is already planned.
 */
export async function repeatedRows(
  { sql, task }: Pick<ImportRun, 'sql' | 'task'>,
  read: readonly ParsedOrInvalidRow[],
): Promise<Repeated> {
  const rows = read.filter((row) => 'contentHash' in row);
  const firsts = await plannedBefore(sql, task.id, rows);
  const duplicates = new Map<number, First>();
  const conflicts = new Map<number, RowPlan>();
  const contradicted = new Map<First, number>();
  for (const row of rows) {
    const first = firsts.get(row.email);
    if (!first) firsts.set(row.email, { email: row.email, line: row.line, contentHash: row.contentHash });
    else if (first.contentHash === row.contentHash) duplicates.set(row.line, first);
    else {
      conflicts.set(row.line, conflict(row, first.line));
      if (!contradicted.has(first)) contradicted.set(first, row.line);
    }
  }
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const [{ line, planned }, by] of contradicted) {
    const row = planned ? undefined : byLine.get(line);
    if (row) conflicts.set(line, conflict(row, by));
  }
  return { duplicates, conflicts, actions: await cancelPlans(sql, task.id, contradicted) };
}

async function plannedBefore(
  sql: Queryable,
  taskId: string,
  rows: readonly ReadableRow[],
): Promise<Map<string, First>> {
  const found = await sql.query<Omit<First, 'planned'> & NonNullable<First['planned']>>(
    `select listed.email, first.* from unnest($2::text[]) listed (email) cross join lateral (
       select line, plan ->> 'contentHash' as "contentHash", position, action, reasons from "TaskRow"
       where task collate "C" = $1 and target collate "C" = listed.email and line is not null
       order by position limit 1
     ) first`,
    [taskId, [...new Set(rows.map(({ email }) => email))]],
  );
  return new Map(
    found.map(({ position, action, reasons, ...first }) => [
      first.email,
      { ...first, planned: { position, action, reasons } },
    ]),
  );
}

function conflict({ email, label, line, contentHash }: ReadableRow, other: number): RowPlan {
  const reasons = [contradictedBy(other)];
  return { target: email, label, line, action: 'conflict', plan: { contentHash }, reasons };
}

function contradictedBy(line: number): Reason {
  return reason('imports.row.contradicted', { line });
}

/** Cancels the plans of rows that a later row contradicts. */
async function cancelPlans(
  sql: Queryable,
  taskId: string,
  contradicted: ReadonlyMap<First, number>,
): Promise<ActionCounts> {
  const taken = [...contradicted].flatMap(([{ planned }, by]) =>
    planned && planned.action !== 'conflict' && planned.action !== 'error' ? [{ ...planned, by }] : [],
  );
  if (taken.length === 0) return {};
  await sql.query(
    `update "TaskRow" r set action = 'conflict', outcome = 'failed', changes = null, reasons = taken.reasons
     from unnest($2::int[], $3::json[]) taken (position, reasons)
     where r.task = $1 and r.position = taken.position`,
    [
      taskId,
      taken.map(({ position }) => position),
      taken.map(({ by }) => JSON.stringify([contradictedBy(by)])),
    ],
  );
  const actions: ActionCounts = { conflict: taken.length };
  for (const { action } of taken) actions[action] = (actions[action] ?? 0) - 1;
  return actions;
}
