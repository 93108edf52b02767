import '@campus/contracts/analytics/report-messages';
import { personName } from '@campus/contracts/analytics/person-name';
import type { AttendanceRow } from '@campus/contracts/attendance/fields';
import { text } from '@campus/contracts/core/text';
import type { AttendanceColumn } from '@campus/domain/attendance/columns';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../components/data-table/columns.ts';
import { StatusBadge } from '../../components/feedback/status-badge.tsx';
import { TimeText } from '../../components/feedback/time-text.tsx';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';

type Column = DataColumn<AttendanceRow, AttendanceColumn>;

/** The name of a column. */
export function columnHeader(id: AttendanceColumn): string {
  return text(`attendance.column.${id}`);
}

/** A sortable column of an attendance report. With `opens`, the names of members lead to their pages. */
export function attendanceColumn(id: AttendanceColumn, opens = false): Column {
  const column: Column = { id, header: columnHeader(id), sort: id, cell: (row) => cellOf(id, row) };
  if (id === 'displayName' && opens) return { ...column, link };
  if (id === 'minutes' || id === 'talkMinutes') return { ...column, align: 'end' };
  return id === 'joinTime' || id === 'leaveTime' || id === 'email' ? { ...column, width: 180 } : column;
}

/** Of people who are no members, the report knows the name only. */
function link({ userId, email, firstName, lastName, team }: AttendanceRow) {
  const isMember = [email, firstName, lastName, team].some((known) => known !== '');
  return isMember ? { href: paths.member(userId) } : undefined;
}

function cellOf(id: AttendanceColumn, row: AttendanceRow): ReactNode {
  if (id === 'minutes' || id === 'talkMinutes') return formatNumber(row[id]);
  if (id === 'joinTime') return <TimeText value={row.joinTime} withTime />;
  if (id === 'leaveTime') return <LeaveTime row={row} />;
  if (id === 'displayName') return personName(row);
  return row[id] ?? '';
}

/** The time a person left, with a mark if no leave event was reported. */
function LeaveTime({ row }: { row: AttendanceRow }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap={2}>
      <TimeText value={row.leaveTime} withTime />
      {row.leaveInferred && <StatusBadge look="warning">{text('attendance.column.inferred')}</StatusBadge>}
    </chakra.span>
  );
}
