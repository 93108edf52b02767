import { requiredSignUpFields } from '@campus/domain/sign-up/sign-up';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { checkedSignUp, checkedSsoSignUp, signUp } from './sign-up.ts';

const filled = {
  accountId: 'a1',
  email: ' Ada@campus.test ',
  password: 'Campus-2026!',
  confirmation: 'Campus-2026!',
  firstname: ' Ada ',
  lastname: 'Example',
  agreement: true,
};

function problemsIn({ error }: z.ZodSafeParseResult<unknown>) {
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('the sign-up form', () => {
  const standard = checkedSignUp(requiredSignUpFields('standard'));

  it('trims what is typed, but never the password', () => {
    const password = ' Campus-2026! ';
    const parsed = signUp.input.parse({ ...filled, password });
    expect(parsed).toMatchObject({ email: 'Ada@campus.test', firstname: 'Ada', password });
    expect(standard.safeParse(filled).success).toBe(true);
  });

  it('tells at each field what is wrong with it, all at once', () => {
    const demo = checkedSignUp(requiredSignUpFields('demo'));
    const wrong = { ...filled, email: 'ada', confirmation: 'x', firstname: ' ', agreement: false };
    expect(problemsIn(demo.safeParse(wrong))).toEqual(
      expect.arrayContaining([
        ['email', 'Email is an invalid format.'],
        ['firstname', 'First name is required.'],
        ['organization', 'Organization is required.'],
        ['size', 'Please select an organization size.'],
        ['country', 'Please select a country.'],
        ['answer', 'Please select an answer for the questionnaire.'],
        ['confirmation', 'Passwords do not match.'],
        ['agreement', 'Must agree to the license agreement.'],
      ]),
    );
  });

  it.each([
    ['size', '2-9'],
    ['country', 'XX'],
    ['answer', 'out of boredom'],
  ])('accepts for %s only offered values', (field, value) => {
    expect(standard.safeParse({ ...filled, [field]: value }).success).toBe(false);
  });
});

describe('the sign-up of an sso identity', () => {
  const person = { email: 'ada@campus.test', firstName: 'Ada', lastName: 'Example', agreement: true };

  it.each([
    ['SSO-028', { email: '' }, ['email', 'Email is required.']],
    ['SSO-028', { email: 'ada' }, ['email', 'Email is an invalid format.']],
    ['SSO-029', { firstName: ' ' }, ['firstName', 'First name is required.']],
    ['SSO-030', { lastName: '' }, ['lastName', 'Last name is required.']],
  ])('%s is refused with %j', (_row, wrong, problem) => {
    expect(checkedSsoSignUp.safeParse(person).success).toBe(true);
    expect(problemsIn(checkedSsoSignUp.safeParse({ ...person, ...wrong }))).toEqual([problem]);
  });

  it('SSO-031 reports the missing agreement next to any other error', () => {
    const wrong = { ...person, firstName: '', agreement: false };
    expect(problemsIn(checkedSsoSignUp.safeParse(wrong))).toEqual([
      ['firstName', 'First name is required.'],
      ['agreement', 'Must agree to the license agreement.'],
    ]);
  });
});
