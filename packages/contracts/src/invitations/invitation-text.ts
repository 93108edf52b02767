import './page-messages.ts';
import { text } from '../core/text.ts';
import type { Invitation } from './invitations.ts';

/** The displayed name of the status of an invitation, as the status panel does. */
export function invitationStatusText(status: Invitation['displayStatus']): string {
  return text(`invitations.state.${status}`);
}
