import type { AttendanceReport } from '@campus/contracts/attendance/records';
import type { RecordedPerson } from '@campus/domain/attendance/records';
import { insertRecord } from '@campus/platform/areas/attendance/records';
import { sql } from '../world/world.ts';

const hour = 60 * 60 * 1000;

/** Creates an attendance record two hours ago, by default without people. Returns its id. */
export async function makeRecord(
  accountId: string,
  page: AttendanceReport,
  rows: RecordedPerson[] = [],
): Promise<string> {
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * hour).toISOString();
  const time = { from: ago(3), to: ago(2), completeUntil: null };
  const taken = { takenBy: 'nobody', takenAt: ago(1) };
  const content = {
    version: 1,
    account: accountId,
    page,
    place: 'hall_1',
    ...time,
    ...taken,
  } as const;
  return (await insertRecord(sql, { ...content, rows })).recordId;
}

/** Stays of people who were erased later, in sequence. A repeated time is written with its offset. */
export function recordedStays(stays: readonly (readonly [joined: string, left: string])[]): RecordedPerson[] {
  return stays.map(([joined, left], index) => {
    const [from, to] = [new Date(joined), new Date(left)];
    return {
      // No events have these keys.
      person: Number.MAX_SAFE_INTEGER - stays.length + index,
      joinTime: from.toISOString(),
      leaveTime: to.toISOString(),
      minutes: (to.getTime() - from.getTime()) / 60_000,
      talkMinutes: 0,
      leaveInferred: false,
    };
  });
}
