import { createHash } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { VerifiedSso } from './verify-sso.ts';

const clockTolerance = 120;
/** The last second that PostgreSQL's dates reliably support. */
const endOfTime = Date.UTC(9999, 11, 31) / 1000;

/**
 * Marks an id token as used, in the transaction that uses it, so that a refusal leaves it usable. Throws if
 * it was used before.
 */
export async function useUpToken(sql: Queryable, { idToken, identity }: VerifiedSso): Promise<void> {
  await sql.query(
    `delete from used_id_token where hash in (
       select hash from used_id_token where until < now() limit 100 for update skip locked)`,
  );
  const fresh = await sql.one(
    `insert into used_id_token (hash, until) values ($1, to_timestamp($2))
     on conflict (hash) do nothing returning until`,
    [hashOf(idToken), Math.min(identity.expiresAt + clockTolerance, endOfTime)],
  );
  if (!fresh) throw new AppError('invalid', 'sso.rejected');
}

/** Covers only the signed part, because a signature can be changed into another valid one. */
function hashOf(idToken: string): Buffer {
  return createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest();
}
