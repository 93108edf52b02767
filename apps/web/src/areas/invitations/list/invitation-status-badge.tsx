import { reasonText } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { StatusBadge, type StatusLook } from '../../../components/feedback/status-badge.tsx';
import { Tooltip } from '../../../components/feedback/tooltip.tsx';
import { formatDay } from '../../../lib/format.ts';
import type { InvitationRow } from './use-invitations.ts';

const looks: Readonly<Record<InvitationRow['displayStatus'], StatusLook>> = {
  pending: 'neutral',
  processing: 'running',
  accepted: 'success',
  warning: 'warning',
  expired: 'warning',
  error: 'error',
};

/** An invitation's status, with its reason as a tooltip. */
export function InvitationStatusBadge({ invitation }: { invitation: InvitationRow }) {
  const { displayStatus } = invitation;
  return (
    <Tooltip text={statusReason(invitation)}>
      <chakra.button type="button" data-cell-control="" tabIndex={-1} borderRadius="md" cursor="help">
        <StatusBadge look={looks[displayStatus]}>{text(`invitations.state.${displayStatus}`)}</StatusBadge>
      </chakra.button>
    </Tooltip>
  );
}

/** Explains an invitation's status, with the platform's own reason if there is one. */
function statusReason(invitation: InvitationRow): string {
  const { message, reason: stored } = invitation;
  const reason = reasonText({ reason: message, reasons: stored ? [stored] : [] }) || usualReason(invitation);
  return invitation.hasBeenResent && invitation.status === 'pending'
    ? `${reason} ${text('invitations.status.resent')}`
    : reason;
}

function usualReason({ status, displayStatus, expiresAt }: InvitationRow): string {
  const expires = formatDay(expiresAt);
  if (displayStatus === 'expired') return text('invitations.status.expired', { expires });
  if (status === 'pending') return text('invitations.status.pending', { expires });
  return text(`invitations.status.${status}`);
}
