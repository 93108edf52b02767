import { text } from '@campus/contracts/core/messages';
import { reasonText } from '@campus/contracts/core/reasons';
import { formatDay } from '../../../lib/format.ts';
import type { InvitationRow } from './use-invitations.ts';

/** Why an invitation has its status: the platform's own reason where there is one. */
export function statusReason(invitation: InvitationRow): string {
  const { message, reason: stored } = invitation;
  const reason = reasonText({ reason: message, reasons: stored ? [stored] : [] }) || usualReason(invitation);
  return invitation.hasBeenResent && invitation.status === 'pending'
    ? `${reason} ${text('invitations.status.resent')}`
    : reason;
}

function usualReason({ status, expiresAt }: InvitationRow): string {
  if (status === 'pending') return text('invitations.status.pending', { expires: formatDay(expiresAt) });
  return text(`invitations.status.${status}`);
}
