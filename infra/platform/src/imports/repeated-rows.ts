import { text } from '@campus/contracts/messages';
import type { ImportAction } from '@campus/domain/imports';
import type { Queryable } from '../database/sql.ts';
import type { ActionCounts } from '../tasks/define.ts';
import type { RowPlan } from '../tasks/rows.ts';
import type { ImportRun } from './import-params.ts';
import type { SaidOrWrong } from './said-row.ts';

/** The first row about somebody. */
interface First {
  email: string;
  line: number;
  said: string;
  /** What was planned for it, where that was in a piece before. */
  planned?: { position: number; action: ImportAction };
}

type Said = Extract<SaidOrWrong, { said: string }>;

interface Repeated {
  /** By line. */
  plans: Map<number, RowPlan>;
  /** By how much there are more and less rows of an action among those that were planned before. */
  actions: ActionCounts;
}

/**
 * Plans the rows about people of rows before: who says the same again changes nothing more, and of rows that
 * contradict each other none is done, neither is the one that was planned already.
 */
export async function repeatedRows(
  { sql, task }: Pick<ImportRun, 'sql' | 'task'>,
  read: readonly SaidOrWrong[],
): Promise<Repeated> {
  const rows = read.filter((row) => 'said' in row);
  const firsts = await plannedBefore(sql, task.id, rows);
  const plans = new Map<number, RowPlan>();
  const contradicted = new Map<First, number>();
  for (const row of rows) {
    const first = firsts.get(row.email);
    if (!first) firsts.set(row.email, { email: row.email, line: row.line, said: row.said });
    else if (first.said === row.said) plans.set(row.line, settled(row, 'unchanged', first.line));
    else {
      plans.set(row.line, settled(row, 'conflict', first.line));
      if (!contradicted.has(first)) contradicted.set(first, row.line);
    }
  }
  const byLine = new Map(rows.map((row) => [row.line, row]));
  for (const [{ line, planned }, by] of contradicted) {
    const row = planned ? undefined : byLine.get(line);
    if (row) plans.set(line, settled(row, 'conflict', by));
  }
  return { plans, actions: await takeBack(sql, task.id, contradicted) };
}

async function plannedBefore(
  sql: Queryable,
  taskId: string,
  rows: readonly Said[],
): Promise<Map<string, First>> {
  const found = await sql.query<Omit<First, 'planned'> & { position: number; action: ImportAction }>(
    `select distinct on (target) target as email, line, plan ->> 'said' as said, position, action
     from "TaskRow" where task = $1 and target = any($2) and line is not null order by target, position`,
    [taskId, rows.map(({ email }) => email)],
  );
  return new Map(
    found.map(({ position, action, ...first }) => [first.email, { ...first, planned: { position, action } }]),
  );
}

function settled(
  { email, label, line, said }: Said,
  action: 'unchanged' | 'conflict',
  other: number,
): RowPlan {
  const key = action === 'unchanged' ? 'imports.row.repeated' : 'imports.row.contradicted';
  return { target: email, label, line, action, plan: { said }, reason: text(key, { line: other }) };
}

/** What was planned for rows that are contradicted now is not done. */
async function takeBack(
  sql: Queryable,
  taskId: string,
  contradicted: ReadonlyMap<First, number>,
): Promise<ActionCounts> {
  const taken = [...contradicted].flatMap(([{ planned }, by]) =>
    planned && planned.action !== 'conflict' && planned.action !== 'error' ? [{ ...planned, by }] : [],
  );
  if (taken.length === 0) return {};
  await sql.query(
    `update "TaskRow" r set action = 'conflict', outcome = 'failed', changes = null, reason = taken.reason
     from unnest($2::int[], $3::text[]) taken (position, reason)
     where r.task = $1 and r.position = taken.position`,
    [
      taskId,
      taken.map(({ position }) => position),
      taken.map(({ by }) => text('imports.row.contradicted', { line: by })),
    ],
  );
  const actions: ActionCounts = { conflict: taken.length };
  for (const { action } of taken) actions[action] = (actions[action] ?? 0) - 1;
  return actions;
}
