import { text } from '@campus/contracts/core/text';
import type { ImportKind } from '@campus/domain/imports/imports';
import { type TaskDefinition, taskDefinition } from '../../work/tasks/define.ts';
import { type PlannedRow, rowStep, type SettledRow } from '../../work/tasks/rows.ts';
import { type ImportParams, type ImportRun, importParams } from './import-params.ts';
import { planPiece } from './plan-piece.ts';
import { refuseImpossible } from './refuse-impossible.ts';
import { resultFile } from './result-file.ts';
import type { OwnersLeft, ParsedRow, RowDecision } from './row-plan.ts';

/** Small enough that people who edit a member do not wait noticeably for a step. */
const stepSize = 1_000;

interface ImportKindSettings {
  kind: ImportKind;
  /**
   * Decides the action of each of some rows, in their order, in a few statements. No two rows are about the
   * same person, and none is about the person of an earlier row.
   */
  decide(run: ImportRun, rows: readonly ParsedRow[], left: OwnersLeft): Promise<RowDecision[]>;
  /**
   * Applies the planned actions, each row by the rule for single changes. Rows that have changed since fail with a
   * reason, or are skipped with one if nothing is left to do.
   */
  settle(run: ImportRun, rows: readonly PlannedRow[]): Promise<readonly SettledRow[]>;
}

/** A kind of import: the same file, plan, review, progress, result and mail for all. */
export function importTask({ kind, decide, settle }: ImportKindSettings): TaskDefinition {
  return taskDefinition({
    kind: `imports.${kind}`,
    params: importParams,
    planStep: (run) => planPiece(run, decide),
    review: ({ params: { review, rowErrors }, task: { actions } }) => {
      if (!review) refuseImpossible(rowErrors, actions);
      return review;
    },
    step: rowStep<ImportParams>(stepSize, settle),
    file: resultFile(kind),
    mail: async ({ params }) => ({
      to: params.exportEmail,
      title: text(`imports.mail.${kind}.subject`),
      paragraphs: [text(`imports.mail.${kind}.text`, { file: params.file.name })],
    }),
  });
}
