import type { Sql } from '../../foundation/database/sql.ts';
import { usernameOf, withFreeUsername } from './usernames.ts';

/** The username a display name asked for, and the one taken because another user has that. */
export interface ReplacedUsername {
  old: string;
  new: string;
}

/**
 * Gives a user the username that follows from the new display name, or a free one like it. Returns both when they
 * differ. A display name that asks for the same username as before leaves it alone.
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
