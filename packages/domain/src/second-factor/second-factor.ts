import { type Level, reaches } from '../access/levels.ts';
import type { Proof } from '../sessions/sessions.ts';

/** What a person can register as a second factor. */
export const factorKinds = ['totp', 'passkey'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How a second factor is proven. Recovery codes stand in for a lost device. */
export const factorMethods = [...factorKinds, 'recoveryCode'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** The people who need a second factor to work in an account: nobody, admins and above, or everyone. */
export const factorRequirements = ['none', 'admin', 'member'] as const;
export type FactorRequirement = (typeof factorRequirements)[number];

/** A person may register one authenticator app, and this many passkeys. */
export const maxPasskeys = 10;

/** How long a sign-in waits for its second factor. */
export const waitingMinutes = 5;
/** This many wrong codes end a sign-in that waits for its second factor. */
export const maxWrongCodes = 5;

/** What a session says of the person's second factor. */
export interface ProvenSession {
  proof: Proof;
  /** When the second factor was last proven in it; null if never. */
  secondFactorAt: Date | null;
}

/**
 * Whether a session lacks a second factor that the account requires at this level. People who signed in through a
 * provider need one only if everyone does, because providers ask for factors of their own.
 */
export function isSecondFactorMissing(
  required: FactorRequirement,
  level: Level,
  { proof, secondFactorAt }: ProvenSession,
): boolean {
  if (required === 'none' || secondFactorAt !== null || !reaches(level, required)) return false;
  return proof !== 'thirdParty' || required === 'member';
}

export type FactorResetRefusal =
  | 'members.secondFactor.own'
  | 'members.secondFactor.superadmin'
  | 'members.secondFactor.elsewhere';

/** A wish to remove the second factors of a member who has lost them. */
export interface FactorReset {
  /** Whether the member is the caller. */
  own: boolean;
  /** Whether the caller is a superadmin. */
  bySuperadmin: boolean;
  /** Whether the member is a superadmin. */
  ofSuperadmin: boolean;
  /** Whether the member belongs to other accounts too, which the same factors protect. */
  elsewhere: boolean;
}

/** Returns the first reason why an owner or superadmin may not remove a member's second factors, or undefined. */
export function refuseFactorReset(reset: FactorReset): FactorResetRefusal | undefined {
  if (reset.own) return 'members.secondFactor.own';
  if (reset.bySuperadmin) return undefined;
  if (reset.ofSuperadmin) return 'members.secondFactor.superadmin';
  return reset.elsewhere ? 'members.secondFactor.elsewhere' : undefined;
}
