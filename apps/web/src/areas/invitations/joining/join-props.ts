import type { InvitationData } from '@campus/contracts/invitations/joining';

/** The invitation that a step of joining is about, and what happens once the visitor has joined. */
export interface JoinProps {
  invitationId: string;
  invitation: InvitationData;
  onJoined: (accountId: string) => void;
}
