import type { AttendanceReport } from '@campus/contracts/attendance/records';
import { insertRecord } from '@campus/platform/areas/attendance/records';
import { sql } from './world.ts';

const hour = 60 * 60 * 1000;

/** A record of an attendance in which nobody was there, of two hours ago; returns its id. */
export async function makeRecord(accountId: string, page: AttendanceReport): Promise<string> {
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
    rows: [],
  } as const;
  return (await insertRecord(sql, { ...content, rows: [] })).recordId;
}
