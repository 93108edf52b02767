import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { withSecondFactor } from './factors.ts';
import { attemptPassword } from './lockout.ts';
import { passwordMatches, renewHash } from './passwords.ts';

/**
 * Throws unless this is the caller's own password. A wrong one counts as a failed sign-in. Slow, so call it
 * before the transaction of a change begins. Returns the hash that is stored now.
 */
export async function verifyOwnPassword(
  call: Pick<Call, 'services' | 'origin'> & { user: UserName },
  password: string,
): Promise<string> {
  const stored = await call.services.sql.one<{ passwordHash: string | null; hasSecondFactor: boolean }>(
    `select u."_hashed_password" as "passwordHash",
       ${withSecondFactor} as "hasSecondFactor"
     from "_User" u where u."objectId" = $1`,
    [call.user.id],
  );
  if (!stored?.passwordHash) throw new AppError('conflict', 'password.none');
  const { passwordHash, hasSecondFactor } = stored;
  const matches = await attemptPassword(call, call.user.email, {
    isRight: () => passwordMatches(password, passwordHash),
    completes: !hasSecondFactor,
  });
  // Renewed, so that no sign-in replaces the hash before a change compares it.
  const present = matches && (await renewHash(call.services.sql, call.user.id, { password, passwordHash }));
  if (!present) throw new AppError('invalid', 'password.currentWrong');
  return present;
}

/** Whether a user can sign in with a password. */
export async function hasPassword(sql: Queryable, userId: string): Promise<boolean> {
  const user = await sql.one('select from "_User" where "objectId" = $1 and "_hashed_password" is not null', [
    userId,
  ]);
  return user !== undefined;
}
