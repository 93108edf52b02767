import type { ReportContent } from '@campus/contracts/analytics/report-record-content';
import {
  type ReportTable as Part,
  type ReportCell,
  reportTables,
} from '@campus/contracts/analytics/report-tables';
import { cellWords, type ReportFormat } from '@campus/contracts/analytics/report-words';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReportColumn, ReportTable } from '../reports/report-table.tsx';

/** The figures of a kept report, part by part. */
export function RecordTables({ report, format }: { report: ReportContent; format: ReportFormat }) {
  return reportTables(report).map((part) => (
    <section key={part.part}>
      <chakra.h3 textStyle="heading" mb={1}>
        {part.title}
      </chakra.h3>
      {part.rows.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {text('analytics.report.empty')}
        </chakra.p>
      ) : (
        <PartTable part={part} format={format} />
      )}
    </section>
  ));
}

interface Row {
  id: string;
  cells: readonly ReportCell[];
}

function PartTable({ part: { title, columns, rows }, format }: { part: Part; format: ReportFormat }) {
  const [first, ...others] = columns.map(
    ({ header, type }, index): ReportColumn<Row> => ({
      id: String(index),
      header,
      isNumber: type === 'number',
      cell: ({ cells }) => <bdi>{cellWords(cells[index] ?? null, format)}</bdi>,
    }),
  );
  if (!first) return null;
  // Rows have one order that never changes.
  const numbered = rows.map((cells, index) => ({ id: String(index), cells }));
  return <ReportTable label={title} columns={[first, ...others]} rows={numbered} rowId={({ id }) => id} />;
}
