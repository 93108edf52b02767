import { compareBy } from '@campus/domain/attendance/columns';
import { joinPeople } from '@campus/domain/attendance/join-people';
import type { RecordedPerson } from '@campus/domain/attendance/records';
import type { Queryable } from '../../foundation/database/sql.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { readReportUsers } from '../analytics/report-users.ts';

/** Returns the rows of a record with people's current names, sorted by name. Erased people have none. */
export async function nameRows(
  sql: Queryable,
  { accountId, extra = false }: { accountId: string; extra?: boolean },
  rows: readonly RecordedPerson[],
) {
  const userOf = await usersOfKeys(
    sql,
    rows.map(({ person }) => person),
  );
  const found = rows.map((row) => ({
    User_ID: userOf(row.person),
    Join_Time: row.joinTime,
    Leave_Time: row.leaveTime,
    Duration_Attended_Minutes: row.minutes,
    Talk_Time_Minutes: row.talkMinutes,
    Leave_Inferred: row.leaveInferred,
  }));
  const userIds = found.map((row) => row.User_ID);
  const users = await readReportUsers(sql, { accountId, userIds, extra });
  return joinPeople(found, users).toSorted(compareBy('displayName', 'asc'));
}
