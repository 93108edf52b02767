import { type Access, type Actor, refuseAccess } from '../access/access.ts';
import { type Level, type Permission, permissions, reaches } from '../access/levels.ts';
import { mayGrant } from '../members/authority.ts';

export const invitationStatuses = ['pending', 'accepted', 'error', 'processing'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export const defaultButtonText = 'Accept Invitation';

export const sendTargets = ['all', 'newToCampus', 'newToProduct', 'none'] as const;
export type SendTarget = (typeof sendTargets)[number];

/** Whether to send an invitation's email, for an invitee with or without membership and user record. */
export function isEmailed(target: SendTarget, invitee: { isMember: boolean; isUser: boolean }): boolean {
  if (target === 'all') return true;
  if (target === 'newToCampus') return !invitee.isMember;
  if (target === 'newToProduct') return !invitee.isUser;
  return false;
}

export type InvitedPermissionRefusal =
  | 'invitations.role.ownerOnly'
  | 'members.permission.tooHigh'
  | 'members.permission.protected';

/** The reason why a person of this level may not invite with this permission, or undefined. */
export function refuseInvitedPermission(wish: {
  actorLevel: Level;
  permission: Permission;
  /** The configured customer-success account, in which nobody can become admin or owner. */
  protectedAccount: boolean;
}): InvitedPermissionRefusal | undefined {
  if (wish.permission === 'owner' && !reaches(wish.actorLevel, 'owner')) return 'invitations.role.ownerOnly';
  if (!mayGrant(wish.actorLevel, wish.permission)) return 'members.permission.tooHigh';
  if (wish.protectedAccount && (wish.permission === 'admin' || wish.permission === 'owner'))
    return 'members.permission.protected';
  return undefined;
}

/** The access that inviting needs, and that an inviter must still have when an invitation is accepted. */
export const invitingAccess = { level: 'admin', page: 'import' } as const satisfies Access;

/**
 * Returns why an invitation is no longer valid: its inviter may no longer invite with this permission. `inviter` is
 * undefined if the user was deleted.
 */
export function refuseInviter(
  inviter: Actor | undefined,
  invitation: { permission: Permission; protectedAccount: boolean },
): 'invitations.inviterLost' | undefined {
  // An inviter who still has to verify a changed email keeps the right.
  const access = inviter && refuseAccess(invitingAccess, { ...inviter, emailVerified: true });
  const actorLevel = inviter?.accountAccess?.level;
  const lost = !actorLevel || access || refuseInvitedPermission({ ...invitation, actorLevel });
  return lost ? 'invitations.inviterLost' : undefined;
}

export type InvitationRefusal =
  | 'invitations.resend.notPossible'
  | 'invitations.delete.notPending'
  | 'invitations.delete.tooHigh'
  | 'invitations.alreadyAccepted'
  | 'invitations.expired';

/** Why an invitation cannot be sent again, or undefined: only one that is pending, or that failed, can. */
export function refuseResend(status: InvitationStatus): InvitationRefusal | undefined {
  return status === 'pending' || status === 'error' ? undefined : 'invitations.resend.notPossible';
}

/** Why a person of this level cannot delete an invitation, or undefined: only a pending one to a role they can give. */
export function refuseDelete(
  actorLevel: Level,
  { status, permission }: { status: InvitationStatus; permission: Permission },
): InvitationRefusal | undefined {
  if (status !== 'pending') return 'invitations.delete.notPending';
  return mayGrant(actorLevel, permission) ? undefined : 'invitations.delete.tooHigh';
}

/** The roles whose pending invitations a person of this level can delete. */
export function deletableRoles(actorLevel: Level): Permission[] {
  return permissions.filter((permission) => !refuseDelete(actorLevel, { status: 'pending', permission }));
}

/** Why an invitation can no longer be joined through, or undefined. */
export function refuseJoin(
  invitation: { status: InvitationStatus; expiresAt: Date },
  now: Date,
): InvitationRefusal | undefined {
  if (invitation.status === 'accepted') return 'invitations.alreadyAccepted';
  if (invitation.expiresAt <= now) return 'invitations.expired';
  return undefined;
}

const warnings = ['invitations.alreadyMember', 'invitations.inviterLost'];

export const displayStatuses = [...invitationStatuses, 'warning', 'expired'] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

/**
 * How a status is shown. An invitation with a message that asks administrators to act is a warning; a pending one whose
 * link has ended is expired.
 */
export function displayStatus(
  invitation: {
    status: InvitationStatus;
    /** The key and parameters of the message, if there is one. */
    reason: { key: string } | null;
    expiresAt: Date;
  },
  now: Date,
): DisplayStatus {
  if (warnings.some((key) => key === invitation.reason?.key)) return 'warning';
  const ended = invitation.status === 'pending' && invitation.expiresAt <= now;
  return ended ? 'expired' : invitation.status;
}

/** The states by which invitations can be listed. A pending one whose link has ended is expired. */
export const listedStatuses = [...invitationStatuses, 'expired'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** Whether the invitation leads to the web app: always in a web-only account, by choice in a web-enabled one. */
export function sendsAsWebInvitation(
  account: { isWebOnly: boolean; isWebEnabled: boolean },
  chosen: boolean,
): boolean {
  return account.isWebOnly || (account.isWebEnabled && chosen);
}
