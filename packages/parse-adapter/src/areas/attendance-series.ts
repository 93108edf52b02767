import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import type { listRoomSeries, listVolumeSeries } from '@campus/contracts/attendance/series';
import { seriesOf } from '@campus/contracts/attendance/series-fields';
import * as wire from '@campus/contracts/attendance/series-usage';
import { listPage } from '@campus/contracts/core/list';
import { askedPlace } from '@campus/domain/attendance/attendance';
import { attendeeOf } from '@campus/domain/attendance/join-people';
import {
  compareSeries,
  countPeople,
  joinSeries,
  type KnownWindow,
} from '@campus/domain/attendance/join-series';
import type { AttendanceWindow } from '@campus/domain/attendance/merge-visits';
import { begunWindows, windowsOf } from '@campus/domain/attendance/series';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';
import { type AttendancePageName, partOf, readPeople } from './attendance.ts';

type RoomQuery = z.output<typeof listRoomSeries.input>;
type VolumeQuery = z.output<typeof listVolumeSeries.input>;
type Asked = RoomQuery & { all?: boolean };
type SeriesAnswer = z.input<typeof listRoomSeries.output>;

/**
 * People in the windows of a series: rows from the usage-search service, joined by User_ID with the platform's data
 * about people, as the attendance report is.
 */
export function attendanceSeriesPlatform(calls: Calls) {
  return {
    ofRoom: (asked: RoomQuery, named: boolean): Promise<SeriesAnswer> =>
      series(calls, asked, { page: 'roomAttendance', named }),
    ofVolume: (asked: VolumeQuery, named: boolean): Promise<SeriesAnswer> =>
      series(calls, asked, { page: 'privateVolumeAttendance', named }),
  };
}

async function series(
  calls: Calls,
  asked: Asked,
  { page, named }: { page: AttendancePageName; named: boolean },
): Promise<SeriesAnswer> {
  const { accountId, sort, direction, pageSize } = asked;
  const { windows, later } = begunWindows(windowsOf(seriesOf(asked)), new Date());
  const [found, [state]] = await Promise.all([
    searched(calls, asked, { page, windows }),
    calls.usage(getCompleteUntil, { accountId }),
  ]);
  const known = windows.flatMap((window, index): KnownWindow[] => {
    const state = found.states[index];
    return state === undefined ? [] : [{ ...window, state }];
  });
  const { rows, next } = partOf(found.people, asked);
  const nameOf = await namesOf(calls, { accountId, page, named }, rows);
  const joined = rows.map((row) => ({ ...nameOf(row.User_ID), ...joinSeries(row, known) }));
  const start = (asked.page - 1) * pageSize;
  const items =
    next === undefined
      ? joined.toSorted(compareSeries(sort, direction)).slice(start, start + pageSize)
      : joined;
  return {
    ...listPage(items, found.people.length, asked),
    windows: countPeople(found.people, known),
    known: known.filter((window) => window.state !== 'unknown').length,
    later,
    ...(next !== undefined && { next }),
    completeUntil: state?.Complete_Until ?? null,
  };
}

/** The rows of the search. Without a place or a window that has begun, nothing is searched. */
async function searched(
  { usage }: Calls,
  { accountId, sfsRoom, all = false }: Asked,
  { page, windows }: { page: AttendancePageName; windows: readonly AttendanceWindow[] },
) {
  const place = askedPlace({ page, sfsRoom, all });
  if (place === undefined || windows.length === 0) return { states: [], people: [] };
  const filter = {
    accountId,
    windows: windows.map(({ start, end }) => ({
      startTime: new Date(start).toISOString(),
      endTime: new Date(end).toISOString(),
    })),
  };
  const rows =
    page === 'roomAttendance'
      ? await usage(wire.getAttendanceSeries, { ...filter, SFSRoom: place })
      : await usage(wire.getPVAttendanceSeries, { ...filter, ...(place !== '' && { SFSRoom: place }) });
  return {
    states: rows.flatMap((row) => (row.Row === 'window' ? row.State : [])),
    people: rows.flatMap((row) => (row.Row === 'person' ? row : [])),
  };
}

async function namesOf(
  calls: Calls,
  { named, ...of }: { accountId: string; page: AttendancePageName; named: boolean },
  rows: readonly wire.SeriesPersonRow[],
) {
  const userIds = rows.map(({ User_ID }) => User_ID);
  const { users } = named && userIds.length > 0 ? await readPeople(calls, { ...of, userIds }) : { users: [] };
  const known = new Map(users.map((user) => [user.userId, user]));
  return (userId: string) => attendeeOf(userId, known.get(userId));
}
