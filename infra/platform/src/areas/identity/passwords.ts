import type { Queryable } from '../../foundation/database/sql.ts';
import { isPresentHash } from './hash-cost.ts';
import { createHashPool } from './hash-pool.ts';
import { deleteFailures } from './sign-in-failures.ts';

const run = createHashPool();

// A hash that matches no password. Comparing with it takes as long as with a real one.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$5B+Dl9XUkpTc/aFknQ7BZQ$SGQaQmYxpEXsksztNLnuARPV2bwHkCTQ6ZmmJqZanXQ';

/** Hashes a password with argon2id, which uses its full length. */
export async function hashPassword(password: string): Promise<string> {
  return (await run({ password })).passwordHash;
}

/** Whether the password matches the hash. Without a hash, returns false after the same time. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { matches } = await run({ password, passwordHash: passwordHash ?? nobodysHash });
  return matches && passwordHash !== undefined;
}

/**
 * Replaces the hash of a password that was just checked, unless it has the present parameters. Older platforms and Parse
 * Server itself make such hashes. Returns the hash that is now stored, or undefined if the password has changed meanwhile.
 */
export async function renewHash(
  sql: Queryable,
  userId: string,
  { password, passwordHash }: { password: string; passwordHash: string },
): Promise<string | undefined> {
  if (isPresentHash(passwordHash)) return passwordHash;
  const renewed = await sql.one<{ passwordHash: string }>(
    `update "_User" set "_hashed_password" = $3 where "objectId" = $1 and "_hashed_password" = $2
     returning "_hashed_password" as "passwordHash"`,
    [userId, passwordHash, await hashPassword(password)],
  );
  if (renewed) return renewed.passwordHash;
  // A simultaneous sign-in has replaced it, or the password has changed.
  const stored = await sql.one<{ passwordHash: string }>(
    'select "_hashed_password" as "passwordHash" from "_User" where "objectId" = $1',
    [userId],
  );
  const matches = stored && (await passwordMatches(password, stored.passwordHash));
  return matches ? stored.passwordHash : undefined;
}

/**
 * Stores a password and clears the failed sign-ins of the previous one. Returns false if `previous` is given
 * but is no longer the user's current hash.
 */
export async function storePassword(
  sql: Queryable,
  userId: string,
  { passwordHash, previousHash }: { passwordHash: string; previousHash?: string },
): Promise<boolean> {
  const user = await sql.one<{ email: string }>(
    `update "_User" set "_hashed_password" = $2, "passwordUpdatedAt" = now(), "updatedAt" = now()
     where "objectId" = $1 and ($3::text is null or "_hashed_password" = $3)
     returning coalesce(email, '') as email`,
    [userId, passwordHash, previousHash ?? null],
  );
  if (user) await deleteFailures(sql, user.email);
  return user !== undefined;
}
