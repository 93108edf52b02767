import { randomBytes } from 'node:crypto';
import { enteredCode, recoveryCodeCount, recoveryCodeFrom } from '@campus/domain/second-factor/codes';
import type { UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { secretOf } from '../../foundation/secret.ts';

type Proven = Pick<CallSession, 'proof' | 'provider' | 'ssoConfigId'>;

/** Returns the provider and the configured single sign-on that proved a session; nulls after another proof. */
export function signOnOf({ proof, provider, ssoConfigId }: Proven): [string | null, string | null] {
  return proof === 'thirdParty' ? [provider, ssoConfigId] : [null, null];
}

/** Replaces the recovery codes of a session's user and returns the new ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(
  sql: Queryable,
  tokenSecret: string,
  { user: { id: userId }, session }: { user: Pick<UserName, 'id'>; session: Proven },
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(randomBytes(32)));
  const hashes = codes.map((code) => recoveryHash(tokenSecret, userId, enteredCode(code)?.code ?? ''));
  await sql.query('delete from recovery_code where "user" = $1', [userId]);
  await sql.query(
    'insert into recovery_code ("user", hash, provider, "ssoConfig") select $1, unnest($2::text[]), $3, $4',
    [userId, hashes, ...signOnOf(session)],
  );
  return codes;
}

/** Returns the hash that a recovery code is looked up by. It depends on the configured secret. */
export function recoveryHash(tokenSecret: string, userId: string, code: string): string {
  return secretOf(tokenSecret, `recovery code ${userId} ${code}`);
}
