import { permissions, reaches } from '../access/levels.ts';
import { type FactorResetRefusal, refuseFactorReset } from '../second-factor/second-factor.ts';
import { refuseEndingSessions, type SignedInMember } from './member-sessions.ts';
import { allowedActions, refusePermissionChange, refuseRemoval } from './members.ts';

/** What is known of a member whose page is opened. */
export interface PersonFacts extends SignedInMember {
  /** How many owners the account has, the member included. */
  owners: number;
  /** The configured customer-success account, in which nobody can become admin or owner. */
  protectedAccount: boolean;
  /** Whether the member has a second factor. */
  hasSecondFactor: boolean;
  /** Whether the caller may open the page of the badges. */
  opensBadges: boolean;
}

/** The actions on the page of a person. */
export const personActions = [
  'edit',
  'changePermission',
  'assignBadges',
  'suspend',
  'unsuspend',
  'resetPassword',
  'endSessions',
  'resetSecondFactor',
  'remove',
] as const;
export type PersonAction = (typeof personActions)[number];

/** What a caller may do with a person. Unlike the list's, the answer counts owners, accounts, and second factors. */
export function allowedOnPerson(person: PersonFacts): Record<PersonAction, boolean> {
  const listed = allowedActions(person);
  const mayBecome = (to: (typeof permissions)[number]) =>
    to !== person.permission && refusePermissionChange({ ...person, to }) === undefined;
  const isSuspended = person.permission === 'suspended';
  return {
    edit: listed.edit,
    changePermission: permissions.some(mayBecome),
    assignBadges: listed.edit && person.opensBadges,
    suspend: !isSuspended && mayBecome('suspended'),
    unsuspend: isSuspended && mayBecome('member'),
    resetPassword: listed.resetPassword,
    endSessions: listed.endSessions && refuseEndingSessions(person) === undefined,
    resetSecondFactor: listed.resetSecondFactor && person.hasSecondFactor && !refuseReset(person),
    remove: refuseRemoval(person) === undefined,
  };
}

function refuseReset({
  own,
  actorLevel,
  superadmin,
  otherAccounts,
}: PersonFacts): FactorResetRefusal | undefined {
  const bySuperadmin = reaches(actorLevel, 'superadmin');
  return refuseFactorReset({ own, bySuperadmin, ofSuperadmin: superadmin, elsewhere: otherAccounts });
}

export type SignInsRefusal =
  | (typeof signInsRefusals)[keyof typeof signInsRefusals]
  | 'members.signIns.adminOnly';

const signInsRefusals = {
  'members.levelTooHigh': 'members.signIns.tooHigh',
  'members.sessions.superadmin': 'members.signIns.superadmin',
  'members.sessions.otherAccounts': 'members.signIns.otherAccounts',
} as const;

/**
 * Why a caller may not see how a member signs in: sign-ins, sessions, second factors, and identities. They lead to all
 * accounts of a person, so people see them who may end them, and the person.
 */
export function refuseSignIns(person: SignedInMember): SignInsRefusal | undefined {
  if (person.own) return undefined;
  if (!reaches(person.actorLevel, 'admin')) return 'members.signIns.adminOnly';
  const refusal = refuseEndingSessions(person);
  return refusal && refusal !== 'members.sessions.own' ? signInsRefusals[refusal] : undefined;
}
