import type { ConstantKey } from '@campus/contracts/core/keys';
import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { TaskRow } from '@campus/contracts/tasks/tasks';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import type { TaskFile, TaskRun } from './define.ts';
import { rowBatches } from './row-batches.ts';

/**
 * Writes the result of each row of a task to a file. `name` describes the content; `label` is the column
 * heading for row names.
 */
export function rowsFile(
  name: string,
  label: ConstantKey,
): (run: Pick<TaskRun<unknown>, 'sql' | 'task'>) => Promise<TaskFile> {
  return async ({ sql, task }) => ({
    name: csvFileName(name, await organizationNameOf(sql, task.accountId)),
    type: csvType,
    body: csvFile(columns(label), rowBatches<Row>(sql, task.id, 'label, outcome, reasons')),
  });
}

type Row = Pick<TaskRow, 'position' | 'label' | 'outcome'> & { reasons: readonly Reason[] };

function columns(label: ConstantKey): CsvColumn<Row>[] {
  return [
    { header: text(label), cell: (row) => row.label },
    {
      header: text('tasks.column.outcome'),
      cell: ({ outcome }) => (outcome ? text(`tasks.outcome.${outcome}`) : ''),
    },
    { header: text('tasks.column.reason'), cell: ({ reasons }) => reasonFields(reasons).reason },
  ];
}
