import { AppError } from '@campus/contracts/core/app-error';
import { type InvitationStatus, refuseResend } from '@campus/domain/invitations/invitations';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { updateRow } from '../../ground/records/update-row.ts';
import { readInvitationAccount } from './invitation-account.ts';
import { type InvitedPermission, refuseInviting } from './invited-permission.ts';
import { newIssue } from './link.ts';
import { enqueueInvitationMail } from './mail-invitation.ts';

export interface LockedInvitation {
  id: string;
  accountId: string;
  email: string;
  status: InvitationStatus;
  permission: InvitedPermission;
}

/** Sends an invitation again: with a new link, which ends the former one, and its time starting anew. */
export async function resend(
  call: Call<unknown, { page: 'import' }>,
  invitation: LockedInvitation,
): Promise<void> {
  const { sql, services, audit } = call;
  const account = await readInvitationAccount(sql, invitation.accountId);
  if (account.invitesDisabled) throw new AppError('forbidden', 'invitations.disabled');
  const refusal = refuseResend(invitation.status);
  if (refusal) throw new AppError('conflict', refusal);
  refuseInviting(call, invitation.accountId, invitation.permission);
  const issue = newIssue(services.config);
  const renewed = { status: 'processing', hasBeenResent: true, message: '', ...issue };
  await updateRow(sql, 'Invitation', invitation.id, renewed);
  await enqueueInvitationMail(services.jobs, sql, invitation.id);
  audit.note({
    before: { status: invitation.status },
    after: { status: renewed.status, expiresAt: issue.expiresAt.toISOString() },
  });
}

/** Locks an invitation until the transaction ends and notes it for the audit trail. */
export async function lockInvitation(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  id: string,
): Promise<LockedInvitation> {
  const invitation = await lock(sql, id);
  if (!invitation) throw new AppError('notFound', 'invitations.notFound');
  audit.note({ target: { type: 'invitation', id, label: invitation.email } });
  return invitation;
}

function lock(sql: Queryable, id: string): Promise<LockedInvitation | undefined> {
  return sql.one<LockedInvitation>(
    `select "objectId" as id, account as "accountId", email, status, permission
     from "Invitation" where "objectId" = $1 for update`,
    [id],
  );
}
