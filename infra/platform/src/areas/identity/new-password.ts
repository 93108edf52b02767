import { AppError } from '@campus/contracts/core/app-error';
import { type GuessableRefusal, refuseGuessable, textsAbout } from '@campus/domain/passwords/guessable';
import { passwordRefusals } from '@campus/domain/passwords/passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { PlatformConfig } from '../../foundation/config.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** The owner of a new password, which must not consist of these values. */
export interface Owner {
  email: string;
  firstName: string;
  lastName: string;
  displayName?: string;
}

const ranks = new Map(dictionary['passwords-common'].map((password, rank) => [password, rank]));

/** Throws the first rule that a new password breaks. */
export function refuseWeakPassword(
  password: string,
  owner: Owner,
  config: Pick<PlatformConfig, 'brand'>,
): void {
  const [refusal = refuseReusedPassword(password, owner, config)] = passwordRefusals(password);
  if (refusal) throw new AppError('invalid', refusal);
}

/** Throws if a new password is common, or consists of known facts about its owner. */
export function refuseGuessablePassword(...chosen: Parameters<typeof refuseWeakPassword>): void {
  const refusal = refuseReusedPassword(...chosen);
  if (refusal) throw new AppError('invalid', refusal);
}

function refuseReusedPassword(
  password: string,
  { email, firstName, lastName, displayName = '' }: Owner,
  { brand }: Pick<PlatformConfig, 'brand'>,
): GuessableRefusal | undefined {
  const about = textsAbout({ email, names: [firstName, lastName, displayName] }, brand);
  return refuseGuessable(password, { ranks, about });
}

/** Returns the values that a user's password must not consist of. */
export async function readOwner(sql: Queryable, userId: string): Promise<Owner> {
  const owner = await sql.one<Owner>(
    `select coalesce(email, '') as email, coalesce(firstname, '') as "firstName",
       coalesce(lastname, '') as "lastName", coalesce(displayname, '') as "displayName"
     from "_User" where "objectId" = $1`,
    [userId],
  );
  return owner ?? { email: '', firstName: '', lastName: '' };
}
