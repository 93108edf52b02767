import type { Access } from '@campus/domain/access/access';
import type { Level } from '@campus/domain/access/levels';
import type { Call, UserName } from '../../call/call.ts';
import { presentLevel } from '../../call/present-level.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** Returns the version of an account's room permissions; 0 before the first change. */
export async function readVersion(sql: Queryable, accountId: string): Promise<number> {
  const row = await sql.one<{ version: number }>(
    'select version from room_permission_version where account = $1',
    [accountId],
  );
  return row?.version ?? 0;
}

/** The parts of a call that starting a change needs. */
export type Beginning = Pick<Call, 'sql' | 'services'> & { user: UserName };

/**
 * Starts a change and locks the account's room permissions until the transaction ends. Returns the new
 * version and the caller's level. Throws if the caller lost this access while the call waited.
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
