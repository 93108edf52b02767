import type { Level, Permission } from '../access/levels.ts';
import { type PermissionRefusal, refusePermissionChange } from './members.ts';

/** The actions on many members. */
export const bulkActions = ['suspend', 'unsuspend'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** One of many members that are suspended or unsuspended. */
export interface BulkMember {
  /** Whether the member is the caller. */
  own: boolean;
  permission: Permission;
  /** What a suspended member was before, where that is on record. */
  previousPermission: Permission | null;
}

/** What holds for all of them. */
export interface BulkChange {
  action: BulkAction;
  /** Gives back the permission on record instead of member, as far as the caller may give it. */
  restore: boolean;
  actorLevel: Level;
  protectedAccount: boolean;
  /** How many owners the account has left. */
  owners: number;
}

export type BulkDecision =
  | { outcome: 'done'; to: Permission; notRestored?: { permission: Permission; refusal: PermissionRefusal } }
  | {
      outcome: 'skipped' | 'failed';
      refusal: PermissionRefusal | 'members.permission.alreadySuspended' | 'members.permission.notSuspended';
    };

/** What happens to one member. One's own permission never changes. */
export function decideBulkChange(member: BulkMember, change: BulkChange): BulkDecision {
  if (member.own) return { outcome: 'skipped', refusal: 'members.permission.own' };
  const suspended = member.permission === 'suspended';
  if (change.action === 'unsuspend')
    return suspended
      ? unsuspended(member, change)
      : { outcome: 'skipped', refusal: 'members.permission.notSuspended' };
  if (suspended) return { outcome: 'skipped', refusal: 'members.permission.alreadySuspended' };
  const refusal = refusePermissionChange({ ...change, own: false, from: member.permission, to: 'suspended' });
  return refusal ? { outcome: 'failed', refusal } : { outcome: 'done', to: 'suspended' };
}

function unsuspended({ previousPermission }: BulkMember, change: BulkChange): BulkDecision {
  if (!change.restore || !isRestorable(previousPermission)) return { outcome: 'done', to: 'member' };
  const refusal = refusePermissionChange({
    ...change,
    own: false,
    from: 'suspended',
    to: previousPermission,
  });
  if (!refusal) return { outcome: 'done', to: previousPermission };
  return { outcome: 'done', to: 'member', notRestored: { permission: previousPermission, refusal } };
}

/** Whether a recorded permission can be restored; a suspended member had another permission before. */
function isRestorable(permission: Permission | null): permission is Exclude<Permission, 'suspended'> {
  return permission !== null && permission !== 'suspended';
}
