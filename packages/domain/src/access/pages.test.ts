import { describe, expect, it } from 'vitest';
import { mayOpen, requiredLevel } from './pages.ts';

describe('page access', () => {
  it('SHL-012 takes the configured level, else the default, else superadmin', () => {
    expect(requiredLevel({ configured: 'moderator', default: 'admin' })).toBe('moderator');
    expect(requiredLevel({ default: 'admin' })).toBe('admin');
    expect(requiredLevel({})).toBe('superadmin');
    expect(requiredLevel(undefined)).toBe('superadmin');
  });

  it.each([
    ['admin', '2.0', true],
    ['moderator', '2.0', false],
    ['admin', '1.9', false],
    [undefined, '2.0', false],
  ] as const)('SHL-013 opens a page for %s in a world of build %s: %s', (level, build, expected) => {
    expect(mayOpen({ default: 'admin', minBuildVersion: '2.0' }, level, build)).toBe(expected);
  });
});
