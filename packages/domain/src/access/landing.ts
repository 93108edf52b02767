import { type Level, reaches } from './levels.ts';

/** The first page after entering an account, and the reason for it. */
export type Landing =
  | 'moved'
  | 'singleSignOn'
  | 'changePassword'
  | 'verify'
  | 'suspended'
  | 'secondFactor'
  | 'enter';

/**
 * Checks in this order: a moved account, single sign-on, an expired password, verification, suspension, and a second
 * factor. A superadmin is never treated as suspended. Only people who may enter need the second factor.
 */
export function landingIn(person: {
  level: Level;
  emailVerified: boolean;
  verificationRequired: boolean;
  singleSignOnRequired: boolean;
  passwordExpired: boolean;
  secondFactorMissing: boolean;
  /** The address to which the account's world has moved; empty for people who may still enter it. */
  movedTo: string;
}): Landing {
  if (person.movedTo !== '') return 'moved';
  if (person.singleSignOnRequired) return 'singleSignOn';
  if (person.passwordExpired) return 'changePassword';
  if (person.verificationRequired && !person.emailVerified) return 'verify';
  if (person.level === 'suspended') return 'suspended';
  return person.secondFactorMissing ? 'secondFactor' : 'enter';
}

/** The admin flag of an account: admin or higher. */
export function isAdmin(level: Level | undefined): boolean {
  return reaches(level, 'admin');
}

/** The name under which a suspended person knows the world. */
export function worldDisplayName(names: {
  worldName?: string | undefined;
  organizationName?: string | undefined;
  title?: string | undefined;
  name?: string | undefined;
}): string {
  return names.worldName || names.organizationName || names.title || names.name || 'this world';
}
