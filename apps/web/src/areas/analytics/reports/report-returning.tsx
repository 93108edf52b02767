import type { readReportReturning } from '@campus/contracts/analytics/reports';
import { text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import type * as z from 'zod';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatMonth, formatNumber } from '../../../lib/format.ts';
import { ReadPart } from './read-part.tsx';
import type { ReportProps } from './report-state.ts';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { formatShare } from './report-words.ts';
import { useReportReturning } from './use-report-parts.ts';

type Cohort = z.output<typeof readReportReturning.output>['items'][number];

/** The new people of each month, and who of them came back after the first 30 days. */
export function ReportReturning({ report }: ReportProps) {
  const query = useReportReturning(report);
  const columns = useMemo(columnsOf, []);
  return (
    <Card title={text('reports.returning')} description={text('reports.returning.about')}>
      <CardBody>
        <ReadPart query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={text('reports.returning.none')} />
            ) : (
              <ReportTable
                label={text('reports.returning')}
                columns={columns}
                rows={items}
                rowId={({ month }) => month}
              />
            )
          }
        </ReadPart>
      </CardBody>
    </Card>
  );
}

function columnsOf(): [ReportColumn<Cohort>, ...ReportColumn<Cohort>[]] {
  const count = (name: 'people' | 'over' | 'returned'): ReportColumn<Cohort> => ({
    id: name,
    header: text(`reports.returning.${name}`),
    isNumber: true,
    cell: (cohort) => formatNumber(cohort[name]),
  });
  return [
    {
      id: 'month',
      header: text('reports.returning.month'),
      cell: ({ month }) => <time dateTime={month}>{formatMonth(month)}</time>,
    },
    count('people'),
    count('over'),
    count('returned'),
    {
      id: 'share',
      header: text('reports.returning.share'),
      isNumber: true,
      cell: ({ over, returned }) =>
        over === 0 ? text('reports.returning.tooEarly') : formatShare(returned / over),
    },
  ];
}
