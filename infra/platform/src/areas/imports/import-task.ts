import { text } from '@campus/contracts/core/text';
import type { ImportKind } from '@campus/domain/imports/imports';
import { type TaskDefinition, taskDefinition } from '../../work/tasks/define.ts';
import { type PlannedRow, rowStep, type SettledRow } from '../../work/tasks/rows.ts';
import { failedRowsFile } from './failed-rows.ts';
import { type ImportParams, type ImportRun, importParams } from './import-params.ts';
import { type Decide, planPiece } from './plan-piece.ts';
import { refuseImpossible } from './refuse-impossible.ts';
import { resultFile } from './result-file.ts';

/** Small enough that people who edit a member barely wait for a step. */
const stepSize = 1_000;

interface ImportKindSettings {
  kind: ImportKind;
  /**
   * Decides the action for each of these rows, in order, with few statements. No two rows are about the same
   * person, and none is about a person from an earlier row.
   */
  decide: Decide;
  /**
   * Applies the planned actions under the rules for single changes. If a person has changed since, the row
   * fails with a reason. It is skipped with a reason if nothing is left to do.
   */
  settle(run: ImportRun, rows: readonly PlannedRow[]): Promise<readonly SettledRow[]>;
}

/** Declares a kind of import. All kinds share file, plan, review, progress, result, and mail. */
export function importTask({ kind, decide, settle }: ImportKindSettings): TaskDefinition {
  return taskDefinition({
    kind: `imports.${kind}`,
    params: importParams,
    planStep: (run) => planPiece(run, decide),
    review: async ({ sql, task, params: { review, rowErrors } }) => {
      if (!review) await refuseImpossible(sql, { taskId: task.id, rowErrors, actions: task.actions });
      return review;
    },
    step: rowStep<ImportParams>(stepSize, settle),
    file: resultFile(kind),
    failedRows: failedRowsFile(kind),
    mail: async ({ params }) => ({
      to: params.exportEmail,
      title: text(`imports.mail.${kind}.subject`),
      paragraphs: [text(`imports.mail.${kind}.text`, { file: params.file.name })],
    }),
  });
}
