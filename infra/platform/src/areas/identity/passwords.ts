import { AppError } from '@campus/contracts/core/app-error';
import { passwordRefusals } from '@campus/domain/passwords/passwords';
import type { Queryable } from '../../ground/database/sql.ts';
import { createHashPool } from './hash-pool.ts';
import { forgetFailures } from './sign-in-failures.ts';

const run = createHashPool();

// The hash of no password of ours: comparing with it takes as long as comparing with a real one.
const nobodysHash = '$2b$10$Wd1gvrMYPnQv5pHBbXCwCehxXmJSEzRqNON0ev98L6JJP5296S35i';

/** Hashes a password as Parse Server does, so that either can check what the other stored. */
export async function hashPassword(password: string): Promise<string> {
  return (await run({ password })).passwordHash;
}

/** Whether the password is the hashed one. Without a hash the answer is no, after the same time. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { matches } = await run({ password, passwordHash: passwordHash ?? nobodysHash });
  return matches && passwordHash !== undefined;
}

/** Throws the first rule that a new password breaks. */
export function refuseWeakPassword(password: string): void {
  const [refusal] = passwordRefusals(password);
  if (refusal) throw new AppError('invalid', refusal);
}

/**
 * Stores a password. If a previous one is given, it must be the user's current one; otherwise the result is
 * false. Clears the failed sign-ins of the previous password.
 */
export async function storePassword(
  sql: Queryable,
  userId: string,
  { passwordHash, formerHash }: { passwordHash: string; formerHash?: string },
): Promise<boolean> {
  const user = await sql.one<{ email: string }>(
    `update "_User" set "_hashed_password" = $2, "passwordUpdatedAt" = now(), "updatedAt" = now()
     where "objectId" = $1 and ($3::text is null or "_hashed_password" = $3)
     returning coalesce(email, '') as email`,
    [userId, passwordHash, formerHash ?? null],
  );
  if (user) await forgetFailures(sql, user.email);
  return user !== undefined;
}
