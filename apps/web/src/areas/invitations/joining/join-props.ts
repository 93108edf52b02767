import type { InvitationData } from '@campus/contracts/invitations/joining';

/** The invitation of a joining step, and what happens after joining. */
export interface JoinProps {
  invitationId: string;
  invitation: InvitationData;
  onJoined: (accountId: string) => void;
}
