import '@campus/contracts/imports/page-messages';
import { type Reason, reasonFields } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import type { ImportRow } from '@campus/contracts/imports/imports';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import type { ColumnField, ImportKind } from '@campus/domain/imports/imports';
import { organizationNameOf } from '../../foundation/records/organization-name.ts';
import type { TaskFile } from '../../work/tasks/define.ts';
import { rowBatches } from '../../work/tasks/row-batches.ts';
import type { ImportRun } from './import-params.ts';

/**
 * Writes the planned action and the result of each row to a file. Old and new values of a field have separate
 * columns, so that programs can read them.
 */
export function resultFile(kind: ImportKind): (run: ImportRun) => Promise<TaskFile> {
  return async ({ sql, task, params }) => ({
    name: csvFileName(`${kind}-import`, await organizationNameOf(sql, task.accountId)),
    type: csvType,
    body: csvFile(
      [...rowColumns, ...changedFields(kind, params.columns).flatMap(changeColumns)],
      rowBatches<Row>(sql, task.id, 'line, label, action, changes, outcome, reasons'),
    ),
  });
}

type Row = Omit<ImportRow, 'changes' | 'reason' | 'reasons'> & {
  changes: ImportRow['changes'] | null;
  reasons: readonly Reason[];
};

const rowColumns: readonly CsvColumn<Row>[] = [
  { header: text('imports.column.line'), cell: ({ line }) => String(line) },
  { header: text('members.field.email'), cell: ({ label }) => label },
  { header: text('imports.column.action'), cell: ({ action }) => text(`imports.action.${action}`) },
  {
    header: text('tasks.column.outcome'),
    cell: ({ outcome }) => (outcome ? text(`tasks.outcome.${outcome}`) : ''),
  },
  { header: text('tasks.column.reason'), cell: ({ reasons }) => reasonFields(reasons).reason },
];

/** The values that every invited person gets, even if the file has no column for them. */
const alwaysGiven: readonly ColumnField[] = ['permission', 'teamId', 'badges'];

/** Returns the fields that an import can change, in the column order of its file. */
function changedFields(kind: ImportKind, columns: readonly ColumnField[]): ColumnField[] {
  if (kind === 'deletions') return [];
  const named = columns.filter((field) => field !== '' && field !== 'email');
  return [...new Set([...named, ...alwaysGiven])];
}

function changeColumns(field: ColumnField): CsvColumn<Row>[] {
  const words = columnFieldWords(field);
  const changeOf = ({ changes }: Row) => changes?.find((change) => change.field === field);
  return [
    { header: text('imports.column.before', { field: words }), cell: (row) => changeOf(row)?.from ?? '' },
    { header: text('imports.column.after', { field: words }), cell: (row) => changeOf(row)?.to ?? '' },
  ];
}
