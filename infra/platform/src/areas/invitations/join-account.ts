import { AppError } from '@campus/contracts/core/app-error';
import type { Permission } from '@campus/domain/access/levels';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { hashOf } from '../../foundation/secret.ts';
import { insertInvited, useUpInvitation } from '../accounts/accept-invitation.ts';
import { findOpenByLink, type LinkedInvitation } from './find-by-link.ts';

/** The parts of a call that joining needs. */
export type Joining = Pick<Call, 'sql' | 'audit' | 'services'>;

/** Finds the invitation of a link for the person with this email, who wants to accept it. */
export async function findOwnByLink(
  { sql, audit, services: { config } }: Joining,
  secret: string,
  email: string,
): Promise<LinkedInvitation> {
  const invitation = await findOpenByLink({ sql, config }, secret);
  audit.note({
    account: invitation.accountId,
    target: { type: 'invitation', id: invitation.id, label: invitation.email },
  });
  if (email.trim().toLowerCase() !== invitation.email)
    throw new AppError('forbidden', 'invitations.otherEmail');
  return invitation;
}

/** Verifies the email of the invited user. The link came by mail, so it proves the address. */
export async function proveEmail(sql: Queryable, { email }: LinkedInvitation): Promise<void> {
  await sql.query(
    `update "_User" set email_verified = true, "updatedAt" = now()
     where email = $1 and email_verified is distinct from true`,
    [email],
  );
}

/**
 * Marks a link's invitation as used by a user. Of several parallel attempts one wins; the others are refused
 * as already accepted.
 */
export async function claimInvitation(
  { sql, services: { config } }: Pick<Joining, 'sql' | 'services'>,
  secret: string,
  userId: string,
): Promise<void> {
  if (await useUpInvitation(sql, { by: '"tokenHash"', value: hashOf(secret) }, userId)) return;
  await findOpenByLink({ sql, config }, secret);
  throw new AppError('notFound', 'invitations.notFound');
}

/**
 * Makes a user a member with the data of a claimed invitation. An existing member is unchanged; a suspended
 * one is refused.
 */
export async function becomeMember(
  { sql, audit }: Joining,
  invitation: LinkedInvitation,
  userId: string,
): Promise<void> {
  const { accountId, permission, teamid, title } = invitation;
  const member = await sql.one<{ permission: Permission }>(
    'select permission from "Membership" where account = $1 and "user" = $2',
    [accountId, userId],
  );
  if (member?.permission === 'suspended') throw new AppError('forbidden', 'invitations.suspended');
  if (!member) await insertInvited(sql, invitation, userId);
  audit.note({
    target: { type: 'invitation', id: invitation.id, label: invitation.email },
    before: { status: invitation.status },
    after: { status: 'accepted', ...(!member && { permission, teamid, title }) },
  });
}
