import { type Level, type Permission, reaches } from '../access/levels.ts';

export type PermissionRefusal =
  | 'members.permission.own'
  | 'members.permission.ownerOnly'
  | 'members.permission.protected'
  | 'members.permission.lastOwner';

/** A wish to give a member another permission. */
export interface PermissionChange {
  actorLevel: Level;
  /** Whether the member is the caller. */
  own: boolean;
  from: Permission;
  to: Permission;
  /** The configured customer-success account, in which nobody can become admin or owner. */
  protectedAccount: boolean;
  /** How many owners the account has, the member included. */
  owners: number;
}

/** Returns the first reason why the permission may not be changed so, or undefined. */
export function refusePermissionChange(change: PermissionChange): PermissionRefusal | undefined {
  if (change.own) return 'members.permission.own';
  const touchesOwner = change.from === 'owner' || change.to === 'owner';
  if (touchesOwner && !reaches(change.actorLevel, 'owner')) return 'members.permission.ownerOnly';
  if (change.protectedAccount && (change.to === 'admin' || change.to === 'owner'))
    return 'members.permission.protected';
  if (change.from === 'owner' && change.to !== 'owner' && change.owners <= 1)
    return 'members.permission.lastOwner';
  return undefined;
}

/** Whether this caller can change the member's permission at all. */
export function mayChangePermission(member: Pick<PermissionChange, 'actorLevel' | 'own' | 'from'>): boolean {
  const to = member.from === 'member' ? 'leader' : 'member';
  const change = { ...member, to, protectedAccount: false, owners: Number.POSITIVE_INFINITY } as const;
  return refusePermissionChange(change) === undefined;
}

export type RemovalRefusal =
  | 'members.removal.own'
  | 'members.removal.ownerOnly'
  | 'members.permission.lastOwner';

/** Returns the first reason why a member may not be removed from the account, or undefined. */
export function refuseRemoval(
  member: Pick<PermissionChange, 'actorLevel' | 'own' | 'owners'> & { permission: Permission },
): RemovalRefusal | undefined {
  if (member.own) return 'members.removal.own';
  if (member.permission !== 'owner') return undefined;
  if (!reaches(member.actorLevel, 'owner')) return 'members.removal.ownerOnly';
  return member.owners <= 1 ? 'members.permission.lastOwner' : undefined;
}

/** The permissions a caller of this level may choose from when inviting or editing, lowest first. */
export function assignablePermissions(level: Level, protectedAccount: boolean): Permission[] {
  if (protectedAccount) return ['member', 'leader', 'moderator'];
  const choices: Permission[] = ['member', 'leader', 'moderator', 'admin'];
  return reaches(level, 'owner') ? [...choices, 'owner'] : choices;
}
