import '@campus/contracts/activity/page-messages';
import '@campus/contracts/analytics/report-messages';
import '@campus/contracts/attendance/page-messages';
import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceReport } from '@campus/contracts/attendance/records';
import type { SeriesPage, SeriesRow } from '@campus/contracts/attendance/series-fields';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useMemo } from 'react';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { ExportButton } from '../../components/dialog/export-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { FieldRow } from '../../components/layout/field-row.tsx';
import { Page } from '../../components/layout/page.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { formatNumber, timeZone } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useAccount } from '../../shell/account.tsx';
import { RoleRefused } from '../../shell/role-refused.tsx';
import { useUser } from '../../shell/session.tsx';
import { ReportTabs } from './report-tabs.tsx';
import type { ReportTexts } from './report-texts.ts';
import { seriesColumns } from './series-columns.tsx';
import { SeriesWindows } from './series-windows.tsx';
import type { AttendanceState } from './use-attendance.ts';
import { useExportSeries, useSeries, useSeriesState } from './use-series.ts';

/** Shows who was at a place (`children`) during each window of a series. */
export function SeriesView({
  report,
  texts: { title, about, missing },
  state,
  children,
}: {
  report: AttendanceReport;
  texts: ReportTexts;
  state: AttendanceState;
  children: ReactNode;
}) {
  const { id: accountId } = useAccount();
  const { email } = useUser();
  const series = useSeriesState();
  const { isAsked, answer } = useSeries(report, accountId, state, series);
  const send = useExportSeries(report, accountId, state, series);
  const data = isAsked ? answer.data : undefined;
  const { windows: shown, known } = data ?? nothing;
  const columns = useMemo(() => seriesColumns({ windows: shown, known }), [shown, known]);
  if (isForbidden(answer.error)) return <RoleRefused name={title} />;
  const exportAbout = (format: string) =>
    text('attendance.series.export.about', {
      ...{ windows: formatNumber(shown.length), zone: series.state.zone, email, format },
    });
  const isWithout = series.windows.length === 0;
  return (
    <Page
      title={title}
      description={about}
      actions={
        <ExportButton
          title={text('attendance.export.title')}
          about={data ? exportAbout : undefined}
          onExport={send}
        />
      }
      fill
    >
      <ReportTabs state={state} />
      <FieldRow>{children}</FieldRow>
      <SeriesWindows series={series} />
      <chakra.p textStyle="xs" color="fg.muted">
        {text('activity.zone', { zone: timeZone })} {data && summaryOf(data)}
      </chakra.p>
      <DataTable
        label={title}
        columns={columns}
        rows={isAsked ? data?.items : none}
        rowId={rowId}
        rowLabel={personName}
        place={data}
        sorting={series.state}
        onSort={series.turn}
        error={data || !isAsked ? undefined : answer.error}
        onRetry={() => void answer.refetch()}
        empty={
          isAsked ? (
            <EmptyState title={text('attendance.series.nobody')}>
              {text('attendance.series.nobody.hint')}
            </EmptyState>
          ) : isWithout ? (
            <EmptyState title={text('attendance.series.none')}>
              {text('attendance.series.none.hint')}
            </EmptyState>
          ) : (
            <EmptyState title={missing} />
          )
        }
      />
      {data && (
        <Pagination
          page={series.state.page}
          total={data.total}
          none={text('attendance.series.nobody')}
          settled={!answer.isFetching}
          onPage={(page, options) => series.turn({ page }, options)}
        />
      )}
    </Page>
  );
}

const nothing: Pick<SeriesPage, 'windows' | 'known'> = { windows: [], known: 0 };
const none: readonly SeriesRow[] = [];
const rowId = ({ userId }: SeriesRow) => userId;

/** What is known of the series, in sentences. */
function summaryOf({ windows, known, later, completeUntil }: SeriesPage): string {
  const count = formatNumber;
  return [
    text('attendance.series.summary', { known: count(known), begun: count(windows.length) }),
    known < windows.length && text('attendance.series.unknown', { count: count(windows.length - known) }),
    later > 0 && text('attendance.series.later', { count: count(later) }),
    text('attendance.series.marks'),
    completeUntil !== null && text('attendance.completeUntil', { time: formatMoment(completeUntil) }),
  ]
    .filter(Boolean)
    .join(' ');
}
