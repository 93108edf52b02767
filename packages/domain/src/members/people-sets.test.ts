import { describe, expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import type { PageAccessMap } from '../access/pages.ts';
import { mayHandOn, missingPeople } from './people-sets.ts';

const visitor = (level: Level, pageAccess: PageAccessMap = {}) => ({
  level,
  pageAccess: {
    analyticsDashboard: { default: 'admin' },
    members: { default: 'admin' },
    ...pageAccess,
  } as const,
  worldBuildVersion: '1',
});

describe('issue 17 I4: who may hand on the people behind a figure', () => {
  it('is who may open both the dashboard and the members', () => {
    expect(mayHandOn(visitor('admin'))).toBe(true);
  });

  it.each(['analyticsDashboard', 'members'] as const)('is nobody whom the page %s is closed to', (page) => {
    expect(mayHandOn(visitor('admin', { [page]: { configured: 'owner' } }))).toBe(false);
    expect(mayHandOn(visitor('owner', { [page]: { configured: 'owner' } }))).toBe(true);
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
])('issue 17 I4: says of %j who is missing', (counts, missing) => {
  expect(missingPeople(counts)).toEqual(missing);
});
