import type { Queryable } from '../database/sql.ts';
import type { BulkWriting } from '../members/update-members.ts';
import type { Invitee } from './invite-many.ts';

/** An invitation that nobody has accepted yet. */
export interface OpenInvitation extends Invitee {
  id: string;
}

/** The open invitations into an account to these emails, in lower case, by email. */
export function readOpenInvitations(
  _sql: Queryable,
  _wanted: { accountId: string; emails: readonly string[] },
): Promise<ReadonlyMap<string, OpenInvitation>> {
  throw new Error('Not yet.');
}

/** The same, kept as they are until the transaction ends; always after the members. */
export function lockOpenInvitations(
  _sql: Queryable,
  _wanted: { accountId: string; emails: readonly string[] },
): Promise<ReadonlyMap<string, OpenInvitation>> {
  throw new Error('Not yet.');
}

/** A locked invitation and what is to be changed of it; what is not named stays. */
export interface InvitationUpdate {
  invitation: OpenInvitation;
  changes: Partial<Omit<Invitee, 'email'>>;
}

/** Changes what many open invitations say, with an audit entry for each. Their links stay, and nobody is mailed again. */
export function updateInvitations(_run: BulkWriting, _updates: readonly InvitationUpdate[]): Promise<void> {
  throw new Error('Not yet.');
}
