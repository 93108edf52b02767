import { describe, expect, it } from 'vitest';
import { type Guard, guardOf, redirectOf } from './guard.ts';
import { levels } from './levels.ts';
import type { Page } from './pages.ts';

const pages: readonly Page[] = ['members', 'import'];
const passing = (guard: Guard) => levels.filter((level) => redirectOf(guard, { level, pages }) === undefined);

describe('a guard', () => {
  it('SHE-056 that requires admin lets Admin or higher through, and redirects everyone else', () => {
    expect(passing({ level: 'admin' })).toEqual(['admin', 'owner', 'superadmin']);
    expect(redirectOf({ level: 'admin' }, { level: 'moderator', pages })).toBe('/profile');
    expect(redirectOf({ level: 'admin', redirectTo: '/accounts' }, { level: 'moderator', pages })).toBe(
      '/accounts',
    );
  });

  it('SHE-057 that requires owner lets Owner or higher through, and redirects everyone else', () => {
    expect(passing({ level: 'owner' })).toEqual(['owner', 'superadmin']);
    expect(redirectOf({ level: 'owner' }, { level: 'admin', pages })).toBe('/profile');
    expect(redirectOf({ level: 'owner', redirectTo: '/accounts' }, { level: 'admin', pages })).toBe(
      '/accounts',
    );
  });

  it('SHE-058 redirects a suspended person from every page, and never a superadmin', () => {
    expect(redirectOf({ page: 'members' }, { level: 'suspended', pages })).toBe('/profile');
    expect(redirectOf({}, { level: 'suspended', pages })).toBe('/profile');
    expect(redirectOf({ page: 'members' }, { level: 'superadmin', pages })).toBeUndefined();
  });

  it('SHE-056 of a page requires the level that everything on the page needs', () => {
    expect(passing(guardOf('import'))).toEqual(['admin', 'owner', 'superadmin']);
    expect(passing(guardOf('members'))).toEqual(levels.slice(1));
  });

  it('RLP-024 of a page lets only those pass whom the page access grants it, whatever their level', () => {
    for (const level of ['member', 'admin', 'owner', 'superadmin'] as const) {
      expect(redirectOf(guardOf('members'), { level, pages: ['members'] })).toBeUndefined();
      expect(redirectOf(guardOf('members'), { level, pages: ['import'] })).toBe('/profile');
    }
  });

  it('that requires a page and a level asks for both', () => {
    expect(passing({ page: 'import', level: 'admin' })).toEqual(['admin', 'owner', 'superadmin']);
    expect(passing({ page: 'badges', level: 'admin' })).toEqual([]);
  });
});
