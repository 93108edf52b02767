import type { Sql } from '../../foundation/database/sql.ts';
import { usernameOf, withFreeUsername } from './usernames.ts';

/** The username derived from a display name, and the one used because another user has the first. */
export interface ReplacedUsername {
  old: string;
  new: string;
}

/**
 * Gives a user the username derived from the new display name, or a similar one if it is in use. Returns both
 * if they differ. Changes nothing if the derived username stays the same.
 */
export async function renameUser(
  sql: Sql,
  user: { userId: string; displayname: string },
  displayName: string,
): Promise<ReplacedUsername | null> {
  const wanted = usernameOf(displayName);
  if (wanted === usernameOf(user.displayname)) return null;
  const username = await withFreeUsername(sql, { id: user.userId, displayName }, async (attempt, free) => {
    await attempt.query('update "_User" set username = $2 where "objectId" = $1', [user.userId, free]);
    return free;
  });
  return username === wanted ? null : { old: wanted, new: username };
}
