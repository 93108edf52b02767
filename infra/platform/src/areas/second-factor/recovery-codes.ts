import { randomBytes } from 'node:crypto';
import { enteredCode, recoveryCodeCount, recoveryCodeFrom } from '@campus/domain/second-factor/codes';
import type { Queryable } from '../../foundation/database/sql.ts';
import { secretOf } from '../../foundation/secret.ts';

/** Replaces a user's recovery codes and returns the new ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(
  sql: Queryable,
  tokenSecret: string,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(randomBytes(32)));
  const hashes = codes.map((code) => recoveryHash(tokenSecret, userId, enteredCode(code)?.code ?? ''));
  await sql.query('delete from recovery_code where "user" = $1', [userId]);
  await sql.query('insert into recovery_code ("user", hash) select $1, unnest($2::text[])', [userId, hashes]);
  return codes;
}

/** Returns the hash that a recovery code is looked up by. It depends on the configured secret. */
export function recoveryHash(tokenSecret: string, userId: string, code: string): string {
  return secretOf(tokenSecret, `recovery code ${userId} ${code}`);
}
