import { AppError } from '@campus/contracts/core/app-error';
import type { PeopleQuery, StoredOrigin } from '@campus/contracts/members/people-origins';
import { askedPlace, attendanceEnd } from '@campus/domain/attendance/attendance';
import type { Services } from '../../call/services.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { searchAttendance } from './present-rows.ts';
import { findRecord } from './records.ts';

/** Returns the people in an attendance report, from the current events. */
export async function readPeopleOfAttendance(
  { config }: Pick<Services, 'config'>,
  asked: PeopleQuery<'attendance'>,
) {
  const { kind, accountId, page, start: from } = asked;
  const place = askedPlace(asked);
  if (place === undefined) throw new AppError('invalid', 'activity.nothingToExport');
  const to = attendanceEnd(from, asked.hours);
  const rows = await searchAttendance(config.usage, { accountId, page, place, from, to });
  const origin: StoredOrigin = { kind, page, from, to, sfsRoom: place };
  return { origin, total: rows.length, users: rows.map((row) => row.User_ID) };
}

/** Returns the people in a record as it was made, without corrections. */
export async function readPeopleOfRecord(
  { sql }: Pick<Services, 'sql'>,
  { kind, ...name }: PeopleQuery<'record'>,
) {
  const { record, content } = await findRecord(sql, name);
  const { from, to, sfsRoom } = record;
  const keys = content.rows.map(({ person }) => person);
  const userOf = await usersOfKeys(sql, keys);
  const { page, recordId } = name;
  const origin: StoredOrigin = { kind, page, recordId, from, to, sfsRoom };
  return { origin, total: keys.length, users: keys.map(userOf) };
}
