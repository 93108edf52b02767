import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceRow, attendancePage } from '@campus/contracts/attendance/fields';
import { text } from '@campus/contracts/core/text';
import { useMemo } from 'react';
import type * as z from 'zod';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { useOpensPeople } from '../../shell/person-link.tsx';
import { attendanceColumn } from './attendance-columns.tsx';
import { type AttendanceState, type ChangeAttendance, shownColumns } from './use-attendance.ts';

/** The loaded part of a report's response. */
export interface AttendanceAnswer {
  data: z.output<typeof attendancePage> | undefined;
  error: unknown;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** One page of the people who attended, with the chosen columns. */
export function AttendanceTable({
  title,
  missing,
  isAsked,
  state,
  answer,
  onChange,
}: {
  title: string;
  /** What is shown while nothing is asked. */
  missing: string;
  /** Whether the answer is about what the fields show. */
  isAsked: boolean;
  state: AttendanceState;
  answer: AttendanceAnswer;
  onChange: ChangeAttendance;
}) {
  const data = isAsked ? answer.data : undefined;
  const hasExtraFields = data?.hasExtraFields ?? false;
  const { fields } = state;
  const opens = useOpensPeople();
  const columns = useMemo(
    () => shownColumns(fields, hasExtraFields).map((id) => attendanceColumn(id, opens)),
    [fields, hasExtraFields, opens],
  );
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={isAsked ? data?.items : none}
        rowId={rowId}
        rowLabel={personName}
        place={data}
        sorting={state}
        onSort={onChange}
        busy={isAsked && answer.isPlaceholderData}
        error={data || !isAsked ? undefined : answer.error}
        onRetry={() => void answer.refetch()}
        empty={
          isAsked ? (
            <EmptyState title={text('attendance.none')}>{text('attendance.none.hint')}</EmptyState>
          ) : (
            <EmptyState title={missing} />
          )
        }
      />
      {data && (
        <Pagination
          page={state.page}
          total={data.total}
          none={text('attendance.none')}
          settled={!answer.isFetching}
          onPage={(page, options) => onChange({ page }, options)}
        />
      )}
    </>
  );
}

const none: readonly AttendanceRow[] = [];
const rowId = ({ userId }: AttendanceRow) => userId;
