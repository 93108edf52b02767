import { erasedId } from '@campus/domain/analytics/strangers';
import type { Queryable } from '../database/sql.ts';

/**
 * Returns a function that maps event keys to user ids. An erased person has no user id; the key stands in, so
 * that the person still counts once.
 */
export async function usersOfKeys(sql: Queryable, keys: Iterable<number>): Promise<(key: number) => string> {
  const rows = await sql.query<{ key: string; user: string }>(
    'select key, "user" from usage_person where key = any($1::bigint[])',
    [[...new Set(keys)]],
  );
  const users = new Map(rows.map(({ key, user }) => [Number(key), user]));
  return (key) => users.get(key) ?? erasedId(key);
}

/** Returns the keys for users from `usersOfKeys`. */
export async function keysOfUsers(
  sql: Queryable,
  users: readonly string[],
): Promise<(user: string) => number> {
  const rows = await sql.query<{ key: string; user: string }>(
    'select key, "user" from usage_person where "user" = any($1)',
    [users],
  );
  const keys = new Map(rows.map(({ key, user }) => [user, Number(key)]));
  return (user) => {
    const key = keys.get(user) ?? Number(/^erased-(\d+)$/.exec(user)?.[1]);
    if (Number.isNaN(key)) throw new Error(`No events have the key of the person ${user}.`);
    return key;
  };
}
