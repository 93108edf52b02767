import { checkSession, logIn, userExists } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { endOtherSessions, endSession, getSessions } from '@campus/contracts/sessions/functions';
import { callPlatform, type From } from '@campus/tests/calls/platform';
import { makePerson, type Person, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../foundation/secret.ts';
import { startSession } from './sessions.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const signedOut = { code: parseCode.signedOut };

async function signIn({ email }: Person, from?: From): Promise<string> {
  return (await callPlatform(logIn, { email, password }, undefined, from)).sessionToken;
}

async function list(sessionToken: string) {
  return callPlatform(getSessions, {}, sessionToken);
}

describe('getSessions', () => {
  it("lists the caller's sessions: this one first, then the most recently used", async () => {
    const person = await makePerson();
    const token = await signIn(person, { address: '203.0.113.7', userAgent: firefox });
    const { sessions, total } = await list(token);
    expect(total).toBe(2);
    expect(sessions.map(({ current }) => current)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ userAgent: firefox, address: '203.0.113.7', method: 'password' });
    expect(Date.parse(sessions[0]?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(sessions)).not.toContain(token);
    await expect(list(person.sessionToken)).resolves.toMatchObject({
      sessions: [
        { current: true, userAgent: '' },
        { current: false, userAgent: firefox },
      ],
    });
  });

  it('shows neither sessions of others nor ended ones', async () => {
    const person = await makePerson();
    const ended = await signIn(person);
    await makePerson();
    await sql.query('update "_Session" set "expiresAt" = now() where "sessionToken" = $1', [hashOf(ended)]);
    await expect(list(person.sessionToken)).resolves.toMatchObject({ total: 1 });
    await expect(callPlatform(getSessions, {})).rejects.toMatchObject(signedOut);
  });

  it('lists a hundred of a thousand valid sessions', { timeout: 120_000 }, async () => {
    const person = await makePerson();
    const { userId } = person;
    const tokens: string[] = [];
    await inTurns(949, async () => tokens.push(await startSession(sql, { userId, method: 'password' })));
    const browsers = Array.from({ length: 50 }, (_, nth) => ({ userAgent: `Browser/${nth}` }));
    for (const browser of browsers) tokens.push(await signIn(person, browser));
    const { sessions, total } = await list(person.sessionToken);
    expect([sessions.length, total]).toEqual([100, 1000]);
    const all = [person.sessionToken, ...tokens];
    let valid = 0;
    await inTurns(all.length, async (nth) => {
      if (await callPlatform(userExists, {}, all[nth])) valid += 1;
    });
    expect(valid).toBe(1000);
  });
});

describe('the last use of a session', () => {
  it('is stored to within five minutes', async () => {
    const { sessionToken } = await makePerson();
    const stored = async () => {
      const row = await sql.one<{ lastUsedAt: Date }>(
        'select "lastUsedAt" from "_Session" where "sessionToken" = $1',
        [hashOf(sessionToken)],
      );
      return row?.lastUsedAt.getTime() ?? 0;
    };
    const setBack = (minutes: number) =>
      sql.query(
        `update "_Session" set "lastUsedAt" = now() - make_interval(mins => $2) where "sessionToken" = $1`,
        [hashOf(sessionToken), minutes],
      );
    await setBack(6);
    await callPlatform(checkSession, {}, sessionToken);
    await vi.waitFor(async () => expect(await stored()).toBeGreaterThan(Date.now() - 60_000), 20_000);
    await setBack(4);
    const before = await stored();
    await callPlatform(checkSession, {}, sessionToken);
    expect(await stored()).toBe(before);
  });
});

describe('endSession', () => {
  it("ends one of the caller's sessions, once", async () => {
    const person = await makePerson();
    const other = await signIn(person, { userAgent: firefox, address: '203.0.113.7' });
    await callPlatform(checkSession, {}, other);
    const [, { id: sessionId = '' } = {}] = (await list(person.sessionToken)).sessions;
    await expect(callPlatform(endSession, { sessionId }, person.sessionToken)).resolves.toEqual({});
    await expect(callPlatform(checkSession, {}, other)).rejects.toMatchObject(signedOut);
    await expect(callPlatform(endSession, { sessionId }, person.sessionToken)).rejects.toMatchObject({
      code: parseCode.notFound,
      message: text('sessions.notFound'),
    });
    await expect(entriesOf(person, 'sessions.end')).resolves.toMatchObject([
      { targetId: sessionId, targetLabel: firefox, before: { address: '203.0.113.7' }, outcome: 'success' },
      { outcome: 'refused' },
    ]);
  });

  it('does not find the sessions of others', async () => {
    const [person, stranger] = [await makePerson(), await makePerson()];
    const [{ id: sessionId = '' } = {}] = (await list(stranger.sessionToken)).sessions;
    for (const id of [sessionId, unique()])
      await expect(callPlatform(endSession, { sessionId: id }, person.sessionToken)).rejects.toMatchObject({
        message: text('sessions.notFound'),
      });
    await expect(callPlatform(userExists, {}, stranger.sessionToken)).resolves.toBe(true);
  });
});

describe('endOtherSessions', () => {
  it('ends all other sessions of the caller and says how many', async () => {
    const [person, stranger] = [await makePerson(), await makePerson()];
    const others = await Promise.all([1, 2, 3].map(() => signIn(person)));
    await expect(callPlatform(endOtherSessions, {}, person.sessionToken)).resolves.toEqual({ ended: 3 });
    for (const token of others)
      await expect(callPlatform(checkSession, {}, token)).rejects.toMatchObject(signedOut);
    for (const token of [person.sessionToken, stranger.sessionToken])
      await expect(callPlatform(userExists, {}, token)).resolves.toBe(true);
    await expect(entriesOf(person, 'sessions.endOthers')).resolves.toMatchObject([{ after: { ended: 3 } }]);
  });
});

/** Repeats an action, a few at a time: more would exhaust the connection pool and fail. */
async function inTurns(times: number, work: (nth: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

function entriesOf({ userId }: Person, operation: string) {
  return sql.query(
    'select * from "AuditEntry" where "actorId" = $1 and operation = $2 order by at, "objectId"',
    [userId, operation],
  );
}
