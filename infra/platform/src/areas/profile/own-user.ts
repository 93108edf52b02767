import { AppError } from '@campus/contracts/core/app-error';
import { type Comparison, differences } from '../../call/differences.ts';
import type { Sql } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { userTable } from '../../foundation/schema/tables/user.ts';
import { renameUser } from '../identity/rename-user.ts';

const columns = [
  'displayname',
  'firstname',
  'lastname',
  'phone',
  'organization',
  'country',
  // The id of the row with the rest of the public profile; null if the user has none.
  'profile',
] as const;

/** A user before a change, locked until the transaction ends. */
export type LockedUser = Pick<RowOf<typeof userTable>, (typeof columns)[number]>;

export type UserChanges = { [Name in keyof Omit<LockedUser, 'profile'>]?: string | undefined };

/** Reads a user for a change and locks the row. Throws `access.signedOut` if the user no longer exists. */
export async function lockUser(sql: Sql, userId: string): Promise<LockedUser> {
  const user = await userTable.one(sql, columns, 'where "objectId" = $1 for no key update', [userId]);
  if (!user) throw new AppError('signedOut', 'access.signedOut');
  return user;
}

/** Changes fields of a locked user. The username follows the display name. Returns the differences. */
export async function changeUser(
  sql: Sql,
  userId: string,
  { previous, wanted }: { previous: LockedUser; wanted: UserChanges },
): Promise<Comparison<UserChanges>> {
  const changed = differences({ ...previous }, wanted);
  const { displayname } = changed.after;
  if (typeof displayname === 'string')
    await renameUser(sql, { userId, displayname: previous.displayname }, displayname);
  await userTable.update(sql, userId, changed.after);
  return changed;
}
