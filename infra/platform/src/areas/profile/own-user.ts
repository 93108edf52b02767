import { AppError } from '@campus/contracts/core/app-error';
import { type Comparison, differences } from '../../call/differences.ts';
import type { Sql } from '../../ground/database/sql.ts';
import { updateRow } from '../../ground/records/update-row.ts';
import { renameUser } from '../identity/rename-user.ts';

/** A user before a change, locked until the transaction ends. */
export interface LockedUser {
  displayname: string;
  firstname: string;
  lastname: string;
  phone: string;
  organization: string;
  country: string;
  /** The row with the rest of the public profile; null if the user has none. */
  profile: string | null;
}

export type UserChanges = { [Name in keyof Omit<LockedUser, 'profile'>]?: string | undefined };

export async function lockUser(sql: Sql, userId: string): Promise<LockedUser> {
  const user = await sql.one<LockedUser>(
    `select coalesce(displayname, '') as displayname, coalesce(firstname, '') as firstname,
       coalesce(lastname, '') as lastname, coalesce(phone, '') as phone,
       coalesce(organization, '') as organization, coalesce(country, '') as country, profile
     from "_User" where "objectId" = $1 for no key update`,
    [userId],
  );
  if (!user) throw new AppError('signedOut', 'access.signedOut');
  return user;
}

/** Changes fields of a locked user; the username follows the display name. Answers what differs. */
export async function changeUser(
  sql: Sql,
  userId: string,
  { former, wanted }: { former: LockedUser; wanted: UserChanges },
): Promise<Comparison> {
  const changed = differences({ ...former }, wanted);
  const { displayname } = changed.after;
  if (typeof displayname === 'string')
    await renameUser(sql, { userId, displayname: former.displayname }, displayname);
  await updateRow(sql, '_User', userId, changed.after);
  return changed;
}
