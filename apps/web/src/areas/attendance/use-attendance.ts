import '@campus/contracts/core/account-messages';
import { listVolumeAttendance } from '@campus/contracts/attendance/attendance';
import {
  type AttendanceQuery,
  defaultAttendance,
  isComplete,
  refuseStart,
} from '@campus/domain/attendance/attendance';
import { type AttendanceColumn, defaultColumns, offeredColumns } from '@campus/domain/attendance/columns';
import { useState } from 'react';
import * as z from 'zod';
import { timeZone } from '../../lib/format.ts';
import { keepWhileSame } from '../../lib/keep-while-same.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useListState } from '../../lib/use-list-state.ts';
import { trpc } from '../../trpc.ts';

const { sfsRoom, start, hours, all, sort, direction, page } = listVolumeAttendance.input.shape;

/** The list's query and page, as stored in the address. An empty page is the first page. */
const attendanceState = z.object({
  start: start.unwrap().or(z.literal('')).default(''),
  /** 0 is the default duration. */
  hours: hours.unwrap().or(z.literal(0)).default(0),
  fields: z.string().default(defaultColumns.join()),
  view: z.enum(['report', 'series', 'records']).default('report'),
  /** The id of the open record; '' for none. */
  record: z.string().default(''),
  ...{ sfsRoom, all, sort, direction, page },
});

/** The report's state with its start and duration, and a function that changes it. */
export function useAttendanceState() {
  const [state, setState] = useListState(attendanceState);
  const [first] = useState(() => defaultAttendance(serverNow(), timeZone));
  const start = state.start || first.start.toISOString();
  return [{ ...state, start, hours: state.hours || first.hours }, setState] as const;
}
export type AttendanceState = ReturnType<typeof useAttendanceState>[0];
export type ChangeAttendance = ReturnType<typeof useAttendanceState>[1];

/** Converts the state to the input of the call. */
export function askedOf({ sfsRoom, start, hours, all, sort, direction }: AttendanceState) {
  return { sfsRoom, start, hours, all, sort, direction };
}

/** The chosen columns that the account offers. */
export function shownColumns(fields: string, hasExtraFields: boolean): AttendanceColumn[] {
  const chosen = fields.split(',');
  const offered = offeredColumns(hasExtraFields);
  const shown = offered.filter((column) => chosen.includes(column));
  return shown.length > 0 ? shown : [...defaultColumns];
}

/**
 * Reads one page of the people who attended a room. Keeps the page while another one of the same report loads.
 * Does not send an invalid query.
 */
export function useRoomAttendance(accountId: string, state: AttendanceState) {
  const { all: _, ...asked } = askedOf(state);
  return trpc.attendance.ofRoom.useQuery({ accountId, ...asked, page: state.page }, optionsOf(asked, state));
}

/** Reads one page of the people who attended one or all private volumes. Does not send an invalid query. */
export function useVolumeAttendance(accountId: string, state: AttendanceState) {
  const asked = askedOf(state);
  return trpc.attendance.ofVolume.useQuery(
    { accountId, ...asked, page: state.page },
    optionsOf(asked, state),
  );
}

function optionsOf(asked: AttendanceQuery, { view }: AttendanceState) {
  return {
    placeholderData: keepWhileSame(asked, ['sfsRoom', 'all', 'start', 'hours']),
    enabled: view === 'report' && canBeRead(asked),
  };
}

/** Whether a report has a place and a time that it can show. */
export function canBeRead(asked: AttendanceQuery): boolean {
  return isComplete(asked) && !refuseStart(new Date(asked.start), serverNow());
}
