import { AppError } from '@campus/contracts/core/app-error';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import type { correctImportRow } from '@campus/contracts/imports/functions';
import type { ImportRow } from '@campus/contracts/imports/imports';
import { type ImportAction, type ImportKind, impossibleCount } from '@campus/domain/imports/imports';
import * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { storableText } from '../../foundation/database/storable-text.ts';
import { type ActionCounts, sumOf } from '../../work/tasks/action-counts.ts';
import { readStoredTask } from '../../work/tasks/lock-task.ts';
import { type RowPlan, replaceInPlan } from '../../work/tasks/rows.ts';
import { decidePeople } from './decide-people.ts';
import { decideDeletions } from './deletions.ts';
import { type DecidingRun, type ImportParams, importParams } from './import-params.ts';
import { readPlannedRow } from './list-rows.ts';
import { parseRow } from './parse-row.ts';
import type { Decide } from './plan-piece.ts';
import { followedImport } from './read-imports.ts';

type Correcting = Call<z.output<typeof correctImportRow.input>, { level: 'admin'; page: 'import' }>;

const decideOf: Record<ImportKind, Decide> = {
  invitations: decidePeople({ updates: false }),
  memberships: decidePeople({ updates: true }),
  deletions: decideDeletions,
};

/** The part of a plan's state that a correction changes. */
const planState = z.looseObject({ owners: z.int() });

/**
 * Judges a row with an error again, with corrected cells, by the rules of its plan. A row about a person of another
 * row is a duplicate if both have the same content; otherwise it stays an error.
 */
export async function correctRow(call: Correcting): Promise<ImportRow> {
  const { sql, input, services, audit } = call;
  const { taskId, position } = input;
  const { kind } = await followedImport(call);
  // Before the plan is read, so that it can be neither applied nor changed in between.
  await sql.query('select from "Task" where id = $1 for update', [taskId]);
  const stored = await readStoredTask(sql, taskId);
  const before = stored?.status === 'planned' ? await readPlannedRow(sql, { taskId, position }) : undefined;
  if (!stored || !before || before.cells.length === 0)
    throw new AppError('conflict', 'imports.row.notCorrectable');
  const { params: storedParams, ...task } = stored;
  const params = importParams.parse(storedParams);
  const left = planState.parse(task.state);
  const row = await judge({ sql, services, task, params }, { kind, left, input, line: before.line });
  await replaceInPlan(sql, { taskId, position }, row);
  await countAgain(sql, task, { from: 'error', to: row.action, state: left });
  audit.note({
    before: { line: before.line, label: before.label },
    after: { label: row.label, action: row.action },
  });
  const after = await readPlannedRow(sql, { taskId, position });
  if (!after) throw new Error(`The import ${taskId} has lost its row ${position}.`);
  return after;
}

interface Judged {
  kind: ImportKind;
  left: { owners: number };
  input: Correcting['input'];
  line: number;
}

async function judge(run: DecidingRun, { kind, left, input, line }: Judged): Promise<Omit<RowPlan, 'line'>> {
  const { columns, file } = run.params;
  const cells = cellsOf(input.cells, run.params);
  const read = parseRow({ line, cells, fault: null }, { columns, hasHeader: file.hasHeader });
  const { label, written } = read;
  const error = (reasons: readonly Reason[]) =>
    ({ target: '', label, action: 'error', reasons, plan: { cells: written } }) as const;
  if (!('contentHash' in read)) return error([read.wrong]);
  const { email: target, contentHash } = read;
  const other = await otherRow(run.sql, { taskId: run.task.id, position: input.position, target });
  if (other && other.contentHash !== contentHash)
    return error([reason('imports.row.contradicted', { line: other.line })]);
  if (other) {
    const reasons = [reason('imports.row.repeated', { line: other.line })];
    return { target, label, action: 'unchanged', reasons, plan: { contentHash } };
  }
  const [decision] = await decideOf[kind](run, [read], left);
  if (!decision) throw new Error(`Nothing was decided for line ${line}.`);
  if (decision.action === 'error') return error(decision.reasons ?? []);
  return { ...decision, target, label, plan: { ...decision.plan, contentHash } };
}

/** The corrected cells in the order of the plan's columns. */
function cellsOf(given: Correcting['input']['cells'], { columns }: ImportParams): string[] {
  const values = new Map(given.map(({ field, value }) => [field, value]));
  for (const field of values.keys())
    if (field === '' || !columns.some((column) => column === field))
      throw new AppError('invalid', 'request.invalid');
  return columns.map((field) => storableText(values.get(field) ?? ''));
}

/** The first other row of the plan about the same person. */
function otherRow(
  sql: Queryable,
  { taskId, position, target }: { taskId: string; position: number; target: string },
): Promise<{ line: number; contentHash: string | null } | undefined> {
  return sql.one(
    `select line, plan ->> 'contentHash' as "contentHash" from "TaskRow"
     where task collate "C" = $1 and target collate "C" = $2 and line is not null and position <> $3
     order by position limit 1`,
    [taskId, target, position],
  );
}

interface Recount {
  from: ImportAction;
  to: ImportAction;
  state: object;
}

async function countAgain(
  sql: Queryable,
  { id, actions }: { id: string; actions: ActionCounts },
  { from, to, state }: Recount,
): Promise<void> {
  const change = sumOf({ [from]: -1 }, { [to]: 1 });
  await sql.query(
    `update "Task" set actions = $2, state = $3, skipped = skipped + $4, failed = failed + $5 where id = $1`,
    [
      id,
      JSON.stringify(sumOf(actions, change)),
      JSON.stringify(state),
      change.unchanged ?? 0,
      impossibleCount(change),
    ],
  );
}
