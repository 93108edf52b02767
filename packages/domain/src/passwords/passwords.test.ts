import { describe, expect, it } from 'vitest';
import { isPasswordExpired, newPasswordRefusals, passwordRefusals } from './passwords.ts';

describe('new passwords', () => {
  it.each([
    ['AUTH-040', 'Aa1!aaa', 'password.tooShort'],
    ['AUTH-041', 'AAAAAA1!', 'password.noLowercase'],
    ['AUTH-042', 'aaaaaa1!', 'password.noUppercase'],
    ['AUTH-043', 'aaaaaaA!', 'password.noNumber'],
    ['AUTH-044', 'aaaaaaA1', 'password.noSpecial'],
    ['AUTH-045', 'aaa aaA1!', 'password.spaces'],
  ])('%s refuses %s with %s alone', (_row, password, refusal) => {
    expect(passwordRefusals(password)).toEqual([refusal]);
  });

  it.each([...'#?!@$%^&*-'])('accepts %s as the special character', (special) => {
    expect(passwordRefusals(`Campus26${special}`)).toEqual([]);
  });

  it('AUTH-046 refuses a confirmation that differs, in addition to the faults of the password', () => {
    const password = 'Campus-2026!';
    expect(newPasswordRefusals({ password, confirmation: password })).toEqual([]);
    expect(newPasswordRefusals({ password, confirmation: 'campus-2026!' })).toEqual(['password.mismatch']);
    expect(newPasswordRefusals({ password: 'Campus-26', confirmation: '' })).toEqual(['password.mismatch']);
    expect(newPasswordRefusals({ password: 'Aa1!', confirmation: 'x' })).toEqual([
      'password.tooShort',
      'password.mismatch',
    ]);
  });

  it('reports every broken rule at once', () => {
    expect(passwordRefusals('')).toHaveLength(5);
  });
});

describe('password expiry', () => {
  const now = new Date('2026-03-31T12:00:00Z');
  const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms);
  const aged = {
    expireDays: 30,
    updatedAt: daysAgo(30),
    userCreatedAt: daysAgo(400),
    proof: 'password' as const,
  };

  it('AUTH-030 SHE-083 expires at exactly that many days, not a second earlier', () => {
    expect(isPasswordExpired(aged, now)).toBe(true);
    expect(isPasswordExpired({ ...aged, updatedAt: daysAgo(30, 1000) }, now)).toBe(false);
  });

  it('AUTH-030 SHE-084 counts from the creation of the user when the password was never updated', () => {
    expect(isPasswordExpired({ ...aged, updatedAt: undefined }, now)).toBe(true);
    expect(isPasswordExpired({ ...aged, updatedAt: undefined, userCreatedAt: daysAgo(29) }, now)).toBe(false);
  });

  it('AUTH-031 SHE-085 never expires if no number of days is set', () => {
    expect(isPasswordExpired({ ...aged, expireDays: undefined }, now)).toBe(false);
  });

  it('AUTH-032 SHE-086 never expires for an sso sign-in', () => {
    expect(isPasswordExpired({ ...aged, proof: 'thirdParty' }, now)).toBe(false);
  });
});
