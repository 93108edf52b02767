import type { Queryable } from '../../foundation/database/sql.ts';

/** The key that identifies a person in events. */
export interface PersonKey {
  key: number;
  employee: boolean;
}

/** Finds the keys of people, and creates keys for new people. */
export interface PersonKeys {
  of(users: Iterable<string>): Promise<ReadonlyMap<string, PersonKey>>;
}

/**
 * Keys never change, so they can be cached. Before the cache would exceed this number of people, it is
 * cleared, which also drops erased people.
 */
const maxRemembered = 100_000;

/**
 * Returns keys from `usage_person`, cached in this process. People of these email domains count as employees.
 */
export function createPersonKeys(sql: Queryable, employeeDomains: readonly string[]): PersonKeys {
  const memory = new Map<string, PersonKey>();
  return {
    async of(users) {
      const wanted = new Set(users);
      const unknown = [...wanted].filter((user) => !memory.has(user));
      if (memory.size + unknown.length > maxRemembered) memory.clear();
      const missing = [...wanted].filter((user) => !memory.has(user));
      if (missing.length > 0)
        for (const { user, key, employee } of await readKeys(sql, missing, employeeDomains))
          memory.set(user, { key, employee });
      return memory;
    },
  };
}

interface Row extends PersonKey {
  user: string;
}

async function readKeys(
  sql: Queryable,
  users: readonly string[],
  employeeDomains: readonly string[],
): Promise<Row[]> {
  await sql.query(
    `insert into usage_person ("user", employee)
     select sent."user", coalesce(split_part(person.email, '@', 2) = any($2), false)
     from unnest($1::text[]) sent ("user") left join "_User" person on person."objectId" = sent."user"
     on conflict ("user") do nothing`,
    [users, employeeDomains],
  );
  const rows = await sql.query<Row>('select "user", key, employee from usage_person where "user" = any($1)', [
    users,
  ]);
  return rows.map((row) => ({ ...row, key: Number(row.key) }));
}
