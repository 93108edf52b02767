import type { Queryable } from '../../foundation/database/sql.ts';

/** The version of an account's list of rooms and commands; 0 before its first change. */
export async function readVersion(sql: Queryable, accountId: string): Promise<number> {
  const list = await sql.one<{ version: number }>('select version from room_list where account = $1', [
    accountId,
  ]);
  return list?.version ?? 0;
}

/**
 * Begins a change of an account's list, and returns the version that it leads to: until the transaction ends nobody else
 * changes the list.
 */
export async function beginChange(sql: Queryable, accountId: string): Promise<number> {
  const list = await sql.one<{ version: number }>(
    `insert into room_list (account, version) values ($1, 1)
     on conflict (account) do update set version = room_list.version + 1 returning version`,
    [accountId],
  );
  return list?.version ?? 1;
}
