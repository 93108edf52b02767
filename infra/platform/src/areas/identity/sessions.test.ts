import { describe, expect, it } from 'vitest';
import { addMember, join, makeAccount, makePerson, sql } from '../../../../../tests/support/world.ts';
import { startSession } from './sessions.ts';

interface Told {
  logins: number;
  lastLoginAt: Date | null;
  updatedAt: Date;
}

function membershipsOf(userId: string): Promise<Told[]> {
  return sql.query<Told>('select logins, "lastLoginAt", "updatedAt" from "Membership" where "user" = $1', [
    userId,
  ]);
}

describe('a sign-in', () => {
  it('is counted in every account of the person, and is no update of the member', async () => {
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

  it('is not lost when a person signs in many times at once, and concerns nobody else', async () => {
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
