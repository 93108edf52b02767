import { type Level, reaches } from '../access/levels.ts';
import { type AuthorityRefusal, type RankedMember, refuseActing } from './authority.ts';

export type EndingSessionsRefusal =
  | 'members.sessions.own'
  | 'members.sessions.superadmin'
  | 'members.sessions.otherAccounts'
  | AuthorityRefusal;

/** A member whose sessions are to be ended. */
export interface SignedInMember extends RankedMember {
  actorLevel: Level;
  own: boolean;
  /** Whether the member is a superadmin besides. */
  superadmin: boolean;
  otherAccounts: boolean;
}

/**
 * Returns the first reason why an administrator may not end the sessions of a member, or undefined. A session leads to
 * all accounts of a person, so an account decides only about people who belong to no other account.
 */
export function refuseEndingSessions(member: SignedInMember): EndingSessionsRefusal | undefined {
  const { actorLevel, own, superadmin, otherAccounts } = member;
  if (own) return 'members.sessions.own';
  const beyond = refuseActing(actorLevel, member);
  if (beyond || reaches(actorLevel, 'superadmin')) return beyond;
  if (superadmin) return 'members.sessions.superadmin';
  return otherAccounts ? 'members.sessions.otherAccounts' : undefined;
}
