import type { Level, Permission } from '../access/levels.ts';
import { type InvitedPermissionRefusal, refuseInvitedPermission } from '../invitations/invitations.ts';
import type { RankedMember } from '../members/authority.ts';
import { type PermissionRefusal, refusePermissionChange } from '../members/members.ts';

/** The person who requested an import, and where. */
interface ImportActor {
  actorLevel: Level;
  /** The configured customer-success account, in which nobody can become admin or owner. */
  protectedAccount: boolean;
}

type RoleDecision =
  | { outcome: 'change' }
  /** The role stays as it is; everything else is done. */
  | { outcome: 'keep'; why: 'members.permission.own' | 'imports.row.stillSuspended' }
  | { outcome: 'refuse'; why: PermissionRefusal };

/** Decides about a change of role in a row. One's own role stays, and no suspension is lifted. */
export function decideRole(
  change: ImportActor & RankedMember & { own: boolean; to: Permission; owners: number },
): RoleDecision {
  if (change.own) return { outcome: 'keep', why: 'members.permission.own' };
  if (change.permission === 'suspended') return { outcome: 'keep', why: 'imports.row.stillSuspended' };
  const why = refusePermissionChange(change);
  return why ? { outcome: 'refuse', why } : { outcome: 'change' };
}

/** The reason why nobody can be invited with this permission, or undefined. */
export function refuseInvitee(
  permission: Permission,
  actor: ImportActor,
): InvitedPermissionRefusal | 'imports.row.invitedSuspended' | undefined {
  if (permission === 'suspended') return 'imports.row.invitedSuspended';
  return refuseInvitedPermission({ ...actor, permission });
}
