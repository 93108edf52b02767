import { describe, expect, it } from 'vitest';
import { type Access, type Actor, isAccountScoped, refuseAccess } from './access.ts';
import type { Level } from './levels.ts';

const pageAccess = { members: { configured: 'moderator' as const } };

function actor(level?: Level, more: Partial<Actor> = {}, verificationRequired = false): Actor {
  const accountAccess = level && {
    accountId: 'a1',
    level,
    verificationRequired,
    singleSignOnRequired: false,
    passwordExpired: false,
    secondFactorMissing: false,
    movedTo: '',
    worldBuildVersion: '1',
    pageAccess,
  };
  return {
    userId: 'u1',
    emailVerified: true,
    superadmin: level === 'superadmin',
    suspended: false,
    ...more,
    accountAccess,
  };
}

describe('access', () => {
  it.each<[Access, boolean]>([
    ['public', false],
    ['signedIn', false],
    ['superadmin', false],
    ['entering', true],
    ['affiliated', true],
    [{ level: 'member' }, true],
    [{ page: 'members' }, true],
  ])('%j concerns one account: %s', (access, expected) => {
    expect(isAccountScoped(access)).toBe(expected);
  });

  it.each<[Access, Actor | undefined, string | undefined]>([
    ['public', undefined, undefined],
    ['signedIn', undefined, 'access.signedOut'],
    ['signedIn', actor(), undefined],
    ['superadmin', actor('owner'), 'access.forbidden'],
    ['superadmin', actor('superadmin'), undefined],
    ['entering', undefined, 'access.signedOut'],
    ['entering', actor(), 'access.forbidden'],
    ['entering', actor('suspended'), undefined],
    ['affiliated', actor(), 'access.forbidden'],
    ['affiliated', actor('suspended'), undefined],
    [{ level: 'admin' }, undefined, 'access.signedOut'],
    [{ level: 'admin' }, actor(), 'access.forbidden'],
    [{ level: 'admin' }, actor('moderator'), 'access.forbidden'],
    [{ level: 'admin' }, actor('admin'), undefined],
    [{ level: 'member' }, actor('suspended'), 'access.suspended'],
    [{ page: 'members' }, actor('leader'), 'access.forbidden'],
    [{ page: 'members' }, actor('moderator'), undefined],
    [{ page: 'audit' }, actor('owner'), 'access.forbidden'],
  ])('answers %j for %j with %s', (access, caller, refusal) => {
    expect(refuseAccess(access, caller)).toBe(refusal);
  });

  it('SHE-058 refuses a suspended person a page that the map opens, but never a superadmin', () => {
    expect(refuseAccess({ page: 'members' }, actor('suspended'))).toBe('access.suspended');
    expect(refuseAccess({ page: 'members' }, actor('superadmin'))).toBeUndefined();
  });

  it('lets everyone change their own data, except people who are suspended in all their accounts', () => {
    expect(refuseAccess('unsuspended', undefined)).toBe('access.signedOut');
    expect(refuseAccess('unsuspended', actor())).toBeUndefined();
    expect(refuseAccess('unsuspended', actor(undefined, { suspended: true }))).toBe(
      'access.suspendedEverywhere',
    );
  });

  it('checks verification before suspension', () => {
    const unverified = { emailVerified: false };
    expect(refuseAccess({ level: 'member' }, actor('suspended', unverified, true))).toBe(
      'access.verificationRequired',
    );
    expect(refuseAccess({ level: 'member' }, actor('member', unverified, false))).toBeUndefined();
    expect(refuseAccess('affiliated', actor('member', unverified, true))).toBeUndefined();
  });

  it('refuses a session without the required second factor everything except the account itself', () => {
    const caller = actor('owner');
    const accountAccess = caller.accountAccess && { ...caller.accountAccess, secondFactorMissing: true };
    const missing = { ...caller, accountAccess };
    expect(refuseAccess({ level: 'member' }, missing)).toBe('access.secondFactorRequired');
    expect(refuseAccess({ page: 'members' }, missing)).toBe('access.secondFactorRequired');
    expect(refuseAccess('affiliated', missing)).toBeUndefined();
    expect(refuseAccess('signedIn', missing)).toBeUndefined();
  });

  it('ACCT-041 refuses everything in a moved account except the account itself, before any other check', () => {
    const caller = actor('suspended', { emailVerified: false }, true);
    const movedTo = 'https://elsewhere.campus.test';
    const moved = { ...caller, accountAccess: caller.accountAccess && { ...caller.accountAccess, movedTo } };
    expect(refuseAccess({ level: 'member' }, moved)).toBe('access.moved');
    expect(refuseAccess({ page: 'members' }, moved)).toBe('access.moved');
    expect(refuseAccess('affiliated', moved)).toBeUndefined();
  });

  it('refuses a person who signed in with an expired password everything except the account itself', () => {
    const caller = actor('owner');
    const expired = {
      ...caller,
      accountAccess: caller.accountAccess && { ...caller.accountAccess, passwordExpired: true },
    };
    expect(refuseAccess({ level: 'member' }, expired)).toBe('access.passwordExpired');
    expect(refuseAccess({ page: 'members' }, expired)).toBe('access.passwordExpired');
    expect(refuseAccess('affiliated', expired)).toBeUndefined();
  });

  it('refuses a person who must use single sign-on everything except entering', () => {
    const caller = actor('suspended', { emailVerified: false }, true);
    const unproven = {
      ...caller,
      accountAccess: caller.accountAccess && {
        ...caller.accountAccess,
        singleSignOnRequired: true,
        passwordExpired: true,
      },
    };
    for (const access of ['affiliated', { level: 'member' }, { page: 'members' }] as const)
      expect(refuseAccess(access, unproven)).toBe('access.singleSignOnRequired');
    expect(refuseAccess('entering', unproven)).toBeUndefined();
  });
});
