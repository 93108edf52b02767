import '@campus/contracts/analytics/report-record-messages';
import type { ReportRecord } from '@campus/contracts/analytics/report-records';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { LoadingOrError } from '../../../components/feedback/loading-or-error.tsx';
import { TimeText } from '../../../components/feedback/time-text.tsx';
import { Card, CardBody } from '../../../components/layout/card.tsx';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { useAccount } from '../../../shell/account.tsx';
import { trpc } from '../../../trpc.ts';
import { type ReportColumn, ReportTable } from '../reports/report-table.tsx';
import { OpenButton } from './open-button.tsx';

/** Lists the reports that were kept, newest first. */
export function ReportRecords({ onOpen }: { onOpen: (recordId: string) => void }) {
  const { id: accountId } = useAccount();
  const { data, error, refetch } = trpc.analytics.reportRecords.useQuery({ accountId });
  const label = text('analytics.record.list');
  return (
    <Card title={label} description={text('analytics.record.list.about')}>
      <CardBody>
        {!data && <LoadingOrError error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <chakra.p textStyle="sm" color="fg.muted">
            {text('analytics.record.list.none')} {text('analytics.record.list.hint')}
          </chakra.p>
        )}
        {data && data.items.length > 0 && (
          <ReportTable label={label} columns={columnsOf(onOpen)} rows={data.items} rowId={({ id }) => id} />
        )}
      </CardBody>
    </Card>
  );
}

function columnsOf(
  onOpen: (recordId: string) => void,
): readonly [ReportColumn<ReportRecord>, ...ReportColumn<ReportRecord>[]] {
  return [
    {
      id: 'name',
      header: text('analytics.record.name'),
      cell: (record) => <OpenButton onClick={() => onOpen(record.id)}>{titleOf(record)}</OpenButton>,
    },
    { id: 'days', header: text('analytics.record.list.days'), cell: rangeOf },
    { id: 'zone', header: text('report.column.zone'), cell: ({ timeZone }) => timeZone },
    {
      id: 'people',
      header: text('analytics.report.figure.people'),
      isNumber: true,
      cell: ({ people }) => (people === null ? text('analytics.report.unknown') : formatNumber(people)),
    },
    {
      id: 'corrections',
      header: text('analytics.record.list.corrections'),
      isNumber: true,
      cell: ({ corrections }) => formatNumber(corrections),
    },
    {
      id: 'taken',
      header: text('analytics.report.column.takenAt'),
      cell: ({ takenAt }) => <TimeText value={takenAt} withTime />,
    },
    {
      id: 'by',
      header: text('analytics.report.column.takenBy'),
      cell: ({ takenBy }) => takenBy || text('analytics.report.erased'),
    },
  ];
}

/** The days of a record. */
export function rangeOf({ from, to }: Pick<ReportRecord, 'from' | 'to'>): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

/** The name of a record, or else its days. */
export function titleOf(record: ReportRecord): string {
  return record.name || rangeOf(record);
}
