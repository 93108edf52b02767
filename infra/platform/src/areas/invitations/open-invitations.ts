import type { Queryable } from '../../ground/database/sql.ts';
import type { InvitedPermission } from './invited-permission.ts';

/** What an invitation that was not accepted yet says of the person. */
export interface OpenInvitation {
  id: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  title: string;
  permission: InvitedPermission;
  teamid: string;
  /** The ids of badges. */
  badges: readonly string[];
}

interface Wanted {
  accountId: string;
  /** In lower case. */
  emails: readonly string[];
}

/** The invitations of these emails that were not accepted yet, by email. */
export function readOpenInvitations(
  sql: Queryable,
  wanted: Wanted,
): Promise<ReadonlyMap<string, OpenInvitation>> {
  return select(sql, wanted, '');
}

/** Locks them until the transaction ends: nobody accepts or deletes one meanwhile. */
export function lockOpenInvitations(
  sql: Queryable,
  wanted: Wanted,
): Promise<ReadonlyMap<string, OpenInvitation>> {
  return select(sql, wanted, 'order by "objectId" for no key update');
}

async function select(
  sql: Queryable,
  { accountId, emails }: Wanted,
  end: '' | 'order by "objectId" for no key update',
): Promise<ReadonlyMap<string, OpenInvitation>> {
  if (emails.length === 0) return new Map();
  const invitations = await sql.query<OpenInvitation>(
    `select "objectId" as id, email, coalesce("displayName", '') as "displayName",
       coalesce("firstName", '') as "firstName", coalesce("lastName", '') as "lastName",
       coalesce(title, '') as title, permission, coalesce(teamid, '') as teamid,
       coalesce(badges, '[]') as badges
     from "Invitation" where account = $1 and email = any($2) and status <> 'accepted' ${end}`,
    [accountId, emails],
  );
  return new Map(invitations.map((invitation) => [invitation.email, invitation]));
}
