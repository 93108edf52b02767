import { isCountryCode } from '@campus/domain/core/countries';
import {
  organizationSizes,
  type SignUpField,
  type SignUpValues,
  signUpFields,
  signUpProblems,
  visitReasons,
} from '@campus/domain/sign-up/sign-up';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { contract } from '../core/contract.ts';
import { accountId, firstName, lastName, looksLikeEmail, typed, worldName } from '../core/fields.ts';
import { type Sentence, sentence, text } from '../core/messages.ts';

const oneOf = (values: readonly string[], error: Sentence) =>
  typed(100)
    .refine((value) => value === '' || values.includes(value), { error })
    .default('');

/** What is entered to sign up in a world, whose account it is. */
const entered = z.object({
  accountId,
  world: worldName,
  email: typed(100),
  password: z.string().max(512, { error: sentence('text.tooLong', { max: 512 }) }),
  confirmation: z.string().max(512),
  firstname: typed(64, sentence('members.firstName.length')),
  lastname: typed(64, sentence('members.lastName.length')),
  phone: typed(30).default(''),
  organization: typed(100).default(''),
  size: oneOf(organizationSizes, sentence('signUp.size.required')),
  country: typed(2)
    .refine((value) => value === '' || isCountryCode(value), { error: sentence('signUp.country.required') })
    .default(''),
  answer: oneOf(visitReasons, sentence('signUp.answer.required')),
  agreement: z.boolean().default(false),
});

/** A sign-up with every rule of a world that requires these fields; all that is wrong is told at once. */
export function checkedSignUp(required: readonly SignUpField[]) {
  return entered.superRefine((signUp, context) => {
    for (const { field, refusal } of problemsOf(signUp, required))
      context.addIssue({ code: 'custom', path: [field], message: text(refusal) });
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
  // What a world requires besides is known to the handler, which checks with `checkedSignUp`.
  input: entered,
  output: z.object({ user: sessionUser.nullable(), reason: z.string() }),
  audit: ['signUp.create', 'auth.signIn'],
  limit: { calls: 10, seconds: 60 },
});

/** Who signs up through a provider that vouches for the rest. */
export const thirdPartySignUp = z.object({
  email: typed(100),
  firstName: typed(64, sentence('members.firstName.length')),
  lastName: typed(64, sentence('members.lastName.length')),
  agreement: z.boolean(),
});

/** The same, checked: a wrong email, an empty name and a missing agreement are told together. */
export const checkedThirdPartySignUp = thirdPartySignUp.superRefine((person, context) => {
  const problem = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (person.email === '') problem('email', text('auth.email.required'));
  else if (!looksLikeEmail(person.email)) problem('email', text('auth.email.format'));
  if (!firstName.safeParse(person.firstName).success) problem('firstName', text('registration.firstName'));
  if (!lastName.safeParse(person.lastName).success) problem('lastName', text('registration.lastName'));
  if (!person.agreement) problem('agreement', text('signUp.agreement'));
});
