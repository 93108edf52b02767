import { permissions } from '@campus/domain/access/levels';
import { describe, expect, it } from 'vitest';
import { makePerson } from './people.ts';
import { createRandom } from './random.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-21T12:00:00Z');

function makePeople(count: number) {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, number) =>
    makePerson(number, { accountId: 'DemoCampus', series: 'd', random, now }),
  );
}

describe('the people of the demo', () => {
  const people = makePeople(243);

  it('are the same on every run, apart from their ids', () => {
    const summary = ({ user, membership }: (typeof people)[number]) => [user.email, membership.permission];
    expect(makePeople(243).map(summary)).toEqual(people.map(summary));
  });

  it('each have their own address, in letters that every mail server accepts', () => {
    expect(new Set(people.map(({ user }) => user.email)).size).toBe(people.length);
    for (const { user } of people) expect(user.email).toMatch(/^[a-z0-9.]+@people\.campus\.test$/);
  });

  it('cover every role and every team', () => {
    expect(new Set(people.map(({ membership }) => membership.permission))).toEqual(new Set(permissions));
    expect(new Set(people.map(({ membership }) => membership.teamId)).size).toBe(78);
  });

  it('fill the custom fields of all four types', () => {
    const types = people.map(({ membership: { customFields } }) => [
      typeof customFields?.department,
      typeof customFields?.seat,
      typeof customFields?.onCampus,
      new Date(String(customFields?.startDate)).toISOString() === customFields?.startDate,
    ]);
    expect(types).toEqual(people.map(() => ['string', 'number', 'boolean', true]));
  });

  it('have names of several scripts, from one letter to many', () => {
    const names = people.map(({ user }) => user.displayName);
    for (const script of ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Han'])
      expect(names.some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name))).toBe(true);
  });

  it('joined within two years and changed mostly within the last month, never before they joined', () => {
    const ages = people.map(({ membership }) => ({
      joined: now.getTime() - (membership.createdAt?.getTime() ?? 0),
      changed: now.getTime() - (membership.updatedAt?.getTime() ?? 0),
    }));
    expect(
      ages.every(({ joined, changed }) => changed >= 0 && changed <= joined && joined <= 730 * day),
    ).toBe(true);
    expect(ages.filter(({ changed }) => changed < 28 * day).length).toBeGreaterThan(120);
  });

  it('signed in after they joined, if at all', () => {
    for (const { membership } of people) {
      const { logins = 0, lastLoginAt, createdAt } = membership;
      expect(lastLoginAt === undefined).toBe(logins === 0);
      if (lastLoginAt && createdAt) expect(lastLoginAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    }
  });
});
