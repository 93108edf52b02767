import type { Proof } from '../sessions/sessions.ts';

export type PasswordRefusal =
  | 'password.tooShort'
  | 'password.noLowercase'
  | 'password.noUppercase'
  | 'password.noNumber'
  | 'password.noSpecial'
  | 'password.spaces';

const rules: readonly [PasswordRefusal, (password: string) => boolean][] = [
  ['password.tooShort', (password) => [...password].length >= 8],
  ['password.noLowercase', (password) => /[a-z]/.test(password)],
  ['password.noUppercase', (password) => /[A-Z]/.test(password)],
  ['password.noNumber', (password) => /[0-9]/.test(password)],
  ['password.noSpecial', (password) => /[#?!@$%^&*-]/.test(password)],
  ['password.spaces', (password) => !/\s/.test(password)],
];

/** Every rule that a new password breaks, in the order in which they are shown. */
export function passwordRefusals(password: string): PasswordRefusal[] {
  return rules.filter(([, holds]) => !holds(password)).map(([refusal]) => refusal);
}

/** The errors of a new password and its confirmation. */
export function newPasswordRefusals(entered: {
  password: string;
  confirmation: string;
}): (PasswordRefusal | 'password.mismatch')[] {
  const refusals = passwordRefusals(entered.password);
  return entered.password === entered.confirmation ? refusals : [...refusals, 'password.mismatch'];
}

const day = 24 * 60 * 60 * 1000;

/**
 * Whether a password has expired: after `expireDays` full days since it was last updated (or the user
 * was created), for password sign-ins only; never where the world sets no `expireDays`.
 */
export function isPasswordExpired(
  password: {
    expireDays?: number | undefined;
    updatedAt?: Date | undefined;
    userCreatedAt: Date;
    proof: Proof;
  },
  now: Date,
): boolean {
  if (!password.expireDays || password.proof !== 'password') return false;
  const since = password.updatedAt ?? password.userCreatedAt;
  return now.getTime() - since.getTime() >= password.expireDays * day;
}
