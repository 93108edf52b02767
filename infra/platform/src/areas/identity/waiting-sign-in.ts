import { randomBytes } from 'node:crypto';
import type { WireWaiting } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { type FactorMethod, maxWrongCodes, waitingMinutes } from '@campus/domain/second-factor/second-factor';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf } from '../../foundation/secret.ts';

/** The session to start once the second factor is proven. */
interface Wanted {
  userId: string;
  method: OwnSession['method'];
  remember: boolean;
}

/** A sign-in that waits for the second factor. */
export interface FoundWaiting extends Wanted {
  tokenHash: string;
  email: string;
}

/** Makes a sign-in wait for the second factor. The returned token continues it once, within a few minutes. */
export async function beginWaiting(
  sql: Queryable,
  { userId, method, remember }: Wanted,
  methods: FactorMethod[],
): Promise<WireWaiting> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + waitingMinutes * 60_000);
  await sql.query(
    `insert into waiting_sign_in ("tokenHash", "user", method, remember, until) values ($1, $2, $3, $4, $5)`,
    [hashOf(token), userId, method, remember, expiresAt],
  );
  return { waiting: { token, methods, expiresAt: expiresAt.toISOString() } };
}

/** Returns the waiting sign-in of a token. Throws if there is none, or if it has expired. */
export async function findWaiting(sql: Queryable, token: string): Promise<FoundWaiting> {
  const found = await sql.one<FoundWaiting>(
    `select w."tokenHash", w."user" as "userId", w.method, w.remember, coalesce(u.email, '') as email
     from waiting_sign_in w join "_User" u on u."objectId" = w."user"
     where w."tokenHash" = $1 and w.until > now() and w."wrongCodes" < ${maxWrongCodes}`,
    [hashOf(token)],
  );
  if (!found) throw expired();
  return found;
}

/** Removes a waiting sign-in, so that it continues only once. */
export async function consumeWaiting(sql: Queryable, { tokenHash }: FoundWaiting): Promise<void> {
  const taken = await sql.one(
    'delete from waiting_sign_in where "tokenHash" = $1 and until > now() returning "tokenHash"',
    [tokenHash],
  );
  if (!taken) throw expired();
}

/**
 * Counts a wrong code. Returns whether it completes another five wrong codes of the user, across all waiting
 * sign-ins. Simultaneous codes are counted one after the other.
 */
export async function countWrongCode(sql: Queryable, { tokenHash, userId }: FoundWaiting): Promise<boolean> {
  const counted = await sql.one<{ isFifth: boolean }>(
    `with held as (
       select "tokenHash", "wrongCodes" from waiting_sign_in where "user" = $2 order by "tokenHash" for update
     ), counted as (
       update waiting_sign_in w set "wrongCodes" = held."wrongCodes" + 1
       from held where w."tokenHash" = held."tokenHash" and w."tokenHash" = $1
       returning 1
     )
     select (sum("wrongCodes") + 1) % ${maxWrongCodes} = 0 as "isFifth" from held having exists (select from counted)`,
    [tokenHash, userId],
  );
  return counted?.isFifth ?? false;
}

/** Ends all waiting sign-ins of a user, for example after a password change. */
export async function endWaiting(sql: Queryable, userId: string): Promise<void> {
  await sql.query('delete from waiting_sign_in where "user" = $1', [userId]);
}

function expired(): AppError {
  return new AppError('invalid', 'secondFactor.expired');
}
