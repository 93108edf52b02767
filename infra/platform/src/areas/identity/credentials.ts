import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import { superadminRole } from '@campus/domain/access/role-names';
import type { Call } from '../../call/call.ts';
import { withSecondFactor } from './factors.ts';
import { attemptPassword } from './lockout.ts';
import { mustVerify } from './must-verify.ts';
import { passwordMatches, renewHash } from './passwords.ts';

/** A person who has entered a user's password. */
export interface StoredUser {
  id: string;
  email: string;
  emailVerified: boolean;
  /** Whether every account of this person requires a verified email. */
  mustVerify: boolean;
  /** The stored password hash. */
  passwordHash: string;
}

interface Row extends Omit<StoredUser, 'passwordHash'> {
  passwordHash: string | null;
  hasSecondFactor: boolean;
}

const query = {
  name: 'credentials',
  text: `
  select u."objectId" as id, u.email, u."_hashed_password" as "passwordHash",
    coalesce(u.email_verified, false) as "emailVerified", ${mustVerify('$2')} as "mustVerify",
    ${withSecondFactor} as "hasSecondFactor"
  from "_User" u where u.email = $1`,
};

/**
 * Finds the user with this email and password. An unknown email and a wrong password are refused with the
 * same error, take the same time, and count as failures. Slow, so call it before the transaction of a change
 * begins.
 */
export async function checkCredentials(
  call: Pick<Call, 'services' | 'audit' | 'origin'>,
  entered: { email: string; password: string },
): Promise<StoredUser> {
  const email = entered.email.trim().toLowerCase();
  const row = await call.services.sql.one<Row>(query, [email, superadminRole]);
  // A password typed into the email field must not be recorded in the trail.
  const label = looksLikeEmail(email) ? email : '';
  call.audit.note({ target: { type: 'user', id: row?.id ?? '', label } });
  const matches = await attemptPassword(call, email, {
    isRight: () => passwordMatches(entered.password, row?.passwordHash ?? undefined),
    completes: !row?.hasSecondFactor,
  });
  if (!matches || !row?.passwordHash) throw new AppError('invalid', 'auth.incorrect');
  const previous = { password: entered.password, passwordHash: row.passwordHash };
  const passwordHash = await renewHash(call.services.sql, row.id, previous);
  if (!passwordHash) throw new AppError('invalid', 'auth.incorrect');
  call.audit.note({ actor: { id: row.id, email: row.email } });
  const { hasSecondFactor: _, ...known } = row;
  return { ...known, passwordHash };
}
