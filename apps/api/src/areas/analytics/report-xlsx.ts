import '@campus/contracts/analytics/report-record-messages';
import { type ReportTable, reportTables } from '@campus/contracts/analytics/report-tables';
import { figureWords, subjectWords } from '@campus/contracts/analytics/report-words';
import { text } from '@campus/contracts/core/text';
import { inOneBatch } from '@campus/csv/write';
import type { CellValue, Table } from '@campus/table-files/columns';
import { type Sheet, xlsxFile } from '@campus/table-files/xlsx';
import type { KeptReport } from './kept-report.ts';
import { recordFacts } from './report-csv.ts';

/** A kept report as a workbook: a sheet about the record, one for each part, and one for its corrections. */
export function reportXlsx(kept: KeptReport): AsyncIterable<Uint8Array> {
  const [about, ...parts] = [aboutSheet(kept), ...reportTables(kept.report), correctionsTable(kept)];
  return xlsxFile([about, ...parts.map(sheetOf)]);
}

function aboutSheet(kept: KeptReport): Sheet {
  const rows = [
    ...recordFacts(kept),
    ...kept.report.definitions.map(({ name, definition }) => [name, definition]),
  ];
  const columns = (['name', 'value'] as const).map((name) => ({
    header: text(`analytics.report.column.${name}`),
    type: 'text' as const,
  }));
  return { name: text('analytics.report.part.record'), table: { columns, batches: inOneBatch(rows) } };
}

function sheetOf({ title, columns, rows }: Pick<ReportTable, 'title' | 'columns' | 'rows'>): Sheet {
  const cells = rows.map((row) => row.map((cell, index) => typedValue(cell, columns[index]?.type)));
  const table: Table = { columns, batches: inOneBatch(cells) };
  return { name: title, table };
}

function typedValue(cell: CellValue, type: string | undefined): CellValue {
  return type === 'instant' && typeof cell === 'string' ? new Date(cell) : cell;
}

/** What came since. Values are numbers or texts, as they were recorded. */
function correctionsTable({
  corrections,
  report,
}: KeptReport): Pick<ReportTable, 'title' | 'columns' | 'rows'> {
  const texts = ['correction', 'added', 'sha256', 'part', 'of', 'figure'] as const;
  const header = (name: (typeof texts)[number] | 'before' | 'after') =>
    text(`analytics.report.column.${name}`);
  return {
    title: text('analytics.report.part.corrections'),
    columns: [
      ...texts.map((name) => ({ header: header(name), type: 'text' as const })),
      { header: header('before'), type: 'number' },
      { header: header('after'), type: 'number' },
    ],
    rows: corrections.flatMap(({ changes, addedAt, sha256 }, index) =>
      changes.map((change) => [
        ...[String(index + 1), addedAt, sha256, text(`analytics.report.part.${change.part}`)],
        ...[subjectWords(change, report), figureWords(change.figure), change.before, change.after],
      ]),
    ),
  };
}
