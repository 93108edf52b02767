import type { AttendanceRow, attendancePage } from '@campus/contracts/attendance/fields';
import { text } from '@campus/contracts/core/text';
import { isComplete } from '@campus/domain/attendance/attendance';
import { useMemo } from 'react';
import type * as z from 'zod';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { Pagination } from '../../components/data-table/pagination.tsx';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
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
  state,
  answer,
  onChange,
}: {
  title: string;
  missing: string;
  state: AttendanceState;
  answer: AttendanceAnswer;
  onChange: ChangeAttendance;
}) {
  const asked = isComplete(state);
  const data = asked ? answer.data : undefined;
  const hasExtraFields = data?.hasExtraFields ?? false;
  const { fields } = state;
  const columns = useMemo(
    () => shownColumns(fields, hasExtraFields).map(attendanceColumn),
    [fields, hasExtraFields],
  );
  return (
    <>
      <DataTable
        label={title}
        columns={columns}
        rows={asked ? data?.items : none}
        rowId={rowId}
        rowLabel={nameOf}
        place={data}
        sorting={state}
        onSort={onChange}
        busy={asked && answer.isPlaceholderData}
        error={data ? undefined : answer.error}
        onRetry={() => void answer.refetch()}
        empty={
          asked ? (
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
const nameOf = ({ displayName, userId }: AttendanceRow) => displayName || userId;
