import { getReportUsers } from '@campus/contracts/analytics/functions';
import type { Calls } from './calls.ts';

/**
 * Reads an account's display names and emails for users, as on its Members page. Returns a lookup by user id,
 * with empty texts for guests and deleted users.
 */
export async function namesOfUsers(query: Calls['query'], accountId: string, userIds: readonly string[]) {
  const users =
    userIds.length > 0
      ? (await query(getReportUsers, { accountId, page: 'members', userIds: [...userIds] })).users
      : [];
  const known = new Map(users.map((user) => [user.userId, user]));
  return (userId: string) => {
    const { displayname = '', email = '' } = known.get(userId) ?? {};
    return { displayName: displayname, email };
  };
}
