import type { Queryable, Sql } from '../../foundation/database/sql.ts';

/** The key that identifies a person in events. */
export interface PersonKey {
  key: number;
  employee: boolean;
}

/** Finds the keys of people, and creates keys for new people. Erased people have none. */
export interface PersonKeys {
  of(users: Iterable<string>): Promise<ReadonlyMap<string, PersonKey>>;
}

/** Keys never change, so they can be cached. The cache is cleared before it would exceed this number of people. */
const maxRemembered = 100_000;

/**
 * Returns keys from `usage_person`, cached in this process. People of these email domains count as employees.
 */
export function createPersonKeys(sql: Sql, employeeDomains: readonly string[]): PersonKeys {
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
      for (const user of await erasedAmong(sql, [...wanted])) memory.delete(user);
      return memory;
    },
  };
}

interface Row extends PersonKey {
  user: string;
}

function readKeys(sql: Sql, users: readonly string[], employeeDomains: readonly string[]): Promise<Row[]> {
  return sql.transaction(async (held) => {
    await held.query(`select pg_advisory_xact_lock_shared(hashtextextended('usage_person', 0))`);
    await held.query(
      `insert into usage_person ("user", employee)
       select sent."user", coalesce(split_part(person.email, '@', 2) = any($2), false)
       from unnest($1::text[]) sent ("user") left join "_User" person on person."objectId" = sent."user"
       where not exists (select from usage_erasure e where e.person = hash_of_person(sent."user"))
       on conflict ("user") do nothing`,
      [users, employeeDomains],
    );
    const rows = await held.query<Row>(
      'select "user", key, employee from usage_person where "user" = any($1)',
      [users],
    );
    return rows.map((row) => ({ ...row, key: Number(row.key) }));
  });
}

/** Returns those who are erased. They may have been cached before. */
async function erasedAmong(sql: Queryable, users: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ user: string }>(
    `select sent."user" from unnest($1::text[]) sent ("user")
     join usage_erasure e on e.person = hash_of_person(sent."user")`,
    [users],
  );
  return rows.map(({ user }) => user);
}
