import { isCountryCode } from '@campus/domain/core/countries';
import { emailFault } from '@campus/domain/core/email-faults';
import {
  normalizePhone,
  organizationSizes,
  type SignUpField,
  type SignUpValues,
  signUpFields,
  signUpProblems,
  visitReasons,
} from '@campus/domain/sign-up/sign-up';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, firstName, lastName, looksLikeEmail, typed, worldName } from '../core/fields.ts';
import type { RefusalKey } from '../core/keys.ts';
import { reasonSchema } from '../core/reasons.ts';
import { type Sentence, sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

const oneOf = (values: readonly string[], error: Sentence) =>
  typed(100)
    .refine((value) => value === '' || values.includes(value), { error })
    .default('');

/** The fields that only some worlds ask for. */
export const extraFields = z.object({
  phone: typed(30)
    .overwrite(normalizePhone)
    .default('')
    .describe('Phone number, kept in digits and hyphens: +41 44 123 is 0041-44-123. Empty for none.'),
  organization: typed(100).default('').describe('Name of the organization; empty for none.'),
  size: oneOf(organizationSizes, sentence('signUp.size.required')).describe(
    'Size of the organization; empty for none.',
  ),
  country: typed(2)
    .refine((value) => value === '' || isCountryCode(value), { error: sentence('signUp.country.required') })
    .default('')
    .describe('ISO 3166-1 code of the country, two letters; empty for none.'),
  answer: oneOf(visitReasons, sentence('signUp.answer.required')).describe(
    'Reason for the visit; empty for none.',
  ),
});

const entered = z
  .object({
    accountId,
    world: worldName,
    email: typed(100).describe('Email address to sign in with.'),
    password: z
      .string()
      .max(512, { error: sentence('text.tooLong', { max: 512 }) })
      .describe('New password, which must follow the password rules.'),
    confirmation: z.string().max(512).describe('The new password again.'),
    firstname: typed(64, sentence('members.firstName.length')).describe('First name, 1 to 64 characters.'),
    lastname: typed(64, sentence('members.lastName.length')).describe('Last name, 1 to 64 characters.'),
    ...extraFields.shape,
    agreement: z.boolean().default(false).describe('Whether the person accepts the license agreement.'),
  })
  .describe('What a person enters to sign up.');

/** A sign-up with every rule of a world that requires these fields. All problems are reported at once. */
export function checkedSignUp(required: readonly SignUpField[]) {
  return entered.superRefine((signUp, context) => {
    for (const { field, refusal } of problemsOf(signUp, required)) addRefusal(context, refusal, [field]);
  });
}

function problemsOf(signUp: z.output<typeof entered>, required: readonly SignUpField[]) {
  const values = Object.fromEntries(signUpFields.map((field) => [field, signUp[field]])) as SignUpValues;
  return signUpProblems({
    values,
    required,
    emailIsValid: looksLikeEmail(signUp.email),
    confirmation: signUp.confirmation,
    agreed: signUp.agreement,
  });
}

export const signUp = contract({
  kind: 'mutation',
  access: 'public',
  summary:
    'Create a user, join the account of a world and sign in. Where the email has to be verified first, no session starts and `reason` says so.',
  rest: { method: 'POST', path: '/sign-up' },
  // The handler knows the world's further requirements, and checks them with `checkedSignUp`.
  input: entered,
  output: z.object({
    user: sessionUser
      .nullable()
      .describe('Person who is signed in; null when the email must be verified first.'),
    emailSent: z.boolean().describe('Whether an email to verify the address is on its way.'),
    reason: z.string().describe('Why no session started; empty when one did.'),
    reasons: z.array(reasonSchema).describe('Which sentences the reason is made of.'),
  }),
  audit: ['signUp.create', 'auth.signIn'],
  limit: visitorLimits.make,
});

export const ssoSignUp = z.object({
  email: typed(100).describe('Email address of the person.'),
  firstName: typed(64, sentence('members.firstName.length')).describe('First name, 1 to 64 characters.'),
  lastName: typed(64, sentence('members.lastName.length')).describe('Last name, 1 to 64 characters.'),
  agreement: z.boolean().describe('Whether the person accepts the license agreement.'),
});

/** `ssoSignUp` with its checks: an invalid email, an empty name, and a missing agreement are reported together. */
export const checkedSsoSignUp = ssoSignUp.superRefine((person, context) => {
  const problem = (path: string, refusal: RefusalKey) => addRefusal(context, refusal, [path]);
  if (person.email === '') problem('email', 'auth.email.required');
  else if (!looksLikeEmail(person.email)) problem('email', emailFault(person.email) ?? 'auth.email.format');
  if (!firstName.safeParse(person.firstName).success) problem('firstName', 'registration.firstName');
  if (!lastName.safeParse(person.lastName).success) problem('lastName', 'registration.lastName');
  if (!person.agreement) problem('agreement', 'signUp.agreement');
});
