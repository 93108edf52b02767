import type { Queryable } from '../database/sql.ts';

/** The fields of rows that identify people. */
const idFields = ['User_ID', 'userId'] as const;

/**
 * Replaces the ids of guests in the rows of a search, because a guest's id is the name that the server of the world
 * uses. The key of the person stands in, so that a guest is the same in all rows and searches.
 */
export async function withoutGuestNames<T>(sql: Queryable, rows: T): Promise<T> {
  const list: Record<string, unknown>[] = Array.isArray(rows) ? rows : [];
  const ids = new Set(list.flatMap((row) => idFields.flatMap((field) => row[field] ?? [])));
  if (ids.size === 0) return rows;
  const guests = await sql.query<{ key: string; user: string }>(
    `select person.key, person."user" from usage_person person
     where person."user" = any($1) and not exists (select from "_User" known where known."objectId" = person."user")`,
    [[...ids]],
  );
  const keys = new Map(guests.map(({ key, user }) => [user, key]));
  const hidden = (id: unknown) => {
    const key = typeof id === 'string' ? keys.get(id) : undefined;
    return key === undefined ? id : `guest-${key}`;
  };
  // The fields stay the same; only texts change.
  return list.map((row) => ({
    ...row,
    ...Object.fromEntries(idFields.flatMap((field) => (field in row ? [[field, hidden(row[field])]] : []))),
  })) as T;
}
