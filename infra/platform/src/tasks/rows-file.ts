import { type ConstantKey, text } from '@campus/contracts/messages';
import type { TaskRow } from '@campus/contracts/tasks';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import { organizationNameOf } from '../accounts/organization-name.ts';
import type { Queryable } from '../database/sql.ts';
import type { TaskFile, TaskRun } from './define.ts';

/** So many rows are read at once. */
const batch = 5_000;

/**
 * The file that tells how each of the things ended that a task is about. `name` says what is in it, `label` is the
 * heading above what the things are called.
 */
export function rowsFile(
  name: string,
  label: ConstantKey,
): (run: Pick<TaskRun<unknown>, 'sql' | 'task'>) => Promise<TaskFile> {
  return async ({ sql, task }) => ({
    name: csvFileName(name, await organizationNameOf(sql, task.accountId)),
    type: csvType,
    body: csvFile(columns(label), batches(sql, task.id)),
  });
}

type Row = Pick<TaskRow, 'position' | 'label' | 'outcome' | 'reason'>;

function columns(label: ConstantKey): CsvColumn<Row>[] {
  return [
    { header: text(label), cell: (row) => row.label },
    {
      header: text('tasks.column.outcome'),
      cell: ({ outcome }) => (outcome ? text(`tasks.outcome.${outcome}`) : ''),
    },
    { header: text('tasks.column.reason'), cell: ({ reason }) => reason },
  ];
}

async function* batches(sql: Queryable, taskId: string): AsyncGenerator<readonly Row[]> {
  for (let position = 0; ; ) {
    const rows = await sql.query<Row>(
      `select position, label, outcome, reason from "TaskRow" where task = $1 and position > $2
       order by position limit $3`,
      [taskId, position, batch],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    position = last.position;
  }
}
