import type { Queryable } from '../../foundation/database/sql.ts';
import { createHashPool } from './hash-pool.ts';
import { forgetFailures } from './sign-in-failures.ts';

const run = createHashPool();

// The hash of no password of ours: comparing with it takes as long as comparing with a real one.
const nobodysHash =
  '$argon2id$v=19$m=65536,t=3,p=1$7DN9STAGICKaZYy83X0PpA$Aj/KDnJERi8jxnbAPrgjISzTtbM7Ruws6dnzEk9r32U';

/** Hashes a password with argon2id, which reads all of it. */
export async function hashPassword(password: string): Promise<string> {
  return (await run({ password })).passwordHash;
}

/** Whether the password is the hashed one. Without a hash the answer is no, after the same time. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { matches } = await run({ password, passwordHash: passwordHash ?? nobodysHash });
  return matches && passwordHash !== undefined;
}

/**
 * Hashes a password again that was just compared with a bcrypt hash, as older platforms and Parse Server
 * itself make them. Returns the hash that is stored then; undefined if the password has changed since.
 */
export async function renewHash(
  sql: Queryable,
  userId: string,
  { password, passwordHash }: { password: string; passwordHash: string },
): Promise<string | undefined> {
  if (passwordHash.startsWith('$argon2id$')) return passwordHash;
  const renewed = await sql.one<{ passwordHash: string }>(
    `update "_User" set "_hashed_password" = $3 where "objectId" = $1 and "_hashed_password" = $2
     returning "_hashed_password" as "passwordHash"`,
    [userId, passwordHash, await hashPassword(password)],
  );
  if (renewed) return renewed.passwordHash;
  // Another sign-in of the same moment has done it, or the password is no longer the same.
  const stored = await sql.one<{ passwordHash: string }>(
    'select "_hashed_password" as "passwordHash" from "_User" where "objectId" = $1',
    [userId],
  );
  const matches = stored && (await passwordMatches(password, stored.passwordHash));
  return matches ? stored.passwordHash : undefined;
}

/**
 * Stores a password. If a previous one is given, it must be the user's current one; otherwise the result is
 * false. Clears the failed sign-ins of the previous password.
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
  if (user) await forgetFailures(sql, user.email);
  return user !== undefined;
}
