import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceRow } from '@campus/contracts/attendance/fields';
import { recordPartSize } from '@campus/contracts/attendance/records';
import { text } from '@campus/contracts/core/text';
import { defaultColumns } from '@campus/domain/attendance/columns';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, RefreshCw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { ExportButton } from '../../components/dialog/export-button.tsx';
import { BusyButton } from '../../components/feedback/busy-button.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Page } from '../../components/layout/page.tsx';
import { TextLink } from '../../components/layout/text-link.tsx';
import { windowText } from '../../features/people-set/origin-text.ts';
import { ReportPeople } from '../../features/people-set/report-people.tsx';
import { RecordNameDialog } from '../../features/records/record-name-dialog.tsx';
import { useUser } from '../../shell/session.tsx';
import { attendanceColumn } from './attendance-columns.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { RecordCorrections } from './record-corrections.tsx';
import { RecordFacts } from './record-facts.tsx';
import { ReportTabs } from './report-tabs.tsx';
import type { AttendanceState, ChangeAttendance } from './use-attendance.ts';
import {
  type RecordName,
  useCorrectRecord,
  useDownloadRecord,
  useEditRecord,
  useExportRecord,
  useRecord,
} from './use-records.ts';

/** An immutable record, its name, and its later corrections. */
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
  const { give, correct } = useEditRecord(name);
  const download = useDownloadRecord(name);
  const [naming, setNaming] = useState(false);
  const [corrected, setCorrected] = useState<AttendanceRow>();
  const rowActions = useCallback(
    (row: AttendanceRow) => [{ label: text('attendance.entry.correct'), run: () => setCorrected(row) }],
    [],
  );
  const { data } = answer;
  const record = data?.record;
  const about =
    record && [record.name, placeOf(record.sfsRoom), windowText(record)].filter(Boolean).join(', ');
  return (
    <Page
      title={title}
      description={about ?? text('attendance.view.records')}
      actions={
        <>
          <Button size="sm" variant="outline" disabled={!record} onClick={() => setNaming(true)}>
            <Pencil size={14} aria-hidden />
            {text('attendance.record.name.give')}
          </Button>
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
            about={record && ((format) => text('attendance.record.export', { email, format }))}
            onExport={send}
          />
        </>
      }
      wide
    >
      <ReportTabs state={state} />
      <chakra.div display="grid" gap={5}>
        <TextLink href={`${path}?view=records`}>{text('attendance.record.all')}</TextLink>
        {data && (
          <RecordFacts
            record={data.record}
            completeUntil={data.completeUntil}
            onDownload={() => void download()}
          />
        )}
        {data && <RecordCorrections corrections={data.corrections} />}
        <DataTable
          label={text('attendance.record.rows')}
          columns={columns}
          rows={data?.items}
          rowId={rowId}
          rowLabel={personName}
          rowActions={rowActions}
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
      {naming && record && (
        <RecordNameDialog
          texts={{
            title: text('attendance.record.name.title'),
            about: text('attendance.record.name.about'),
            label: text('attendance.record.name'),
            save: text('attendance.record.name.save'),
          }}
          name={record.name}
          onNamed={give}
          onClose={() => setNaming(false)}
        />
      )}
      {corrected && (
        <EntryDialog row={corrected} onCorrect={correct} onClose={() => setCorrected(undefined)} />
      )}
    </Page>
  );
}

function columnsOf() {
  return [...defaultColumns, 'userId' as const].map((id) => {
    const { sort: _, ...column } = attendanceColumn(id);
    return column;
  });
}

const rowId = ({ userId }: AttendanceRow) => userId;
