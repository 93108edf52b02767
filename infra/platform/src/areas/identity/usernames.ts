import { randomInt } from 'node:crypto';
import { type Queryable, type Sql, violates } from '../../foundation/database/sql.ts';

/** Returns the default display name: first and last name, cut to the allowed length. */
export function displayNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [...`${firstName} ${lastName}`].slice(0, 64).join('').trim();
}

/** Returns the username derived from a display name: 'Ana Marić' becomes 'ana.marić'. */
export function usernameOf(displayName: string): string {
  return displayName.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, '.');
}

/**
 * Returns the username for a display name: the derived one or, if it is in use, one with a number. Two
 * simultaneous calls may return the same username; the unique index accepts only one.
 */
export async function freeUsername(sql: Queryable, displayName: string, ownUserId = ''): Promise<string> {
  const wanted = usernameOf(displayName);
  let candidate = wanted;
  while (await isTaken(sql, candidate, ownUserId)) candidate = `${wanted}.${randomInt(1000, 1_000_000)}`;
  return candidate;
}

/**
 * Writes a user with the username for its display name. Retries with another username if it was taken between
 * check and write.
 */
export async function withFreeUsername<T>(
  sql: Sql,
  user: { id: string; displayName: string },
  write: (sql: Sql, username: string) => Promise<T>,
): Promise<T> {
  for (;;) {
    const username = await freeUsername(sql, user.displayName, user.id);
    try {
      return await sql.transaction((attempt) => write(attempt, username));
    } catch (error) {
      if (!violates(error, '_User_unique_username')) throw error;
    }
  }
}

async function isTaken(sql: Queryable, username: string, ownUserId: string): Promise<boolean> {
  const other = await sql.one('select 1 from "_User" where username = $1 and "objectId" <> $2', [
    username,
    ownUserId,
  ]);
  return other !== undefined;
}
