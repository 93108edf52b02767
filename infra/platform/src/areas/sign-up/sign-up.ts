import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { signUp as wireSignUp } from '@campus/contracts/sign-up/functions';
import { passwordRefusals } from '@campus/domain/passwords/passwords';
import { type SignUpValues, signUpFields } from '@campus/domain/sign-up/sign-up';
import type * as z from 'zod';
import type { Call } from '../../call/call.ts';
import { refuseGuessablePassword } from '../identity/new-password.ts';
import { hashPassword } from '../identity/passwords.ts';
import { displayNameOf } from '../identity/usernames.ts';
import { createUniqueUser } from './create-unique-user.ts';
import { joinAsMember } from './join-as-member.ts';
import { refusePasswordJoin } from './refuse-password-join.ts';
import { refuseRegistration } from './registration-rules.ts';
import { refuseValues, requiredFieldsOf } from './required-values.ts';

type Input = z.output<typeof wireSignUp.input>;

/**
 * Hashes the password of a person who signs up. Throws if it is easy to guess. The other rules are checked
 * together with the other values.
 */
export async function prepareSignUp({
  input,
  services,
}: Pick<Call<Input, 'public'>, 'input' | 'services'>): Promise<string> {
  const { password, email, firstname: firstName, lastname: lastName } = input;
  if (passwordRefusals(password).length === 0)
    refuseGuessablePassword(password, { email, firstName, lastName }, services.config);
  return hashPassword(password);
}

/**
 * Creates a user with an email that is still unverified, and adds the user to the account. Returns the id.
 */
export async function signUp(call: Call<Input, 'public'>, passwordHash: string): Promise<string> {
  const { sql, input, services, audit } = call;
  const { accountId } = input;
  const { password, ...person } = valuesOf(input);
  audit.note({ target: { type: 'user', id: '', label: looksLikeEmail(person.email) ? person.email : '' } });
  await refuseRegistration({ sql, config: services.config }, accountId, person);
  await refusePasswordJoin(call, accountId);
  refuseValues({ ...person, password }, await requiredFieldsOf(sql, services.config, accountId));
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
