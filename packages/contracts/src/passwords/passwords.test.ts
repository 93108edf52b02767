import { describe, expect, it } from 'vitest';
import { verifyEmail } from '../verification/verification.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';

const chosen = { newPassword: 'Campus-2027!', confirmation: 'Campus-2027!' };

describe('a new password', () => {
  it.each([
    ['AUTH-040', 'Short1!', 'Password needs to be a minimum of 8 characters.'],
    ['AUTH-041', 'CAMPUS-2026!', 'Password must contain at least one lowercase letter.'],
    ['AUTH-042', 'campus-2026!', 'Password must contain at least one uppercase letter.'],
    ['AUTH-043', 'Campus-Campus!', 'Password must contain at least one number.'],
    ['AUTH-044', 'Campus2026', 'Password must contain at least one special character.'],
    ['AUTH-045', 'Campus 2026!', 'Password must not contain spaces.'],
  ])('%s is refused as %s: %s', (_row, newPassword, message) => {
    const input = { currentPassword: 'x', newPassword, confirmation: newPassword };
    const { error } = changePassword.input.safeParse(input);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('is refused with every rule it breaks, and with a confirmation that differs', () => {
    const { error } = changePassword.input.safeParse({
      currentPassword: 'x',
      newPassword: 'aa aa',
      confirmation: 'aa',
    });
    expect(error?.issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Password needs to be a minimum of 8 characters.',
        'Password must contain at least one uppercase letter.',
        'Password must not contain spaces.',
      ]),
    );
    const differs = changePassword.input.safeParse({ currentPassword: 'x', ...chosen, confirmation: 'y' });
    expect(differs.error?.issues).toMatchObject([
      { path: ['confirmation'], message: 'Passwords do not match.' },
    ]);
  });

  it('can be reset only with a well-formed secret', () => {
    const parse = (code: unknown) => resetPassword.input.safeParse({ ...chosen, code });
    expect(parse('A'.repeat(43)).success).toBe(true);
    for (const code of ['', 'short', `${'A'.repeat(43)}/..`, undefined])
      expect(parse(code).error?.issues[0]?.message).toBe(
        'This link is no longer valid. Please ask for a new one.',
      );
  });
});

it('is requested for a valid email, which is lowercased; an invalid one is reported', () => {
  expect(forgotPassword.input.safeParse({ email: 'ada@' }).error?.issues[0]?.message).toBe(
    'Invalid email: ada@',
  );
  expect(forgotPassword.input.parse({ email: ' ADA@Campus.test ' }).email).toBe('ada@campus.test');
});

it('says that the verification code is missing', () => {
  for (const input of [{}, { code: '' }])
    expect(verifyEmail.input.safeParse(input).error?.issues[0]?.message).toBe(
      'Verification code is missing.',
    );
});
