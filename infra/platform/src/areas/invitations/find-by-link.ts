import { AppError } from '@campus/contracts/core/app-error';
import { type InvitationStatus, refuseJoin } from '@campus/domain/invitations/invitations';
import type { Queryable } from '../../ground/database/sql.ts';
import { hashOf } from '../../ground/secret.ts';
import type { InvitedPermission } from './invited-permission.ts';

/** An invitation as whoever has its link meets it. */
export interface LinkedInvitation {
  id: string;
  accountId: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  title: string;
  permission: InvitedPermission;
  teamid: string;
  badges: string[];
  status: InvitationStatus;
  expiresAt: Date;
  emailData: unknown;
}

const query = `
  select "objectId" as id, account as "accountId", email, coalesce("displayName", '') as "displayName",
    coalesce("firstName", '') as "firstName", coalesce("lastName", '') as "lastName",
    coalesce(title, '') as title, permission, teamid, coalesce(badges, '[]') as badges, status, "expiresAt",
    "emailData"
  from "Invitation" where "tokenHash" = $1`;

/** Finds the invitation of a link's secret. An unknown secret, a deleted invitation and a former link are alike. */
export async function findByLink(sql: Queryable, secret: string): Promise<LinkedInvitation> {
  const invitation = await sql.one<LinkedInvitation>(query, [hashOf(secret)]);
  if (!invitation) throw new AppError('notFound', 'invitations.notFound');
  return invitation;
}

/** Finds an invitation that can still be joined through. */
export async function findOpenByLink(sql: Queryable, secret: string): Promise<LinkedInvitation> {
  const invitation = await findByLink(sql, secret);
  const refusal = refuseJoin(invitation, new Date());
  if (refusal) throw new AppError('conflict', refusal);
  return invitation;
}
