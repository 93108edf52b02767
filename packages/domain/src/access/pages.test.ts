import { describe, expect, it } from 'vitest';
import { levels } from './levels.ts';
import { mayOpen, requiredLevel } from './pages.ts';

describe('page access', () => {
  it('SHL-012 RLP-012 RLP-013 RLP-014 takes the configured level, else the default, else superadmin', () => {
    expect(requiredLevel({ configured: 'moderator', default: 'admin' })).toBe('moderator');
    expect(requiredLevel({ default: 'admin' })).toBe('admin');
    expect(requiredLevel({})).toBe('superadmin');
    expect(requiredLevel(undefined)).toBe('superadmin');
  });

  it('RLP-012 RLP-014 opens a page at its level and above', () => {
    const opens = (access: Parameters<typeof mayOpen>[0]) =>
      levels.filter((level) => mayOpen(access, level, '1'));
    expect(opens({ configured: 'moderator', default: 'owner' })).toEqual(levels.slice(3));
    expect(opens({ default: 'admin' })).toEqual(['admin', 'owner', 'superadmin']);
    expect(opens({})).toEqual(['superadmin']);
    expect(opens(undefined)).toEqual(['superadmin']);
  });

  it.each([
    ['admin', '2.0', true],
    ['moderator', '2.0', false],
    ['admin', '1.9', false],
    ['superadmin', '1.9', false],
    ['superadmin', '2.0', true],
    [undefined, '2.0', false],
  ] as const)('SHL-013 RLP-015 opens a page for %s in a world of build %s: %s', (level, build, expected) => {
    expect(mayOpen({ default: 'admin', minBuildVersion: '2.0' }, level, build)).toBe(expected);
  });
});
