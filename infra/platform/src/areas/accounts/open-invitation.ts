import type { Queryable } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { invitationTable, inviteeColumns } from '../../foundation/schema/tables/invitation.ts';
import { insertInvited, useUpInvitation } from './accept-invitation.ts';
import { type InviterReading, inviterRefusals } from './refuse-inviter.ts';

const columns = ['id', 'accountId', 'email', 'invitedBy', 'status', ...inviteeColumns] as const;

/**
 * An invitation found by the email of the invited person. Something other than its link has verified the
 * email.
 */
export type OpenInvitation = Pick<RowOf<typeof invitationTable>, (typeof columns)[number]>;

/** Finds and locks the open invitation to an email, if its inviter could still send it today. */
export async function openInvitationTo(
  reading: InviterReading,
  { accountId, email }: { accountId: string; email: string },
): Promise<OpenInvitation | undefined> {
  const invitation = await invitationTable.one(
    reading.sql,
    columns,
    `where account = $1 and email = $2 and status <> 'accepted' and "expiresAt" > now() limit 1 for update`,
    [accountId, email.toLowerCase()],
  );
  if (!invitation) return undefined;
  const refusal = (await inviterRefusals(reading, [invitation]))(invitation);
  return refusal ? undefined : invitation;
}

/** Makes a user a member of the account with the data from the invitation, and marks it as used. */
export async function joinAsInvited(
  sql: Queryable,
  invitation: OpenInvitation,
  userId: string,
): Promise<void> {
  await useUpInvitation(sql, { by: '"objectId"', value: invitation.id }, userId);
  await insertInvited(sql, invitation, userId);
}
