import { describe, expect, it } from 'vitest';
import {
  hasSeveralOrganizations,
  isVerificationEmailDue,
  isVerificationSettled,
  resendFailure,
  resendSuccess,
  verificationFailure,
} from './verification.ts';

describe('the verification page', () => {
  it('VER-010 offers the way back only to people with roles in more than one organization', () => {
    expect(hasSeveralOrganizations(['membersOf_a', 'adminsOf_b'])).toBe(true);
    expect(hasSeveralOrganizations(['membersOf_a', 'adminsOf_a'])).toBe(false);
    expect(hasSeveralOrganizations(['superadmin', 'adminsOf_a'])).toBe(false);
    expect(hasSeveralOrganizations([])).toBe(false);
  });

  it('VER-012 leads on when the email is verified already', () => {
    expect(isVerificationSettled({ emailVerified: true, verificationRequired: true })).toBe(true);
  });

  it('VER-013 leads on when the account does not require verification', () => {
    expect(isVerificationSettled({ emailVerified: false, verificationRequired: false })).toBe(true);
    expect(isVerificationSettled({ emailVerified: false, verificationRequired: true })).toBe(false);
  });

  it('VER-014 sends an email by itself when none was sent or the last more than 7 days ago', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const week = 7 * 86_400_000;
    expect(isVerificationEmailDue(undefined, now)).toBe(true);
    expect(isVerificationEmailDue(new Date(now.getTime() - week), now)).toBe(false);
    expect(isVerificationEmailDue(new Date(now.getTime() - week - 1), now)).toBe(true);
  });
});

describe('the message about a verification', () => {
  it('VER-015 says that the code is missing', () => {
    expect(verificationFailure('', 'Whatever.')).toEqual({ key: 'verification.codeMissing' });
  });

  it('VER-022 says that the code is invalid when the server gives no reason', () => {
    expect(verificationFailure('c1', '')).toEqual({ key: 'verification.codeInvalid' });
  });

  it('VER-023 gives the reason of the server', () => {
    expect(verificationFailure('c1', 'Too late.')).toEqual({ reason: 'Too late.' });
  });

  it('VER-024 asks a person who is already verified to log in again', () => {
    const verified = { key: 'verification.alreadyVerified', message: 'Email is already verified.' };
    expect(resendFailure(verified)).toEqual({ key: 'verification.reLogIn' });
    expect(resendFailure({ message: 'Too often.' })).toEqual({ reason: 'Too often.' });
  });

  it('VER-025 says that the email was sent', () => {
    expect(resendSuccess('')).toEqual({ key: 'verification.resent' });
    expect(resendSuccess('On its way.')).toEqual({ reason: 'On its way.' });
  });

  it('VER-026 says that the email could not be sent', () => {
    expect(resendFailure({ message: '' })).toEqual({ key: 'verification.resendFailed' });
  });
});
