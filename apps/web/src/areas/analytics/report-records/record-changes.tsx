import type { ReportContent } from '@campus/contracts/analytics/report-record-content';
import { listedReportChanges, type ReportCorrection } from '@campus/contracts/analytics/report-records';
import {
  addedWords,
  changedWords,
  figureWords,
  type ReportFormat,
  subjectWords,
} from '@campus/contracts/analytics/report-words';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { ReportTable } from '../reports/report-table.tsx';

/** Lists what came since a report was kept, correction by correction. */
export function RecordChanges({
  corrections,
  report,
  format,
}: {
  corrections: readonly ReportCorrection[];
  report: ReportContent;
  format: ReportFormat;
}) {
  if (corrections.length === 0)
    return <chakra.p textStyle="sm">{text('analytics.report.corrections.none')}</chakra.p>;
  return (
    <chakra.div display="grid" gap={4}>
      {corrections.map((correction) => (
        <div key={correction.sha256}>
          <p>{addedWords(correction, format)}</p>
          <Small>{text('analytics.report.correction.hash', { hash: correction.sha256 })}</Small>
          {report.earlier !== null && !correction.parts.includes('earlier') && (
            <Small>{text('analytics.report.corrections.earlier')}</Small>
          )}
          <Changes correction={correction} report={report} format={format} />
        </div>
      ))}
    </chakra.div>
  );
}

function Changes({
  correction: { changes, total },
  report,
  format,
}: {
  correction: ReportCorrection;
  report: ReportContent;
  format: ReportFormat;
}) {
  const [shown, all] = [format.number(listedReportChanges), format.number(total)];
  const column = (id: 'part' | 'of' | 'figure' | 'before' | 'after') => ({
    id,
    header: text(`analytics.report.column.${id}`),
  });
  type Change = (typeof changes)[number];
  return (
    <>
      <ReportTable<Change>
        label={text('analytics.report.part.corrections')}
        columns={[
          { ...column('part'), cell: ({ part }) => text(`analytics.report.part.${part}`) },
          { ...column('of'), cell: (change) => <bdi>{subjectWords(change, report)}</bdi> },
          { ...column('figure'), cell: ({ figure }) => figureWords(figure) },
          {
            ...column('before'),
            isNumber: true,
            cell: ({ figure, before }) => changedWords(figure, before, format),
          },
          {
            ...column('after'),
            isNumber: true,
            cell: ({ figure, after }) => changedWords(figure, after, format),
          },
        ]}
        rows={changes}
        rowId={({ part, of, figure }) => `${part} ${of} ${figure}`}
      />
      {total > changes.length && (
        <Small>{text('analytics.record.changes.more', { shown, total: all })}</Small>
      )}
    </>
  );
}

const Small = chakra('p', { base: { textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' } });
