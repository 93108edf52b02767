import type { Access } from '@campus/domain/access/access';
import type { Level } from '@campus/domain/access/levels';
import type { Call, UserName } from '../../call/call.ts';
import { presentLevel } from '../../call/present-level.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** The version of an account's permissions of rooms; 0 before their first change. */
export async function readVersion(sql: Queryable, accountId: string): Promise<number> {
  const row = await sql.one<{ version: number }>(
    'select version from room_permission_version where account = $1',
    [accountId],
  );
  return row?.version ?? 0;
}

/** The parts of a call that begin a change. */
export type Beginning = Pick<Call, 'sql' | 'services'> & { user: UserName };

/**
 * Begins a change, and returns the version that it leads to, with the caller's level: until the transaction ends nobody
 * else changes the permissions of the account. Throws when the caller has lost this access while the call waited.
 */
export async function beginChange(
  call: Beginning,
  accountId: string,
  access: Access,
): Promise<{ version: number; level: Level }> {
  const row = await call.sql.one<{ version: number }>(
    `insert into room_permission_version (account, version) values ($1, 1)
     on conflict (account) do update set version = room_permission_version.version + 1 returning version`,
    [accountId],
  );
  return { version: row?.version ?? 1, level: await presentLevel(call, accountId, access) };
}
