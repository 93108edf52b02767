import { randomInt } from 'node:crypto';
import type { Queryable } from '../database/sql.ts';

/** The handle a display name asks for: 'Ana Marić' is 'ana.marić'. */
export function usernameOf(displayName: string): string {
  return displayName.normalize('NFKC').trim().toLowerCase().replace(/\s+/gu, '.');
}

/**
 * The username for a display name: its own handle, or, where another user has that, the handle with a number.
 * Two users may be given the same one at once; the unique index on usernames lets only one of them keep it.
 */
export async function freeUsername(sql: Queryable, displayName: string, ownUserId = ''): Promise<string> {
  const wanted = usernameOf(displayName);
  let candidate = wanted;
  while (await isTaken(sql, candidate, ownUserId)) candidate = `${wanted}.${randomInt(1000, 1_000_000)}`;
  return candidate;
}

async function isTaken(sql: Queryable, username: string, ownUserId: string): Promise<boolean> {
  const other = await sql.one('select 1 from "_User" where username = $1 and "objectId" <> $2', [
    username,
    ownUserId,
  ]);
  return other !== undefined;
}
