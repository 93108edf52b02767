import type { AttendanceRow } from '@campus/contracts/attendance/fields';
import { type AttendanceRecord, recordPartSize } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import { defaultColumns } from '@campus/domain/attendance/columns';
import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { ExportButton } from '../../components/dialog/export-button.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { CopyButton } from '../../components/input/copy-button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { windowText } from '../../features/people-set/origin-text.ts';
import { ReportPeople } from '../../features/people-set/report-people.tsx';
import { timeZone } from '../../lib/format.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useUser } from '../../shell/session.tsx';
import { attendanceColumn } from './attendance-columns.tsx';
import { RecordCorrections } from './record-corrections.tsx';
import { ReportTabs } from './report-tabs.tsx';
import type { AttendanceState, ChangeAttendance } from './use-attendance.ts';
import { type RecordName, useCorrectRecord, useExportRecord, useRecord } from './use-records.ts';

/** An immutable record and its later corrections. */
export function RecordView({
  name,
  title,
  placeOf,
  state,
  onChange,
}: {
  name: RecordName;
  title: string;
  placeOf: (sfsRoom: string) => string;
  state: AttendanceState;
  onChange: ChangeAttendance;
}) {
  const { email } = useUser();
  const [path] = useLocation();
  const columns = useMemo(columnsOf, []);
  const answer = useRecord(name, state.page);
  const { look, isLooking } = useCorrectRecord(name);
  const send = useExportRecord(name);
  const { data } = answer;
  const record = data?.record;
  const about = record && `${placeOf(record.sfsRoom)}, ${windowText(record)}`;
  return (
    <Page
      title={title}
      description={about ?? text('attendance.view.records')}
      actions={
        <>
          <BusyButton size="sm" variant="outline" busy={isLooking} disabled={!record} onClick={look}>
            <RefreshCw size={14} aria-hidden />
            {text('attendance.record.look')}
          </BusyButton>
          <ReportPeople
            what="record"
            about={about ?? ''}
            origin={
              record?.people === 0 ? undefined : { kind: 'record', page: name.page, recordId: name.recordId }
            }
            disabled={!record}
          />
          <ExportButton
            title={text('attendance.export.title')}
            about={record && text('attendance.record.export', { email })}
            onExport={send}
          />
        </>
      }
      wide
    >
      <ReportTabs state={state} />
      <chakra.div display="grid" gap={5}>
        <TextLink href={`${path}?view=records`}>{text('attendance.record.all')}</TextLink>
        {data && <RecordFacts record={data.record} completeUntil={data.completeUntil} />}
        {data && <RecordCorrections corrections={data.corrections} />}
        <DataTable
          label={text('attendance.record.rows')}
          columns={columns}
          rows={data?.items}
          rowId={rowId}
          rowLabel={nameOf}
          place={record && { total: record.people, page: state.page, pageSize: recordPartSize }}
          busy={answer.isPlaceholderData}
          error={data ? undefined : answer.error}
          onRetry={() => void answer.refetch()}
          empty={<EmptyState title={text('attendance.none')} />}
        />
        {record && (
          <Pagination
            page={state.page}
            total={record.people}
            none={text('attendance.none')}
            settled={!answer.isFetching}
            onPage={(page, options) => onChange({ page }, options)}
          />
        )}
      </chakra.div>
    </Page>
  );
}

function columnsOf() {
  return defaultColumns.map((id) => {
    const { sort: _, ...column } = attendanceColumn(id);
    return column;
  });
}

const rowId = ({ userId }: AttendanceRow) => userId;
const nameOf = ({ displayName, userId }: AttendanceRow) => displayName || userId;

/** Shows a record's author, time, and hash, and the time up to which its data was complete. */
function RecordFacts({
  record: { takenAt, takenBy, sha256 },
  completeUntil,
}: {
  record: AttendanceRecord;
  completeUntil: string | null;
}) {
  const person = takenBy || text('attendance.record.erased');
  return (
    <chakra.div display="grid" gap={1} textStyle="sm">
      <p>
        {text('attendance.record.taken', { time: formatMoment(takenAt), person })}{' '}
        {completeUntil !== null && text('attendance.completeUntil', { time: formatMoment(completeUntil) })}{' '}
        {text('activity.zone', { zone: timeZone })}
      </p>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap={2} color="fg.muted">
        {text('attendance.record.hash')}
        <chakra.code color="fg" minW={0} overflowWrap="anywhere">
          {sha256}
        </chakra.code>
        <CopyButton value={sha256} label={text('attendance.record.copy')} />
      </chakra.p>
    </chakra.div>
  );
}
