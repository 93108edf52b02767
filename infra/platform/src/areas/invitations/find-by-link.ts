import { AppError } from '@campus/contracts/core/app-error';
import { refuseJoin } from '@campus/domain/invitations/invitations';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { invitationTable, inviteeColumns } from '../../foundation/schema/tables/invitation.ts';
import { hashOf } from '../../foundation/secret.ts';
import { type InviterReading, refuseInviter } from '../accounts/refuse-inviter.ts';

/** An invitation with the data that its link shows. */
export type LinkedInvitation = Pick<RowOf<typeof invitationTable>, (typeof linked)[number]>;

const linked = [
  'id',
  'accountId',
  'email',
  ...inviteeColumns,
  'status',
  'expiresAt',
  'emailData',
  'invitedBy',
  'acceptedBy',
] as const;

/**
 * Finds the invitation for a link's secret. An unknown secret is not found, and neither is the link of an earlier
 * mail or of a deleted invitation. The latter two have an error of their own, which says nothing about the invitation.
 */
export async function findByLink(sql: Queryable, secret: string): Promise<LinkedInvitation> {
  const hash = hashOf(secret);
  const invitation = await invitationTable.one(sql, linked, 'where "tokenHash" = $1', [hash]);
  if (invitation) return invitation;
  const ended = await sql.one('select from ended_invitation_link where "tokenHash" = $1', [hash]);
  throw new AppError('notFound', ended ? 'invitations.linkEnded' : 'invitations.notFound');
}

/**
 * Finds an invitation that can still be accepted: it is open, and its inviter could still send it today. Whether the
 * access of the person who accepted one was suspended or removed is not said.
 */
export async function findOpenByLink(reading: InviterReading, secret: string): Promise<LinkedInvitation> {
  const invitation = await findByLink(reading.sql, secret);
  const refusal = refuseJoin(invitation, new Date());
  if (refusal === 'invitations.alreadyAccepted' && (await hasLostAccess(reading.sql, invitation)))
    throw new AppError('conflict', 'invitations.accessEnded');
  if (refusal) throw new AppError('conflict', refusal);
  await refuseInviter(reading, invitation);
  return invitation;
}

/** Whether the person who accepted an invitation can no longer enter the account. */
async function hasLostAccess(
  sql: Queryable,
  { accountId, acceptedBy }: Pick<LinkedInvitation, 'accountId' | 'acceptedBy'>,
): Promise<boolean> {
  if (acceptedBy === null) return false;
  const member = await sql.one(
    `select from "Membership" where account = $1 and "user" = $2 and permission <> 'suspended'`,
    [accountId, acceptedBy],
  );
  return member === undefined;
}
