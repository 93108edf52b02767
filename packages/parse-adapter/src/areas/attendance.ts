import { getReportUsers, maxReportUsers, type ReportUser } from '@campus/contracts/analytics/functions';
import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import type { listRoomAttendance, listVolumeAttendance } from '@campus/contracts/attendance/attendance';
import * as wire from '@campus/contracts/attendance/usage-functions';
import { listPage } from '@campus/contracts/core/list';
import { durationSeconds, isComplete } from '@campus/domain/attendance/attendance';
import { compareBy } from '@campus/domain/attendance/columns';
import { joinPeople } from '@campus/domain/attendance/join-people';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

type RoomQuery = z.output<typeof listRoomAttendance.input>;
type VolumeQuery = z.output<typeof listVolumeAttendance.input>;

export type AttendancePageName = 'roomAttendance' | 'privateVolumeAttendance';

type Attendance = z.input<typeof listRoomAttendance.output>;

/**
 * People who attended: rows from the usage-search service (splunkAttendance), joined by User_ID with the
 * platform's data about people (parseAttendance), which is read only if `named`.
 */
export function attendancePlatform(calls: Calls) {
  return {
    ofRoom: (asked: RoomQuery, named: boolean): Promise<Attendance> =>
      attendance(calls, asked, { page: 'roomAttendance', named }),
    ofVolume: (asked: VolumeQuery, named: boolean): Promise<Attendance> =>
      attendance(calls, asked, { page: 'privateVolumeAttendance', named }),
  };
}

async function attendance(
  calls: Calls,
  asked: RoomQuery & { all?: boolean },
  { page, named }: { page: AttendancePageName; named: boolean },
): Promise<Attendance> {
  const { accountId } = asked;
  const [splunkAttendance, [state]] = await Promise.all([
    searched(calls, asked, page),
    calls.usage(getCompleteUntil, { accountId }),
  ]);
  const { rows: searchedRows, next } = partOf(splunkAttendance, asked);
  const userIds = searchedRows.map((row) => row.User_ID);
  const parseAttendance = named
    ? await readPeople(calls, { accountId, page, userIds })
    : { users: [], hasExtraFields: false };
  const joined = joinPeople(searchedRows, parseAttendance.users);
  const start = (asked.page - 1) * asked.pageSize;
  const items =
    next === undefined
      ? joined.toSorted(compareBy(asked.sort, asked.direction)).slice(start, start + asked.pageSize)
      : joined;
  return {
    ...listPage(items, splunkAttendance.length, asked),
    ...(next !== undefined && { next }),
    hasExtraFields: parseAttendance.hasExtraFields,
    completeUntil: state?.Complete_Until ?? null,
  };
}

/** The rows that follow `after`, by identifier, and where to continue; without `after`, all rows and no place. */
export function partOf<Row extends { User_ID: string }>(
  rows: readonly Row[],
  { after, pageSize }: Pick<RoomQuery, 'after' | 'pageSize'>,
): { rows: readonly Row[]; next: string | null | undefined } {
  if (after === undefined) return { rows, next: undefined };
  const last = Buffer.from(after, 'base64url').toString();
  const rest = rows
    .filter(({ User_ID }) => User_ID > last)
    .toSorted((one, other) => (one.User_ID < other.User_ID ? -1 : 1));
  const part = rest.slice(0, pageSize);
  const end = part.at(-1)?.User_ID ?? '';
  return { rows: part, next: rest.length > part.length ? Buffer.from(end).toString('base64url') : null };
}

/**
 * The rows of the search. Without the required input, nothing is searched and there are no rows (ATT-016).
 */
async function searched(
  { usage }: Calls,
  asked: RoomQuery & { all?: boolean },
  page: AttendancePageName,
): Promise<wire.AttendanceWireRow[]> {
  if (!isComplete(asked)) return [];
  const { accountId, sfsRoom, all, start, hours } = asked;
  const filter = { accountId, startTime: start, duration: durationSeconds(hours) };
  if (page === 'roomAttendance') return usage(wire.getAccountAttendance, { ...filter, SFSRoom: sfsRoom });
  return usage(wire.getAccountPVAttendance, { ...filter, ...(!all && { SFSRoom: sfsRoom }) });
}

/** The platform's data about people. */
export async function readPeople(
  { query }: Calls,
  { userIds, ...of }: { accountId: string; page: AttendancePageName; userIds: string[] },
): Promise<{ users: ReportUser[]; hasExtraFields: boolean }> {
  const users: ReportUser[] = [];
  let hasExtraFields = false;
  for (let at = 0; at === 0 || at < userIds.length; at += maxReportUsers) {
    const answer = await query(getReportUsers, { ...of, userIds: userIds.slice(at, at + maxReportUsers) });
    users.push(...answer.users);
    hasExtraFields = answer.hasExtraFields;
  }
  return { users, hasExtraFields };
}
