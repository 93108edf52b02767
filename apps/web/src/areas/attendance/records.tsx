import type { AttendanceRecord, AttendanceReport } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { Page } from '../../components/layout/page.tsx';
import { isForbidden } from '../../lib/describe-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useAccount } from '../../shell/account.tsx';
import { RoleRefused } from '../../shell/role-refused.tsx';
import { RecordView } from './record-view.tsx';
import { ReportTabs } from './report-tabs.tsx';
import type { ReportTexts } from './report-texts.ts';
import type { AttendanceState, ChangeAttendance } from './use-attendance.ts';
import { useRecords } from './use-records.ts';

/** Shows the records of a report, or the open record. */
export function Records({
  report,
  texts: { title, about, placeOf },
  state,
  onChange,
}: {
  report: AttendanceReport;
  texts: ReportTexts;
  state: AttendanceState;
  onChange: ChangeAttendance;
}) {
  const { id: accountId } = useAccount();
  const records = useRecords(accountId, report);
  const columns = useMemo(() => columnsOf(report, placeOf), [report, placeOf]);
  if (isForbidden(records.error)) return <RoleRefused name={title} />;
  if (state.record !== '')
    return (
      <RecordView
        name={{ accountId, page: report, recordId: state.record }}
        title={title}
        placeOf={placeOf}
        state={state}
        onChange={onChange}
      />
    );
  return (
    <Page title={title} description={about} fill>
      <ReportTabs state={state} />
      <DataTable
        label={text('attendance.view.records')}
        columns={columns}
        rows={records.data?.items}
        rowId={rowId}
        rowLabel={(record) => record.name || `${placeOf(record.sfsRoom)} ${formatMoment(record.from)}`}
        onOpen={({ id }) => onChange({ record: id })}
        error={records.data ? undefined : records.error}
        onRetry={() => void records.refetch()}
        empty={
          <EmptyState title={text('attendance.records.none')}>{text('attendance.records.hint')}</EmptyState>
        }
      />
    </Page>
  );
}

const rowId = ({ id }: AttendanceRecord) => id;

function columnsOf(
  report: AttendanceReport,
  placeOf: (sfsRoom: string) => string,
): DataColumn<AttendanceRecord, never>[] {
  const place = report === 'roomAttendance' ? 'attendance.room' : 'attendance.volume';
  const number = { align: 'end' as const };
  return [
    { id: 'name', header: text('attendance.record.name'), cell: ({ name }) => name },
    { id: 'place', header: text(place), cell: ({ sfsRoom }) => placeOf(sfsRoom) },
    {
      id: 'from',
      header: text('attendance.records.from'),
      cell: ({ from }) => <TimeText value={from} withTime />,
    },
    { id: 'to', header: text('attendance.records.to'), cell: ({ to }) => <TimeText value={to} withTime /> },
    {
      id: 'people',
      header: text('attendance.records.people'),
      cell: ({ people }) => formatNumber(people),
      ...number,
    },
    {
      id: 'corrections',
      header: text('attendance.records.corrections'),
      cell: ({ corrections }) => formatNumber(corrections),
      ...number,
    },
    {
      id: 'taken',
      header: text('attendance.records.taken'),
      cell: ({ takenAt }) => <TimeText value={takenAt} withTime />,
    },
    {
      id: 'by',
      header: text('attendance.records.by'),
      cell: ({ takenBy }) => takenBy || text('attendance.record.erased'),
    },
  ];
}
