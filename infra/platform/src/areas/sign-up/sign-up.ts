import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { signUp as wireSignUp } from '@campus/contracts/sign-up/functions';
import {
  requiredSignUpFields,
  type SignUpValues,
  signUpFields,
  signUpProblems,
} from '@campus/domain/sign-up/sign-up';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import type { Services } from '../../call/services.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { displayNameOf } from '../identity/usernames.ts';
import { createUniqueUser } from './create-unique-user.ts';
import { joinAsMember } from './join-as-member.ts';
import { refuseRegistration } from './registration-rules.ts';
import { signUpKindOf } from './sign-up-kind.ts';

type Input = z.output<typeof wireSignUp.input>;

/** Creates a user with an email that is still to be proved, and lets it join the account. Returns the id. */
export async function signUp(
  { sql, input, services, audit }: Call<Input, 'public'>,
  passwordHash: string,
): Promise<string> {
  const { accountId } = input;
  const { password, ...person } = valuesOf(input);
  audit.note({ target: { type: 'user', id: '', label: looksLikeEmail(person.email) ? person.email : '' } });
  await refuseRegistration(sql, accountId, person.email);
  await refuseValues(sql, services, accountId, { ...person, password });
  const { firstname: firstName, lastname: lastName, ...rest } = person;
  const displayName = displayNameOf({ firstName, lastName });
  const userId = await createUniqueUser(sql, { ...rest, firstName, lastName, displayName, passwordHash });
  await joinAsMember(sql, { accountId, userId });
  const { email } = person;
  audit.note({
    actor: { id: userId, email },
    target: { type: 'user', id: userId, label: email },
    after: { email, permission: 'member' },
  });
  return userId;
}

function valuesOf(input: Input): SignUpValues {
  const trimmed = signUpFields.map((field) => [field, input[field].trim()] as const);
  const values = Object.fromEntries(trimmed) as SignUpValues;
  return { ...values, email: values.email.toLowerCase(), password: input.password };
}

/** Throws the first rule that the values break in the account's world. */
async function refuseValues(
  sql: Queryable,
  { config }: Services,
  accountId: string,
  values: SignUpValues,
): Promise<void> {
  const world = await sql.one<{ name: string }>(
    `select coalesce(name, '') as name from "ServerConfig" where account = $1`,
    [accountId],
  );
  const [problem] = signUpProblems({
    values,
    required: requiredSignUpFields(signUpKindOf(config, world?.name ?? '')),
    emailIsValid: looksLikeEmail(values.email),
    // Entering it twice and agreeing to the licence are matters of the form.
    confirmation: values.password,
    agreed: true,
  });
  if (problem) throw new AppError('invalid', problem.refusal);
}
