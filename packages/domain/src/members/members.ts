import { type Level, type Permission, permissions, reaches } from '../access/levels.ts';
import { type AuthorityRefusal, mayGrant, type RankedMember, refuseActing } from './authority.ts';
import { refuseEndingSessions } from './member-sessions.ts';

export type PermissionRefusal =
  | 'members.permission.own'
  | 'members.permission.ownerOnly'
  | AuthorityRefusal
  | 'members.permission.tooHigh'
  | 'members.permission.protected'
  | 'members.permission.lastOwner';

/** A wish to give a member another permission. */
export interface PermissionChange extends RankedMember {
  actorLevel: Level;
  /** Whether the member is the caller. */
  own: boolean;
  to: Permission;
  /** The configured customer-success account, in which nobody can become admin or owner. */
  protectedAccount: boolean;
  /** How many owners the account has, the member included. */
  owners: number;
}

/** Returns the first reason why the permission may not be changed so, or undefined. */
export function refusePermissionChange(change: PermissionChange): PermissionRefusal | undefined {
  const { actorLevel, permission: from, to } = change;
  if (change.own) return 'members.permission.own';
  const touchesOwner = from === 'owner' || to === 'owner';
  if (touchesOwner && !reaches(actorLevel, 'owner')) return 'members.permission.ownerOnly';
  const beyond = refuseActing(actorLevel, change);
  if (beyond) return beyond;
  if (!mayGrant(actorLevel, to)) return 'members.permission.tooHigh';
  if (change.protectedAccount && (to === 'admin' || to === 'owner')) return 'members.permission.protected';
  if (from === 'owner' && to !== 'owner' && change.owners <= 1) return 'members.permission.lastOwner';
  return undefined;
}

export type RemovalRefusal =
  | 'members.removal.own'
  | 'members.removal.ownerOnly'
  | AuthorityRefusal
  | 'members.permission.lastOwner';

/** Returns the first reason why a member may not be removed from the account, or undefined. */
export function refuseRemoval(
  member: Pick<PermissionChange, 'actorLevel' | 'own' | 'owners' | keyof RankedMember>,
): RemovalRefusal | undefined {
  const { actorLevel, own, owners, permission } = member;
  if (own) return 'members.removal.own';
  if (permission === 'owner' && !reaches(actorLevel, 'owner')) return 'members.removal.ownerOnly';
  const beyond = refuseActing(actorLevel, member);
  if (beyond) return beyond;
  return permission === 'owner' && owners <= 1 ? 'members.permission.lastOwner' : undefined;
}

/**
 * What a caller may do with a member by their levels. Other rules, such as the last owner, are checked when the action
 * is called.
 */
export function allowedActions(
  member: Pick<PermissionChange, 'actorLevel' | 'own' | keyof RankedMember>,
): Record<
  'edit' | 'changePermission' | 'remove' | 'resetPassword' | 'endSessions' | 'resetSecondFactor',
  boolean
> {
  const { actorLevel } = member;
  const change = { ...member, protectedAccount: false, owners: Number.POSITIVE_INFINITY };
  const edit = refuseActing(actorLevel, member) === undefined;
  const signedIn = { ...member, superadmin: false, otherAccounts: false };
  return {
    edit,
    changePermission: permissions.some(
      (to) => to !== member.permission && refusePermissionChange({ ...change, to }) === undefined,
    ),
    remove: refuseRemoval(change) === undefined,
    resetPassword: edit && reaches(actorLevel, 'admin'),
    endSessions: reaches(actorLevel, 'admin') && refuseEndingSessions(signedIn) === undefined,
    resetSecondFactor: edit && reaches(actorLevel, 'owner') && !member.own,
  };
}

/** The permissions a caller of this level may choose from when inviting or editing, lowest first. */
export function assignablePermissions(level: Level, protectedAccount: boolean): Permission[] {
  const choices: Permission[] = ['member', 'leader', 'moderator'];
  if (!protectedAccount) choices.push('admin', 'owner');
  return choices.filter((permission) => mayGrant(level, permission));
}
