import '@campus/contracts/imports/page-messages';
import { type Reason, text } from '@campus/contracts/core/messages';
import { told } from '@campus/contracts/core/reasons';
import { columnFieldWords } from '@campus/contracts/imports/import-words';
import type { ImportRow } from '@campus/contracts/imports/imports';
import { csvFileName } from '@campus/csv/file-name';
import { type CsvColumn, csvFile, csvType } from '@campus/csv/write';
import type { ImportKind } from '@campus/domain/imports/imports';
import { organizationNameOf } from '../../ground/records/organization-name.ts';
import type { TaskFile } from '../../work/tasks/define.ts';
import { rowBatches } from '../../work/tasks/row-batches.ts';
import type { ImportRun } from './import-params.ts';

/** The file with the planned action and the result of each row of an import. */
export function resultFile(kind: ImportKind): (run: ImportRun) => Promise<TaskFile> {
  return async ({ sql, task }) => ({
    name: csvFileName(`${kind}-import`, await organizationNameOf(sql, task.accountId)),
    type: csvType,
    body: csvFile(columns, rowBatches<Row>(sql, task.id, 'line, label, action, changes, outcome, reasons')),
  });
}

type Row = Omit<ImportRow, 'changes' | 'reason' | 'reasons'> & {
  changes: ImportRow['changes'] | null;
  reasons: readonly Reason[];
};

const columns: readonly CsvColumn<Row>[] = [
  { header: text('imports.column.line'), cell: ({ line }) => String(line) },
  { header: text('members.field.email'), cell: ({ label }) => label },
  { header: text('imports.column.action'), cell: ({ action }) => text(`imports.action.${action}`) },
  { header: text('imports.column.changes'), cell: ({ changes }) => (changes ?? []).map(inWords).join('\n') },
  {
    header: text('tasks.column.outcome'),
    cell: ({ outcome }) => (outcome ? text(`tasks.outcome.${outcome}`) : ''),
  },
  { header: text('tasks.column.reason'), cell: ({ reasons }) => told(reasons).reason },
];

function inWords({ field, from, to }: ImportRow['changes'][number]): string {
  return text('imports.column.change', { field: columnFieldWords(field), from, to });
}
