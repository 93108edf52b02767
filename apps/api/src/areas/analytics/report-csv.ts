import '@campus/contracts/analytics/report-record-messages';
import { figureWords } from '@campus/contracts/analytics/report-words';
import { text } from '@campus/contracts/core/text';
import { type CsvColumn, csvFile, inOneBatch } from '@campus/csv/write';
import { type FigureRow, figureRows } from '@campus/domain/analytics/report-records';
import type { KeptReport } from './kept-report.ts';

interface Row extends Omit<FigureRow, 'from' | 'to'> {
  /** Empty for what a correction says: it names what it is of. */
  from: string;
  to: string;
  /** The number of the correction; empty for the record itself. */
  correction: string;
  before: FigureRow['value'];
}

/** The figures of a kept report and its corrections, one in each row, with what is true of all rows. */
export function reportCsv(kept: KeptReport): AsyncIterable<string> {
  return csvFile([...ownColumns(), ...factColumns(kept)], inOneBatch(rowsOf(kept)));
}

function rowsOf({ report, corrections }: KeptReport): Row[] {
  return [
    ...figureRows(report).map((row) => ({ ...row, correction: '', before: null })),
    ...corrections.flatMap(({ changes }, index) =>
      changes.map(({ after, ...change }) => ({
        ...{ ...change, from: '', to: '', name: '', value: after, correction: String(index + 1) },
      })),
    ),
  ];
}

function ownColumns(): CsvColumn<Row>[] {
  const column = (
    name: 'part' | 'from' | 'to' | 'of' | 'name' | 'figure' | 'correction' | 'before' | 'value',
  ) => text(`analytics.report.column.${name}`);
  return [
    { header: column('correction'), cell: ({ correction }) => correction },
    { header: column('part'), cell: ({ part }) => text(`analytics.report.part.${part}`) },
    { header: column('from'), cell: ({ from }) => from },
    { header: column('to'), cell: ({ to }) => to },
    { header: column('of'), cell: ({ of }) => of },
    { header: column('name'), cell: ({ name }) => name },
    { header: column('figure'), cell: ({ figure }) => figureWords(figure) },
    { header: column('before'), cell: ({ before }) => String(before ?? '') },
    { header: column('value'), cell: ({ value }) => String(value ?? '') },
  ];
}

/** What is true of all rows. The rows repeat it, so that files can be concatenated. */
export function recordFacts({ record, report }: KeptReport): [header: string, value: string][] {
  const { grain, compare, hideEmployees } = report;
  return [
    [text('report.column.account'), report.organization],
    [text('report.column.accountId'), report.account],
    [text('analytics.report.column.recordName'), record.name],
    [text('analytics.report.column.recordFrom'), report.from],
    [text('analytics.report.column.recordTo'), report.to],
    [text('report.column.zone'), report.timeZone],
    [text('analytics.report.column.grain'), text(`analytics.report.grain.${grain}`)],
    [text('analytics.report.column.compare'), text(`analytics.report.compare.${compare}`)],
    [
      text('analytics.column.employees'),
      text(hideEmployees ? 'analytics.column.employees.out' : 'analytics.column.employees.counted'),
    ],
    [text('analytics.report.column.completeUntil'), report.completeUntil ?? ''],
    [text('analytics.report.column.takenAt'), record.takenAt],
    [text('analytics.report.column.takenBy'), record.takenBy],
    [text('analytics.report.column.sha256'), record.sha256],
  ];
}

function factColumns(kept: KeptReport): CsvColumn<Row>[] {
  const { definitions } = kept.report;
  const explained = new Map(definitions.map(({ name, definition }) => [name, definition]));
  const definitionOf = ({ part, figure }: Row) =>
    explained.get(figureWords(figure)) ?? explained.get(text(`analytics.report.part.${part}`)) ?? '';
  return [
    ...recordFacts(kept).map(([header, value]) => ({ header, cell: () => value })),
    { header: text('report.column.definition'), cell: definitionOf },
  ];
}
