import './messages/invitations-page.ts';
import type { Invitation } from './invitations.ts';
import { text } from './messages.ts';

/** What people call the status of an invitation, as the status panel does. */
export function invitationStatusWords(status: Invitation['displayStatus']): string {
  return text(`invitations.state.${status}`);
}
