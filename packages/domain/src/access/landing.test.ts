import { describe, expect, it } from 'vitest';
import { isAdmin, landingIn, worldDisplayName } from './landing.ts';

const person = {
  level: 'admin' as const,
  emailVerified: true,
  verificationRequired: false,
  singleSignOnRequired: false,
  passwordExpired: false,
  secondFactorMissing: false,
  movedTo: '',
};

describe('entering an account', () => {
  it.each(['admin', 'owner', 'superadmin'] as const)(
    'ACCT-020 SHE-089 sets the admin flag for %s',
    (level) => {
      expect(isAdmin(level)).toBe(true);
    },
  );

  it.each(['suspended', 'member', 'leader', 'moderator', undefined] as const)(
    'ACCT-020 SHE-089 clears the admin flag for %s',
    (level) => {
      expect(isAdmin(level)).toBe(false);
    },
  );

  it('ACCT-021 SHE-090 leads an unverified person to verification, even when suspended as well', () => {
    expect(
      landingIn({ ...person, level: 'suspended', emailVerified: false, verificationRequired: true }),
    ).toBe('verify');
  });

  it('ACCT-022 SHE-091 holds a suspended person', () => {
    expect(landingIn({ ...person, level: 'suspended' })).toBe('suspended');
    expect(landingIn({ ...person, level: 'superadmin' })).toBe('enter');
  });

  it('leads a person with an expired password to change it before anything else', () => {
    expect(landingIn({ ...person, passwordExpired: true })).toBe('changePassword');
    expect(landingIn({ ...person, level: 'suspended', passwordExpired: true })).toBe('changePassword');
  });

  it('leads a person to the required second factor, after everything else', () => {
    expect(landingIn({ ...person, secondFactorMissing: true })).toBe('secondFactor');
    expect(landingIn({ ...person, secondFactorMissing: true, passwordExpired: true })).toBe('changePassword');
    expect(landingIn({ ...person, secondFactorMissing: true, level: 'suspended' })).toBe('suspended');
  });

  it('leads a person who must use single sign-on there, before steps that it may make unnecessary', () => {
    const waiting = { verificationRequired: true, emailVerified: false, passwordExpired: true };
    expect(landingIn({ ...person, ...waiting, level: 'suspended', singleSignOnRequired: true })).toBe(
      'singleSignOn',
    );
  });

  it('ACCT-041 leads nobody into an account that has moved, before any other rule', () => {
    const waiting = { verificationRequired: true, emailVerified: false, passwordExpired: true };
    const movedTo = 'https://elsewhere.campus.test';
    expect(landingIn({ ...person, movedTo })).toBe('moved');
    expect(landingIn({ ...person, ...waiting, level: 'suspended', movedTo })).toBe('moved');
  });

  it('ACCT-024 SHE-092 admits everyone else', () => {
    expect(landingIn(person)).toBe('enter');
    expect(landingIn({ ...person, emailVerified: false })).toBe('enter');
  });

  it('ACCT-023 names the world by world name, organization name, title, name, else this world', () => {
    const names = { worldName: 'W', organizationName: 'O', title: 'T', name: 'N' };
    expect(worldDisplayName(names)).toBe('W');
    expect(worldDisplayName({ ...names, worldName: '' })).toBe('O');
    expect(worldDisplayName({ title: 'T', name: 'N' })).toBe('T');
    expect(worldDisplayName({ name: 'N' })).toBe('N');
    expect(worldDisplayName({})).toBe('this world');
  });
});
