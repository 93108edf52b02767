import { become, checkSession, logIn, logOut } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getSessions } from '@campus/contracts/sessions/functions';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import { callPlatform } from '@campus/tests/calls/platform';
import { makePerson, password, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';

const invalid = { code: parseCode.signedOut, message: text('auth.token.invalid') };

function takeOver(sessionToken: string) {
  return callPlatform(become, { sessionToken }, undefined, { address: '203.0.113.8', userAgent: 'Console' });
}

describe('become', () => {
  it('AUTH-062 signs in the owner of a token with a separate session', async () => {
    const { sessionToken, userId, email } = await makePerson();
    const answer = await takeOver(sessionToken);
    expect(answer.user).toMatchObject({ _id: userId, email });
    expect(answer.sessionToken).not.toBe(sessionToken);
    await expect(callPlatform(checkSession, {}, answer.sessionToken)).resolves.toEqual({ user: answer.user });
    await expect(callPlatform(getSessions, {}, answer.sessionToken)).resolves.toMatchObject({
      sessions: [{ current: true, method: 'token', address: '203.0.113.8', userAgent: 'Console' }],
    });
  });

  it('accepts the token once, even for many simultaneous calls', async () => {
    const { sessionToken, userId } = await makePerson();
    const attempts = await Promise.allSettled(Array.from({ length: 10 }, () => takeOver(sessionToken)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(invalid);
    await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    await expect(sql.query('select from "_Session" where "user" = $1', [userId])).resolves.toHaveLength(1);
  });

  it('AUTH-062 lasts half a day, and never longer than the token', async () => {
    const { email } = await makePerson();
    const remembered = await callPlatform(logIn, { email, password, remember: true });
    const long = await takeOver(remembered.sessionToken);
    expect(secondsTo(long.expiresAt)).toBeGreaterThan(sessionSeconds(false) - 60);
    expect(secondsTo(long.expiresAt)).toBeLessThanOrEqual(sessionSeconds(false));
    const other = await callPlatform(logIn, { email, password, remember: true });
    const ending = await sql.one<{ at: Date }>(
      `update "_Session" set "expiresAt" = now() + interval '5 minutes' where "sessionToken" = $1
       returning "expiresAt" as at`,
      [hashOf(other.sessionToken)],
    );
    const short = await takeOver(other.sessionToken);
    expect(short.expiresAt).toBe(ending?.at.toISOString());
  });

  it('AUTH-062 refuses an unknown token and one that has expired or ended', async () => {
    const expired = await makePerson();
    const ended = await makePerson();
    await sql.query('update "_Session" set "expiresAt" = now() where "user" = $1', [expired.userId]);
    await callPlatform(logOut, {}, ended.sessionToken);
    for (const token of ['r:0123456789abcdef0123456789abcdef', expired.sessionToken, ended.sessionToken, '%'])
      await expect(takeOver(token)).rejects.toMatchObject(invalid);
    await expect(sql.query('select from "_Session" where "user" = $1', [ended.userId])).resolves.toEqual([]);
  });

  it('is recorded, without the token', async () => {
    const { sessionToken, userId, email } = await makePerson();
    const answer = await takeOver(sessionToken);
    const entries = await sql.query('select * from "AuditEntry" where "actorId" = $1', [userId]);
    expect(entries).toMatchObject([{ operation: 'auth.become', outcome: 'success', targetLabel: email }]);
    for (const token of [sessionToken, answer.sessionToken])
      expect(JSON.stringify(entries)).not.toContain(token);
  });
});

function secondsTo(instant: string): number {
  return (Date.parse(instant) - Date.now()) / 1000;
}
