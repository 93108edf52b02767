import { describe, expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import { type FactorRequirement, isSecondFactorMissing, refuseFactorReset } from './second-factor.ts';

const proven = new Date('2026-11-20T12:00:00Z');

describe('a required second factor', () => {
  it.each<[FactorRequirement, Level, boolean]>([
    ['none', 'owner', false],
    ['admin', 'moderator', false],
    ['admin', 'admin', true],
    ['admin', 'owner', true],
    ['admin', 'superadmin', true],
    ['member', 'member', true],
    ['member', 'superadmin', true],
  ])('with "%s", a session of level %s lacks it: %s', (required, level, missing) => {
    const session = { proof: 'password', secondFactorAt: null } as const;
    expect(isSecondFactorMissing(required, level, session)).toBe(missing);
    expect(isSecondFactorMissing(required, level, { ...session, secondFactorAt: proven })).toBe(false);
  });

  it('is asked of people whom a provider vouches for only where everyone needs it', () => {
    const session = { proof: 'thirdParty', secondFactorAt: null } as const;
    expect(isSecondFactorMissing('admin', 'owner', session)).toBe(false);
    expect(isSecondFactorMissing('member', 'owner', session)).toBe(true);
  });
});

describe('removing the second factors of a member', () => {
  const byOwner = { own: false, bySuperadmin: false, ofSuperadmin: false, elsewhere: false };

  it('lets an owner help people who belong to this account only', () => {
    expect(refuseFactorReset(byOwner)).toBeUndefined();
    expect(refuseFactorReset({ ...byOwner, elsewhere: true })).toBe('members.secondFactor.elsewhere');
  });

  it('lets nobody help themselves, and only superadmins a superadmin', () => {
    expect(refuseFactorReset({ ...byOwner, own: true })).toBe('members.secondFactor.own');
    expect(refuseFactorReset({ ...byOwner, own: true, bySuperadmin: true })).toBe('members.secondFactor.own');
    expect(refuseFactorReset({ ...byOwner, ofSuperadmin: true })).toBe('members.secondFactor.superadmin');
    const bySuperadmin = { ...byOwner, bySuperadmin: true };
    expect(refuseFactorReset({ ...bySuperadmin, ofSuperadmin: true, elsewhere: true })).toBeUndefined();
  });
});
