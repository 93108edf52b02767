import type { WireSession, WireSignIn } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { StoredUser } from './credentials.ts';
import { factorMethods } from './factors.ts';
import { type NewSession, startSession } from './sessions.ts';
import { readUser } from './users.ts';
import { beginWaiting } from './waiting-sign-in.ts';

/**
 * Starts a session for a user whose credentials were checked, or makes the sign-in wait for the second
 * factor. An unverified email is reported only here, where the person is known to have the password.
 */
export async function signIn(
  { sql, origin, audit }: Pick<Call, 'sql' | 'origin' | 'audit'>,
  known: StoredUser,
  session: { remember: boolean; method: 'password' | 'invitation' },
): Promise<WireSignIn> {
  if (known.mustVerify) throw new AppError('forbidden', 'auth.verificationEmail');
  await assertStillValid(sql, known);
  const methods = await factorMethods(sql, known.id);
  if (methods.length === 0) return beginSession(sql, { userId: known.id, origin, ...session });
  audit.note({ after: { secondFactor: 'missing' } });
  return beginWaiting(sql, { userId: known.id, ...session }, methods);
}

/** Starts a session and returns it with its user, in the format of every sign-in function. */
export async function beginSession(sql: Queryable, session: NewSession): Promise<WireSession> {
  const sessionToken = await startSession(sql, session);
  const user = await readUser(sql, session.userId);
  if (!user) throw new AppError('notFound', 'auth.noUser');
  return { user, sessionToken };
}

// A password change ends all sessions that began with the previous password, so none may begin during it.
async function assertStillValid(sql: Call['sql'], { id, passwordHash }: StoredUser): Promise<void> {
  const unchanged = await sql.one(
    'select from "_User" where "objectId" = $1 and "_hashed_password" = $2 for share',
    [id, passwordHash],
  );
  if (!unchanged) throw new AppError('invalid', 'auth.incorrect');
}
