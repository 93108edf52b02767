import type { Queryable } from '../../ground/database/sql.ts';

/** The version of an account's permissions of rooms; 0 before their first change. */
export async function readVersion(sql: Queryable, accountId: string): Promise<number> {
  const row = await sql.one<{ version: number }>(
    'select version from room_permission_version where account = $1',
    [accountId],
  );
  return row?.version ?? 0;
}

/**
 * Begins a change, and returns the version that it leads to: until the transaction ends nobody else changes the
 * permissions of the account.
 */
export async function beginChange(sql: Queryable, accountId: string): Promise<number> {
  const row = await sql.one<{ version: number }>(
    `insert into room_permission_version (account, version) values ($1, 1)
     on conflict (account) do update set version = room_permission_version.version + 1 returning version`,
    [accountId],
  );
  return row?.version ?? 1;
}
