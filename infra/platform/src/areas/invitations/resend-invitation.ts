import { AppError } from '@campus/contracts/core/app-error';
import { type invitingAccess, refuseResend } from '@campus/domain/invitations/invitations';
import type { Call } from '../../call/call.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { invitationTable } from '../../foundation/schema/tables/invitation.ts';
import { countMail } from './count-mails.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { refuseInviting } from './invited-permission.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';
import { readEmailData } from './read-invitations.ts';

const locked = ['id', 'accountId', 'email', 'status', 'permission', 'emailData'] as const;
export type LockedInvitation = Pick<RowOf<typeof invitationTable>, (typeof locked)[number]>;

/**
 * Sends an invitation again, with a new link and expiry. The previous link becomes invalid. The caller
 * becomes the inviter, and the invitation must be one that the caller could send.
 */
export async function resend(
  call: Call<unknown, typeof invitingAccess>,
  invitation: LockedInvitation,
): Promise<void> {
  const { sql, services, audit, user } = call;
  const account = await readInvitationAccount(sql, invitation.accountId);
  if (account.invitesDisabled) throw new AppError('forbidden', 'invitations.disabled');
  const refusal = refuseResend(invitation.status);
  if (refusal) throw new AppError('conflict', refusal);
  refuseInviting(call, invitation.accountId, invitation.permission);
  const { accountId, email, emailData } = invitation;
  await countMail({ sql, config: services.config }, { accountId, email, wording: readEmailData(emailData) });
  const issue = newIssue(services.config);
  const renewed = {
    status: 'processing',
    hasBeenResent: true,
    message: null,
    invitedBy: user.id,
    ...issue,
  } as const;
  await invitationTable.update(sql, invitation.id, renewed);
  await enqueueInvitationMail(services.jobs, sql, invitation.id);
  audit.note({
    before: { status: invitation.status },
    after: { status: renewed.status, expiresAt: issue.expiresAt.toISOString() },
  });
}

/** Locks an invitation until the transaction ends and adds it to the audit entry. */
export async function lockInvitation(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  id: string,
): Promise<LockedInvitation> {
  const invitation = await invitationTable.one(sql, locked, 'where "objectId" = $1 for update', [id]);
  if (!invitation) throw new AppError('notFound', 'invitations.notFound');
  audit.note({ target: { type: 'invitation', id, label: invitation.email } });
  return invitation;
}
