import { type Level, type Permission, reaches } from '../access/levels.ts';

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

export type InvitedPermissionRefusal = 'invitations.role.ownerOnly' | 'members.permission.protected';

/** The reason why a person of this level may not invite with this permission, or undefined. */
export function refuseInvitedPermission(wish: {
  actorLevel: Level;
  permission: Permission;
  /** The configured customer-success account, in which nobody can become admin or owner. */
  protectedAccount: boolean;
}): InvitedPermissionRefusal | undefined {
  if (wish.permission === 'owner' && !reaches(wish.actorLevel, 'owner')) return 'invitations.role.ownerOnly';
  if (wish.protectedAccount && (wish.permission === 'admin' || wish.permission === 'owner'))
    return 'members.permission.protected';
  return undefined;
}

export type InvitationRefusal =
  | 'invitations.resend.notPossible'
  | 'invitations.delete.notPending'
  | 'invitations.alreadyAccepted'
  | 'invitations.expired';

export function refuseResend(status: InvitationStatus): InvitationRefusal | undefined {
  return status === 'pending' || status === 'error' ? undefined : 'invitations.resend.notPossible';
}

export function refuseDelete(status: InvitationStatus): InvitationRefusal | undefined {
  return status === 'pending' ? undefined : 'invitations.delete.notPending';
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

/** How a status is shown: an invitation whose message says the person is already a member is a warning. */
export function displayStatus(invitation: {
  status: InvitationStatus;
  /** The key and parameters of the message, if there is one. */
  reason: { key: string } | null;
}): InvitationStatus | 'warning' {
  return invitation.reason?.key === 'invitations.alreadyMember' ? 'warning' : invitation.status;
}

/** Whether the invitation leads to the web app: always in a web-only account, by choice in a web-enabled one. */
export function sendsAsWebInvitation(
  account: { isWebOnly: boolean; isWebEnabled: boolean },
  chosen: boolean,
): boolean {
  return account.isWebOnly || (account.isWebEnabled && chosen);
}
