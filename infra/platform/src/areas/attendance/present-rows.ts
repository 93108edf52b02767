import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import type { AttendanceReport } from '@campus/contracts/attendance/records';
import {
  type AttendanceWireRow,
  getAccountAttendance,
  getAccountPVAttendance,
} from '@campus/contracts/attendance/usage-functions';
import { canonicalRows, type RecordedPerson } from '@campus/domain/attendance/records';
import type { Services } from '../../call/services.ts';
import { askUsageInCall } from '../../foundation/usage/ask.ts';
import { keysOfUsers } from '../../foundation/usage/people.ts';
import type { UsageSettings } from '../../foundation/usage/settings.ts';

/** The place and time of an attendance. */
export interface PresentQuery {
  accountId: string;
  page: AttendanceReport;
  /** Empty for all private volumes. */
  place: string;
  /** ISO 8601, UTC. */
  from: string;
  to: string;
}

/**
 * Returns the current rows of an attendance, by event keys. Throws `unavailable` without the usage-search
 * service.
 */
export async function readPresentRows(
  { sql, config: { usage } }: Pick<Services, 'sql' | 'config'>,
  asked: PresentQuery,
): Promise<{ rows: RecordedPerson[]; completeUntil: string | null }> {
  const [rows, [state]] = await Promise.all([
    searchAttendance(usage, asked),
    askUsageInCall(usage, getCompleteUntil, { accountId: asked.accountId }),
  ]);
  const keyOf = await keysOfUsers(
    sql,
    rows.map((row) => row.User_ID),
  );
  return {
    rows: canonicalRows(rows.map((row) => recorded(row, keyOf(row.User_ID)))),
    completeUntil: state?.Complete_Until ?? null,
  };
}

/** Returns the current rows of a report from the usage-search service. */
export async function searchAttendance(
  usage: UsageSettings,
  { accountId, page, place, from, to }: PresentQuery,
): Promise<AttendanceWireRow[]> {
  const filter = { accountId, startTime: from, duration: (Date.parse(to) - Date.parse(from)) / 1000 };
  if (page === 'roomAttendance')
    return askUsageInCall(usage, getAccountAttendance, { ...filter, SFSRoom: place });
  return askUsageInCall(usage, getAccountPVAttendance, {
    ...filter,
    ...(place !== '' && { SFSRoom: place }),
  });
}

function recorded(row: AttendanceWireRow, person: number): RecordedPerson {
  return {
    person,
    joinTime: row.Join_Time,
    leaveTime: row.Leave_Time,
    minutes: row.Duration_Attended_Minutes,
    talkMinutes: row.Talk_Time_Minutes,
    leaveInferred: row.Leave_Inferred,
  };
}
