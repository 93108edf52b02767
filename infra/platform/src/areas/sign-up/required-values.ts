import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import {
  requiredSignUpFields,
  type SignUpField,
  type SignUpValues,
  signUpFields,
  signUpProblems,
} from '@campus/domain/sign-up/sign-up';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { signUpKindOf } from '../worlds/sign-up-kind.ts';

/** Returns the fields that the account's world requires at sign-up. */
export async function requiredFieldsOf(
  sql: Queryable,
  config: PlatformConfig,
  accountId: string,
): Promise<readonly SignUpField[]> {
  const world = await sql.one<{ name: string }>(
    `select coalesce(name, '') as name from "ServerConfig" where account = $1`,
    [accountId],
  );
  return requiredSignUpFields(signUpKindOf(config, world?.name ?? ''));
}

const none = Object.fromEntries(signUpFields.map((field) => [field, ''])) as SignUpValues;

/** Throws the first sign-up rule that the values break. */
export function refuseValues(given: Partial<SignUpValues>, required: readonly SignUpField[]): void {
  const values = { ...none, ...given };
  const [problem] = signUpProblems({
    values,
    required,
    emailIsValid: looksLikeEmail(values.email),
    // The form itself checks the repeated password and the license agreement.
    confirmation: values.password,
    agreed: true,
  });
  if (problem) throw new AppError('invalid', problem.refusal);
}
