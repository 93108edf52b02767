import { text } from '@campus/contracts/core/messages';
import { chakra } from '@chakra-ui/react/styled-system';
import { StatusBadge, type StatusLook } from '../../../components/feedback/status-badge.tsx';
import { Tooltip } from '../../../components/feedback/tooltip.tsx';
import { statusReason } from './status-words.ts';
import type { InvitationRow } from './use-invitations.ts';

const looks: Readonly<Record<InvitationRow['displayStatus'], StatusLook>> = {
  pending: 'neutral',
  processing: 'running',
  accepted: 'success',
  warning: 'warning',
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
