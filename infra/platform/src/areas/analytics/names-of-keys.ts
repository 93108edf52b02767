import type { Queryable } from '../../foundation/database/sql.ts';
import { usersOfKeys } from '../../foundation/usage/people.ts';
import { readReportUsers } from './report-users.ts';

/** Maps event keys to people, with their names in the account. Guests and erased people have no name. */
export async function namesOfKeys(sql: Queryable, accountId: string, keys: Iterable<number>) {
  const all = [...new Set(keys)];
  const userOf = await usersOfKeys(sql, all);
  const users = await readReportUsers(sql, { accountId, userIds: all.map(userOf), extra: false });
  const known = new Map(users.map((user) => [user.userId, user]));
  return (key: number) => {
    const userId = userOf(key);
    const { displayname: displayName = '', email = '' } = known.get(userId) ?? {};
    return { userId, displayName, email };
  };
}
