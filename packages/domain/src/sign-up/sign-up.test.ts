import { describe, expect, it } from 'vitest';
import {
  normalizePhone,
  organizationSizes,
  refuseSelfRegistration,
  requiredSignUpFields,
  type SignUpField,
  type SignUpValues,
  signUpProblems,
  visitReasons,
} from './sign-up.ts';

const values: SignUpValues = {
  email: 'ada@campus.test',
  password: 'Campus-2026!',
  firstname: 'Ada',
  lastname: 'Example',
  phone: '',
  organization: '',
  size: '',
  country: '',
  answer: '',
};

function problems(overrides: Partial<SignUpValues> = {}, required: readonly SignUpField[] = []) {
  return signUpProblems({
    values: { ...values, ...overrides },
    required: [...requiredSignUpFields('standard'), ...required],
    emailIsValid: true,
    confirmation: overrides.password ?? values.password,
    agreed: true,
  });
}

describe('what a world requires to sign up', () => {
  it('SIGN-008 asks for email, password, first and last name by default', () => {
    expect(requiredSignUpFields('standard')).toEqual(['email', 'password', 'firstname', 'lastname']);
  });

  it('SIGN-009 asks for phone and country besides in certain worlds', () => {
    expect(requiredSignUpFields('contact').slice(4)).toEqual(['phone', 'country']);
  });

  it('SIGN-010 asks for organization, size, country and answer besides in demo worlds', () => {
    expect(requiredSignUpFields('demo').slice(4)).toEqual(['organization', 'size', 'country', 'answer']);
  });

  it('SIGN-011 asks for phone besides in one further world', () => {
    expect(requiredSignUpFields('phone').slice(4)).toEqual(['phone']);
  });

  it('offers nine sizes and eight reasons', () => {
    expect(organizationSizes).toHaveLength(9);
    expect(visitReasons).toHaveLength(8);
  });
});

describe('a sign-up', () => {
  it('passes with what is required', () => {
    expect(problems()).toEqual([]);
  });

  it.each<[SignUpField, string]>([
    ['email', 'auth.email.required'],
    ['password', 'auth.password.required'],
    ['firstname', 'registration.firstName'],
    ['lastname', 'registration.lastName'],
    ['phone', 'signUp.phone.required'],
    ['organization', 'signUp.organization.required'],
    ['size', 'signUp.size.required'],
    ['country', 'signUp.country.required'],
    ['answer', 'signUp.answer.required'],
  ])('is refused without a required %s', (field, refusal) => {
    expect(problems({ [field]: '' }, [field])).toContainEqual({ field, refusal });
  });

  it.each([
    ['+41 44 123 45 67', '0041-44-123-45-67'],
    ['+41 (0)44 123 45 67', '0041-44-123-45-67'],
    ['044 123 45 67', '044-123-45-67'],
    ['(555) 123-4567', '555-123-4567'],
    ['+1 555.123.4567', '001-555-123-4567'],
    ['030/123 45', '030-123-45'],
    ['06-20', '06-20'],
    ['', ''],
    ['call me', 'call me'],
    ['1+2', '1+2'],
  ])('SIGN-023 reads the phone %j as %j', (written, stored) => {
    expect(normalizePhone(written)).toBe(stored);
  });

  it.each([
    ['0041-44-123', true],
    ['', true],
    ['+41 44', false],
    ['44x', false],
    ['044 123', false],
    ['٣', false],
  ])('SIGN-023 accepts only digits and hyphens as phone: %s', (phone, passes) => {
    expect(problems({ phone })).toEqual(passes ? [] : [{ field: 'phone', refusal: 'signUp.phone.format' }]);
  });

  it.each([
    ['Ada', true],
    ['李', true],
    ['Ünal', true],
    ['123', false],
    ['---', false],
  ])('requires a letter of any script in the first name: %s', (firstname, passes) => {
    expect(problems({ firstname })).toEqual(
      passes ? [] : [{ field: 'firstname', refusal: 'signUp.firstName.noLetter' }],
    );
  });

  it('reports all faults together', () => {
    const all = signUpProblems({
      values: { ...values, email: 'x', password: 'short', firstname: '', phone: 'abc' },
      required: requiredSignUpFields('demo'),
      emailIsValid: false,
      confirmation: 'other',
      agreed: false,
    });
    expect(new Set(all.map(({ field }) => field))).toEqual(
      new Set([
        'email',
        'password',
        'firstname',
        'phone',
        'organization',
        'size',
        'country',
        'answer',
        'confirmation',
        'agreement',
      ]),
    );
  });
});

describe('registering without an invitation', () => {
  const open = { invitesOnly: false, enableRestrictedRegistration: false, registrationDomains: [] };
  const restricted = {
    invitesOnly: true,
    enableRestrictedRegistration: true,
    registrationDomains: ['Campus.test'],
  };

  it('is open to everyone unless the account restricts it', () => {
    expect(refuseSelfRegistration(open, { email: 'ada@anywhere.test' })).toBeUndefined();
  });

  it('is closed in an invite-only account', () => {
    expect(refuseSelfRegistration({ ...open, invitesOnly: true }, { email: 'ada@campus.test' })).toBe(
      'signUp.invitesOnly',
    );
  });

  it('is open only to addresses of the named domains if it is restricted', () => {
    expect(refuseSelfRegistration(restricted, { email: 'ada@campus.TEST' })).toBeUndefined();
    expect(refuseSelfRegistration(restricted, { email: 'ada@sub.campus.test' })).toBe('signUp.restricted');
    expect(refuseSelfRegistration(restricted, { email: 'campus.test@evil.test' })).toBe('signUp.restricted');
  });

  it('is closed to a user with an unverified address of such a domain', () => {
    const email = 'ada@campus.test';
    expect(refuseSelfRegistration(restricted, { email, emailVerified: false })).toBe(
      'access.verificationRequired',
    );
    expect(refuseSelfRegistration(restricted, { email, emailVerified: true })).toBeUndefined();
    expect(refuseSelfRegistration(open, { email, emailVerified: false })).toBeUndefined();
  });
});
