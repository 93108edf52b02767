import { describe, expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import type { Page, PageAccessMap } from '../access/pages.ts';
import { mayKeepPeople, mayUsePeopleSets, missingPeople, type PeopleOrigin } from './people-sets.ts';

const origins = {
  analyticsDashboard: { kind: 'figure' },
  roomActivity: { kind: 'activity' },
  roomAttendance: { kind: 'attendance', page: 'roomAttendance' },
  privateVolumeAttendance: { kind: 'record', page: 'privateVolumeAttendance' },
} as const satisfies Partial<Record<Page, PeopleOrigin>>;
const named = Object.entries(origins) as [keyof typeof origins, PeopleOrigin][];

const visitor = (level: Level, pageAccess: PageAccessMap = {}) => ({
  level,
  pageAccess: {
    analyticsDashboard: { default: 'admin' },
    roomActivity: { default: 'admin' },
    roomAttendance: { default: 'admin' },
    privateVolumeAttendance: { default: 'admin' },
    members: { default: 'admin' },
    ...pageAccess,
  } as const,
  worldBuildVersion: '1',
});

describe('who may keep the people that a page shows', () => {
  it.each(named)('is who may open both the page %s and the members', (page, origin) => {
    expect(mayKeepPeople(origin, visitor('admin'))).toBe(true);
    for (const closed of [page, 'members'] as const) {
      expect(mayKeepPeople(origin, visitor('admin', { [closed]: { configured: 'owner' } }))).toBe(false);
      expect(mayKeepPeople(origin, visitor('owner', { [closed]: { configured: 'owner' } }))).toBe(true);
    }
  });

  it.each(named)('of the page %s does not depend on the other pages', (page, origin) => {
    const others = named.flatMap(([name]) => (name === page ? [] : [[name, { configured: 'owner' }]]));
    const onlyIt = visitor('admin', Object.fromEntries(others));
    expect(mayKeepPeople(origin, onlyIt)).toBe(true);
    expect(mayUsePeopleSets(onlyIt)).toBe(true);
    for (const [name, other] of named) if (name !== page) expect(mayKeepPeople(other, onlyIt)).toBe(false);
  });

  it('is nobody to whom the members or all of these pages are closed', () => {
    const closed = { configured: 'owner' } as const;
    const all = Object.fromEntries(named.map(([name]) => [name, closed]));
    expect(mayUsePeopleSets(visitor('admin', all))).toBe(false);
    expect(mayUsePeopleSets(visitor('admin', { members: closed }))).toBe(false);
    expect(mayUsePeopleSets(visitor('admin'))).toBe(true);
  });

  it('a record belongs to the page of its report', () => {
    const origin = { kind: 'record', page: 'roomAttendance' } as const;
    expect(mayKeepPeople(origin, visitor('admin'))).toBe(true);
    expect(mayKeepPeople(origin, visitor('admin', { roomAttendance: { configured: 'owner' } }))).toBe(false);
  });
});

it.each([
  [
    { total: 41, kept: 41, present: 41 },
    { outside: 0, gone: 0 },
  ],
  [
    { total: 41, kept: 41, present: 38 },
    { outside: 0, gone: 3 },
  ],
  [
    { total: 41, kept: 36, present: 34 },
    { outside: 5, gone: 2 },
  ],
])('says of %j who is missing', (counts, missing) => {
  expect(missingPeople(counts)).toEqual(missing);
});
