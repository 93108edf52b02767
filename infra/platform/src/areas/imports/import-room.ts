import { AppError } from '@campus/contracts/core/app-error';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable, Sql } from '../../foundation/database/sql.ts';

/** An upload without a new piece for this long is no longer in progress. */
const idleSeconds = 60;

/** The database and the configuration, as needed to check the available space. */
export interface RoomKeeper {
  sql: Sql;
  config: Pick<PlatformConfig, 'importRoom'>;
}

/**
 * Runs `work` as the only call that reserves space for the account's files. Keep `work` fast: it locks the
 * account's row.
 */
export function whileCounting<T>(
  sql: Sql,
  accountId: string,
  work: (locked: Queryable) => Promise<T>,
): Promise<T> {
  return sql.transaction(async (locked) => {
    await locked.query('select from "Account" where "objectId" = $1 for no key update', [accountId]);
    return work(locked);
  });
}

/** Throws if the account's files use up their space, or would with this many additional bytes. */
export async function refuseWithoutRoom(
  sql: Queryable,
  { importRoom: { bytes: most } }: RoomKeeper['config'],
  { accountId, bytes }: { accountId: string; bytes: number },
): Promise<void> {
  const taken = await sql.one<{ bytes: number }>(
    'select coalesce(sum(greatest(bytes, reserved)), 0)::float8 as bytes from "ImportFile" where account = $1',
    [accountId],
  );
  if (taken && taken.bytes + bytes > most)
    throw new AppError('conflict', 'imports.file.noRoom', { most: sizeOf(most) });
}

/** Throws if a person has the maximum number of uploads in progress. */
export async function refuseTooManyOpen(
  sql: Queryable,
  { importRoom: { openFiles: most } }: RoomKeeper['config'],
  userId: string,
): Promise<void> {
  const open = await sql.one<{ files: number }>(
    `select count(*)::int as files from "ImportFile"
     where "sentBy" = $1 and "endedAt" is null and "writtenAt" > now() - make_interval(secs => $2)`,
    [userId, idleSeconds],
  );
  if (open && open.files >= most)
    throw new AppError('tooMany', 'imports.file.tooManyOpen', { most, seconds: idleSeconds });
}

/** Reserves up to this many bytes for a file, before they are written. */
export async function reserve(
  { sql, config }: RoomKeeper,
  { fileId, accountId, bytes }: { fileId: string; accountId: string; bytes: number },
): Promise<void> {
  await whileCounting(sql, accountId, async (locked) => {
    const file = await locked.one<{ reserved: number }>(
      'select greatest(bytes, reserved)::float8 as reserved from "ImportFile" where id = $1',
      [fileId],
    );
    if (!file || bytes <= file.reserved) return;
    await refuseWithoutRoom(locked, config, { accountId, bytes: bytes - file.reserved });
    await locked.query('update "ImportFile" set reserved = $2 where id = $1', [fileId, bytes]);
  });
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes >= 1024 ? `${Math.round(megabytes / 102.4) / 10} GB` : `${Math.round(megabytes)} MB`;
}
