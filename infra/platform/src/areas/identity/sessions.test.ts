import { become, logIn, userExists } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, join, makeAccount, makePerson, password, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { sweep } from '../../main/sweep.ts';
import { startSession } from './sessions.ts';

interface LoginRow {
  logins: number;
  lastLoginAt: Date | null;
  updatedAt: Date;
}

function membershipsOf(userId: string): Promise<LoginRow[]> {
  return sql.query<LoginRow>(
    'select logins, "lastLoginAt", "updatedAt" from "Membership" where "user" = $1',
    [userId],
  );
}

describe('a sign-in', () => {
  it('is counted in every account of the person, and does not date the member', async () => {
    const [one, other] = [await makeAccount(), await makeAccount()];
    const createdAt = new Date('2025-03-01T10:00:00.000Z');
    const person = await makePerson();
    for (const { accountId } of [one, other]) await join(accountId, person, { logins: 4, createdAt });
    const before = Date.now();
    await startSession(sql, { userId: person.userId, method: 'thirdParty' });
    const memberships = await membershipsOf(person.userId);
    expect(memberships).toHaveLength(2);
    for (const { logins, lastLoginAt, updatedAt } of memberships) {
      expect(logins).toBe(5);
      expect(lastLoginAt?.getTime()).toBeGreaterThanOrEqual(before);
      expect(updatedAt).toEqual(createdAt);
    }
  });

  it('is not lost when a person signs in many times at once, and changes no other person', async () => {
    const { accountId, people } = await makeAccount();
    const person = await addMember(accountId);
    await Promise.all(
      Array.from({ length: 20 }, () => startSession(sql, { userId: person.userId, method: 'password' })),
    );
    await expect(membershipsOf(person.userId)).resolves.toMatchObject([{ logins: 20 }]);
    await expect(membershipsOf(people.member.userId)).resolves.toMatchObject([
      { logins: 0, lastLoginAt: null },
    ]);
  });
});

describe('a session that nobody uses', () => {
  const unusedFor = (userId: string, hours: number) =>
    sql.query(
      `update "_Session" set "createdAt" = now() - interval '20 days',
         "lastUsedAt" = now() - make_interval(hours => $2) where "user" = $1`,
      [userId, hours],
    );

  it('ends after seven days, even if it was to last thirty', async () => {
    const { email, userId } = await makePerson();
    const { sessionToken } = await callPlatform(logIn, { email, password, remember: true });
    await unusedFor(userId, 169);
    const ended = { code: parseCode.signedOut };
    await expect(callPlatform(userExists, {}, sessionToken)).rejects.toMatchObject(ended);
    await expect(callPlatform(become, { sessionToken })).rejects.toMatchObject(ended);
    await sweep(sql, { sessionIdleHours: 168 });
    expect(await sql.query('select from "_Session" where "user" = $1', [userId])).toEqual([]);
  });

  it('counts from its last use, not from its beginning', async () => {
    const { sessionToken, userId } = await makePerson();
    await unusedFor(userId, 167);
    await expect(callPlatform(userExists, {}, sessionToken)).resolves.toBe(true);
    const used = `select from "_Session" where "user" = $1 and "lastUsedAt" > now() - interval '1 minute'`;
    await expect.poll(() => sql.query(used, [userId])).toHaveLength(1);
  });
});
