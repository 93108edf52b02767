import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import type { AttendanceReport } from '@campus/contracts/attendance/records';
import {
  type AttendanceWireRow,
  getAccountAttendance,
  getAccountPVAttendance,
} from '@campus/contracts/attendance/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { canonicalRows, type RecordedPerson } from '@campus/domain/attendance/records';
import type { Services } from '../../call/services.ts';
import { askUsage } from '../../ground/usage/ask.ts';
import { keysOfUsers } from '../../ground/usage/people.ts';

interface Asked {
  accountId: string;
  page: AttendanceReport;
  /** Empty for all private volumes. */
  place: string;
  /** ISO 8601, UTC. */
  from: string;
  to: string;
}

/** What is known now of an attendance, by keys of people. Fails as unavailable without the usage-search service. */
export async function readPresentRows(
  { sql, config: { usage } }: Pick<Services, 'sql' | 'config'>,
  { accountId, page, place, from, to }: Asked,
): Promise<{ rows: RecordedPerson[]; completeUntil: string | null }> {
  const duration = (Date.parse(to) - Date.parse(from)) / 1000;
  const filter = { accountId, startTime: from, duration };
  const named = place === '' ? {} : { SFSRoom: place };
  const [rows, [state]] = await Promise.all([
    page === 'roomAttendance'
      ? askUsage(usage, getAccountAttendance, { ...filter, SFSRoom: place })
      : askUsage(usage, getAccountPVAttendance, { ...filter, ...named }),
    askUsage(usage, getCompleteUntil, { accountId }),
  ]).catch((error: unknown) => {
    throw error instanceof AppError
      ? error
      : new AppError('unavailable', 'analytics.serverError').because(error);
  });
  const keyOf = await keysOfUsers(
    sql,
    rows.map((row) => row.User_ID),
  );
  return {
    rows: canonicalRows(rows.map((row) => recorded(row, keyOf(row.User_ID)))),
    completeUntil: state?.Complete_Until ?? null,
  };
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
