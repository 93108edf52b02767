import type { Level } from '../access/levels.ts';

/**
 * What a new name of a member changes:
 * - `account`: what this account shows of the person, nowhere else.
 * - `person`: the person, everywhere but in accounts that have set a name of their own.
 * - `personAndAccount`: the person, and a name that this account has set is dropped.
 */
export type NameScope = 'account' | 'person' | 'personAndAccount';

/** The person who changes the name of a member. */
export interface Renaming {
  /** Whether the member is the caller. */
  own: boolean;
  actorLevel: Level;
  /** Whether the caller may change the members of the account. */
  editsMembers: boolean;
}

/** What a new name changes. Only the person itself and superadmins change the person, and so the username. */
export function nameScope({ own, actorLevel, editsMembers }: Renaming): NameScope {
  if (!own && actorLevel !== 'superadmin') return 'account';
  return editsMembers ? 'personAndAccount' : 'person';
}

/**
 * The name an account sets for a person; null to show the person's own. An account that wants the person's own name
 * sets none, so that it follows the person.
 */
export function accountName(wanted: string, own: string): string | null {
  return wanted === own ? null : wanted;
}
