import type { Sql } from '../database/sql.ts';
import { violates } from '../database/sql.ts';
import { freeUsername, usernameOf } from '../identity/usernames.ts';

/** The username a display name asked for, and the one taken because another user has that. */
export interface ReplacedUsername {
  old: string;
  new: string;
}

/**
 * Gives a user the username that follows from the new display name, or a free one like it. Answers both when
 * they differ. A display name that asks for the same username as before leaves it alone.
 */
export async function renameUser(
  sql: Sql,
  user: { userId: string; displayname: string },
  displayname: string,
): Promise<ReplacedUsername | null> {
  const wanted = usernameOf(displayname);
  if (wanted === usernameOf(user.displayname)) return null;
  const username = await takeUsername(sql, user.userId, displayname);
  return username === wanted ? null : { old: wanted, new: username };
}

async function takeUsername(sql: Sql, userId: string, displayname: string): Promise<string> {
  for (;;) {
    const username = await freeUsername(sql, displayname, userId);
    try {
      await sql.transaction((attempt) =>
        attempt.query('update "_User" set username = $2 where "objectId" = $1', [userId, username]),
      );
      return username;
    } catch (error) {
      // Somebody else took it meanwhile; now it is seen as taken.
      if (!violates(error, '_User_unique_username')) throw error;
    }
  }
}
