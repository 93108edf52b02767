import { describe, expect, it } from 'vitest';
import { levels } from './levels.ts';
import { mayOpen } from './page-decision.ts';
import {
  minimumLevels,
  type PageAccess,
  pageGroupNames,
  type pages,
  privateSpacePages,
  requirementOf,
  webPages,
} from './pages.ts';

const opens = (access: PageAccess | undefined, page: (typeof pages)[number] = 'members') =>
  levels.filter((level) => mayOpen(page, { level, pageAccess: { [page]: access }, worldBuildVersion: '1' }));

describe('page access', () => {
  it('SHL-012 RLP-012 RLP-013 RLP-014 ROL-010 takes the configured level, else the default, else superadmin', () => {
    expect(requirementOf('members', { configured: 'moderator', default: 'admin' }).level).toBe('moderator');
    expect(requirementOf('members', { default: 'admin' }).level).toBe('admin');
    expect(requirementOf('members', {}).level).toBe('superadmin');
    expect(requirementOf('members', undefined).level).toBe('superadmin');
  });

  it('RLP-012 RLP-014 opens a page at its level and above', () => {
    expect(opens({ configured: 'moderator', default: 'owner' })).toEqual(levels.slice(3));
    expect(opens({ default: 'admin' })).toEqual(['admin', 'owner', 'superadmin']);
    expect(opens({})).toEqual(['superadmin']);
    expect(opens(undefined)).toEqual(['superadmin']);
  });

  it('ACCT-034 ROL-028 never opens import, badges, member profile, roles, effective access, world access, and integrations below Admin, whatever the configuration', () => {
    expect(Object.keys(minimumLevels)).toEqual([
      'import',
      'badges',
      'memberProfile',
      'roles',
      'effectiveAccess',
      'worldAccess',
      'integrations',
    ]);
    for (const page of ['import', 'badges', 'memberProfile', 'roles', 'effectiveAccess'] as const) {
      expect(opens({ configured: 'member', default: 'admin' }, page)).toEqual([
        'admin',
        'owner',
        'superadmin',
      ]);
      expect(opens({ configured: 'owner', default: 'admin' }, page)).toEqual(['owner', 'superadmin']);
    }
    for (const page of ['members', 'audit'] as const)
      expect(opens({ configured: 'leader', default: 'admin' }, page)).toEqual(levels.slice(2));
  });

  it('SHE-112 orders the groups of the sidebar, with security after the specified ones', () => {
    expect(pageGroupNames).toEqual([
      'roles',
      'user',
      'world',
      'customization',
      'rooms',
      'analytics',
      'privateSpaces',
      'security',
    ]);
  });

  it('SHE-067 SHE-070 SHE-095 names the pages that an account can lack', () => {
    expect(privateSpacePages).toEqual([
      'privateSpaceCreator',
      'privateSpaceReport',
      'privateSpaceAdministration',
    ]);
    expect(webPages).toEqual(['manageWebRooms']);
  });

  it('SHE-070 SHE-095 PSP-005 closes a page at every level while the account lacks what it is about', () => {
    const access = { configured: 'member', default: 'admin' } as const;
    expect(opens({ ...access, lacking: true }, 'privateSpaceAdministration')).toEqual([]);
    expect(opens({ ...access, lacking: false }, 'privateSpaceAdministration')).toEqual(levels.slice(1));
  });

  it.each([
    ['admin', '2.0', true],
    ['moderator', '2.0', false],
    ['admin', '1.9', false],
    ['superadmin', '1.9', false],
    ['superadmin', '2.0', true],
  ] as const)('SHL-013 RLP-015 opens a page for %s in a world of build %s: %s', (level, build, expected) => {
    const pageAccess = { members: { default: 'admin', minBuildVersion: '2.0' } } as const;
    expect(mayOpen('members', { level, pageAccess, worldBuildVersion: build })).toBe(expected);
  });
});
