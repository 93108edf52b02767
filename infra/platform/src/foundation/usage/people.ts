import type { Queryable } from '../database/sql.ts';

/**
 * The people behind the keys of events. An erased person has no name; the key represents them, so that they still count
 * as one.
 */
export async function usersOfKeys(sql: Queryable, keys: Iterable<number>): Promise<(key: number) => string> {
  const rows = await sql.query<{ key: string; user: string }>(
    'select key, "user" from usage_person where key = any($1::bigint[])',
    [[...new Set(keys)]],
  );
  const users = new Map(rows.map(({ key, user }) => [Number(key), user]));
  return (key) => users.get(key) ?? `erased-${key}`;
}

/** The keys of people that `usersOfKeys` named. */
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
