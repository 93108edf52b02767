import type { AttendanceWireRow } from '@campus/contracts/attendance/usage-functions';
import { mergeVisits, minutesOf } from '@campus/domain/attendance/merge-visits';
import type { Place } from '@campus/domain/attendance/steps';
import type { Visit } from '@campus/domain/attendance/visits';
import type { UsageSources } from '../../call/usage-function.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { readVisits } from './read-visits.ts';

interface AttendanceQuery {
  accountId: string;
  startTime: string;
  /** In seconds. */
  duration: number;
  sort: Partial<Record<keyof AttendanceWireRow, 1 | -1 | undefined>>;
}

/** Returns the people at a place in a time range, one row per person. */
export async function readAttendance(
  { reader, sql }: UsageSources,
  { accountId, startTime, duration, sort }: AttendanceQuery,
  place: Place,
): Promise<AttendanceWireRow[]> {
  const now = new Date();
  const start = Date.parse(startTime);
  const window = { start, end: Math.min(start + duration * 1000, now.getTime()) };
  const visits = new Map<number, Visit[]>();
  for (const { person, visits: own } of await readVisits(reader, accountId, { place, window, now }))
    visits.set(person, [...(visits.get(person) ?? []), ...own]);
  const userOf = await usersOfKeys(sql, visits.keys());
  const rows = [...visits].flatMap(([person, stays]) => {
    const attended = mergeVisits(stays, window);
    return attended
      ? {
          User_ID: userOf(person),
          Join_Time: new Date(attended.joined).toISOString(),
          Leave_Time: new Date(attended.left).toISOString(),
          Duration_Attended_Minutes: minutesOf(attended.ms),
          Talk_Time_Minutes: minutesOf(attended.talked * 1000),
          Leave_Inferred: attended.inferred,
        }
      : [];
  });
  return rows.toSorted(orderOf(sort));
}

/** Sorts by the first field in `sort`. Ties are sorted by person. */
function orderOf(sort: AttendanceQuery['sort']): (a: AttendanceWireRow, b: AttendanceWireRow) => number {
  const fields: readonly (keyof AttendanceWireRow)[] = [
    'Join_Time',
    'Leave_Time',
    'Duration_Attended_Minutes',
    'Talk_Time_Minutes',
  ];
  const field = fields.find((name) => sort[name] !== undefined) ?? 'Join_Time';
  const sign = sort[field] ?? 1;
  return (a, b) => sign * compare(a[field], b[field]) || compare(a.User_ID, b.User_ID);
}

function compare<T extends string | number | boolean>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
