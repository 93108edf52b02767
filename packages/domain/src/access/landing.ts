import { type Level, reaches } from './levels.ts';

/** Where entering an account leads, and why. */
export type Landing = 'moved' | 'changePassword' | 'verify' | 'suspended' | 'enter';

/**
 * Nobody is asked for anything in an account that has moved away; then an expired password stops everything else;
 * verification is checked before suspension; a superadmin is never
 * held as suspended.
 */
export function landingIn(person: {
  level: Level;
  emailVerified: boolean;
  verificationRequired: boolean;
  passwordExpired: boolean;
  /** The address the account's world has moved to; empty for whoever may enter it still. */
  movedTo: string;
}): Landing {
  if (person.movedTo !== '') return 'moved';
  if (person.passwordExpired) return 'changePassword';
  if (person.verificationRequired && !person.emailVerified) return 'verify';
  return person.level === 'suspended' ? 'suspended' : 'enter';
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
