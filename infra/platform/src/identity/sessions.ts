import { randomBytes } from 'node:crypto';
import { sessionSeconds } from '@campus/domain/sessions';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from '../records/insert-rows.ts';
import { newObjectId } from '../records/object-id.ts';

/**
 * Starts a session of a user and returns its token. It carries no installation id: Parse Server ends the
 * earlier sessions of an installation, and one gateway speaks for all browsers of a person.
 */
export async function startSession(sql: Queryable, userId: string, remember: boolean): Promise<string> {
  const sessionToken = `r:${randomBytes(16).toString('hex')}`;
  const now = new Date();
  await insertRows(sql, '_Session', [
    {
      objectId: newObjectId(),
      createdAt: now,
      updatedAt: now,
      user: userId,
      sessionToken,
      createdWith: { action: 'login', authProvider: 'password' },
      expiresAt: new Date(now.getTime() + sessionSeconds(remember) * 1000),
    },
  ]);
  return sessionToken;
}

/** Ends one session; ending one that is over changes nothing. Returns the tokens that were ended. */
export async function endSession(sql: Queryable, sessionToken: string): Promise<string[]> {
  const ended = await sql.query<{ sessionToken: string }>(
    'delete from "_Session" where "sessionToken" = $1 returning "sessionToken"',
    [sessionToken],
  );
  return ended.map((session) => session.sessionToken);
}
