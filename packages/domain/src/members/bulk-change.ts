import type { Level, Permission } from '../access/levels.ts';
import type { RankedMember } from './authority.ts';
import { type PermissionRefusal, refusePermissionChange } from './members.ts';

/** The actions on many members. */
export const bulkActions = ['suspend', 'unsuspend'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** One of many members that are suspended or unsuspended. */
export interface BulkMember extends RankedMember {
  /** Whether the member is the caller. */
  own: boolean;
}

/** The change, and the facts that hold for all members. */
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
  const refusal = refusePermissionChange({ ...change, ...member, to: 'suspended' });
  return refusal ? { outcome: 'failed', refusal } : { outcome: 'done', to: 'suspended' };
}

function unsuspended(member: BulkMember, change: BulkChange): BulkDecision {
  const { previousPermission } = member;
  const refuse = (to: Permission) => refusePermissionChange({ ...change, ...member, to });
  const refusal = refuse('member');
  if (refusal) return { outcome: 'failed', refusal };
  if (!change.restore || !isRestorable(previousPermission)) return { outcome: 'done', to: 'member' };
  const notRestored = refuse(previousPermission);
  if (!notRestored) return { outcome: 'done', to: previousPermission };
  return {
    outcome: 'done',
    to: 'member',
    notRestored: { permission: previousPermission, refusal: notRestored },
  };
}

/** Whether a recorded permission can be restored; a suspended member had another permission before. */
function isRestorable(permission: Permission | null): permission is Exclude<Permission, 'suspended'> {
  return permission !== null && permission !== 'suspended';
}
