import type { Queryable } from '../database/sql.ts';

/**
 * Who is behind keys of events. An erased person has no name any more: the key stands for them, so that they still
 * count as one.
 */
export async function usersOfKeys(sql: Queryable, keys: Iterable<number>): Promise<(key: number) => string> {
  const rows = await sql.query<{ key: string; user: string }>(
    'select key, "user" from usage_person where key = any($1::bigint[])',
    [[...new Set(keys)]],
  );
  const users = new Map(rows.map(({ key, user }) => [Number(key), user]));
  return (key) => users.get(key) ?? `erased-${key}`;
}
