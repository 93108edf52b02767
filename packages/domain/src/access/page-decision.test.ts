import { expect, it } from 'vitest';
import type { Level } from './levels.ts';
import { decidePage, type PageRule } from './page-decision.ts';
import type { PageAccess } from './pages.ts';

const written = { by: 'ana@campus.test', at: '2026-01-02T03:04:05.000Z' };
const decide = (access: PageAccess | undefined, level: Level, page: 'members' | 'import' = 'members') =>
  decidePage(page, { level, pageAccess: { [page]: access }, worldBuildVersion: '1.9.5' });

it.each<[PageAccess | undefined, Level, boolean, PageRule]>([
  [{ configured: 'leader', default: 'admin' }, 'leader', true, 'configured'],
  [{ configured: 'leader', default: 'admin' }, 'member', false, 'configured'],
  [{ default: 'admin' }, 'owner', true, 'default'],
  [{ default: 'admin' }, 'moderator', false, 'default'],
  [{}, 'superadmin', true, 'unlisted'],
  [undefined, 'owner', false, 'unlisted'],
  [{ default: 'member', minBuildVersion: '1.10' }, 'superadmin', false, 'build'],
  [{ default: 'member', minBuildVersion: '1.9' }, 'member', true, 'default'],
  [{ default: 'member', minBuildVersion: '1.10', lacking: true }, 'superadmin', false, 'lacking'],
])('of %j for %s: allowed %s, decided by %s', (access, level, allowed, decidedBy) => {
  const decision = decide(access, level);
  expect(decision).toMatchObject({ allowed, decidedBy });
  expect(decision.chain.filter(({ decides }) => decides)).toEqual([
    expect.objectContaining({ rule: decidedBy, verdict: allowed ? 'allows' : 'refuses' }),
  ]);
});

it('ACCT-034 names the minimum where it is above what is configured, and only there', () => {
  expect(decide({ configured: 'member' }, 'moderator', 'import').decidedBy).toBe('minimum');
  expect(decide({ configured: 'admin' }, 'moderator', 'import').decidedBy).toBe('configured');
  expect(decide({ configured: 'owner' }, 'moderator', 'import').decidedBy).toBe('configured');
});

it('lists every rule in its order with its value, its writer, and its date', () => {
  const access = { configured: 'leader', default: 'admin', minBuildVersion: '1.9', ...written } as const;
  expect(decide(access, 'moderator').chain).toEqual([
    { rule: 'lacking', verdict: 'silent', value: undefined, decides: false },
    { rule: 'build', verdict: 'silent', value: '1.9', decides: false },
    { rule: 'minimum', verdict: 'silent', decides: false },
    { rule: 'configured', verdict: 'allows', value: 'leader', ...written, decides: true },
    { rule: 'default', verdict: 'refuses', value: 'admin', decides: false },
    { rule: 'unlisted', verdict: 'silent', decides: false },
  ]);
});

it('a page that states a level itself, configured or by default, is not for superadmins only', () => {
  const unlisted = (access: PageAccess | undefined) =>
    decide(access, 'owner').chain.find(({ rule }) => rule === 'unlisted');
  for (const access of [{ default: 'member' }, { configured: 'member' }] as const)
    expect(unlisted(access)).toEqual({ rule: 'unlisted', verdict: 'silent', decides: false });
  expect(unlisted(undefined)).toMatchObject({ verdict: 'refuses', value: 'superadmin', decides: true });
});
