import { reason } from '@campus/contracts/core/reasons';
import * as z from 'zod';
import { sumOf } from '../../work/tasks/action-counts.ts';
import type { PlanStep } from '../../work/tasks/define.ts';
import { addToPlan, type RowPlan } from '../../work/tasks/rows.ts';
import { countOwners } from '../members/count-owners.ts';
import type { DecidingRun, ImportRun } from './import-params.ts';
import { type ParsedOrInvalidRow, parseRow } from './parse-row.ts';
import { readPosition } from './read-position.ts';
import { firstPosition, readRows } from './read-rows.ts';
import { type First, type Repeated, repeatedRows } from './repeated-rows.ts';
import type { OwnersLeft, ParsedRow, RowDecision } from './row-plan.ts';

/** Large enough that lookups cost little per row, small enough to show progress. */
const pieceSize = 2_000;

const stateSchema = z.object({ at: readPosition, owners: z.int() });

/** Decides the action of each row. */
export type Decide = (
  run: DecidingRun,
  rows: readonly ParsedRow[],
  left: OwnersLeft,
) => Promise<RowDecision[]>;

/** Reads the next rows of the file and plans an action for each. */
export async function planPiece(run: ImportRun, decide: Decide): Promise<PlanStep> {
  const { services, task, params } = run;
  const state = stateSchema.nullable().parse(task.state);
  const from = state?.at ?? firstPosition;
  const left = { owners: state?.owners ?? (await countOwners(run.sql, task.accountId)) };
  const file = { ...params.file, columns: params.columns };
  const { rows, next, finished } = await readRows(services.files, file, { from, most: pieceSize });
  const read = rows.map((row) => parseRow(row, file));
  const repeated = await repeatedRows(run, read);
  const fresh = read.filter((row) => 'contentHash' in row).filter((row) => !isRepeated(row.line, repeated));
  const decisions = await decide(run, fresh, left);
  const decided = new Map(fresh.map((row, index) => [row.line, decisions[index]]));
  const planned = await addToPlan(
    run,
    read.map((row) => planOf(row, { ...repeated, decided })),
  );
  const actions = sumOf(planned.actions, repeated.actions);
  return { rows: planned.rows, actions, state: { at: next, owners: left.owners }, finished };
}

function isRepeated(line: number, { duplicates, conflicts }: Repeated): boolean {
  return duplicates.has(line) || conflicts.has(line);
}

interface Found extends Repeated {
  /** By line. */
  decided: ReadonlyMap<number, RowDecision | undefined>;
}

function planOf(row: ParsedOrInvalidRow, found: Found): RowPlan {
  const { line, label } = row;
  if (!('contentHash' in row))
    return { target: '', label, line, action: 'error', reasons: [row.wrong], plan: { cells: row.written } };
  const conflict = found.conflicts.get(line);
  if (conflict) return conflict;
  const first = found.duplicates.get(line);
  const decision = first ? repeatedDecision(first, found) : found.decided.get(line);
  if (!decision) throw new Error(`Nothing was decided for line ${line}.`);
  return {
    ...decision,
    target: row.email,
    label,
    line,
    plan: {
      ...decision.plan,
      contentHash: row.contentHash,
      ...(decision.action === 'error' && { cells: row.written }),
    },
  };
}

/** A repeated row changes nothing. If the first one is invalid, its error is repeated. */
function repeatedDecision(first: First, { decided }: Found): RowDecision {
  const { action, reasons = [] } = first.planned ?? decided.get(first.line) ?? { action: 'conflict' };
  if (action === 'error') return { action, reasons };
  return { action: 'unchanged', reasons: [reason('imports.row.repeated', { line: first.line })] };
}
