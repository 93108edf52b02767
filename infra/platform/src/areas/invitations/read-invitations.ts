import type { WireInvitation } from '@campus/contracts/invitations/functions';
import { emailData } from '@campus/contracts/invitations/invitations';
import type { Permission } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import type { InvitationStatus } from '@campus/domain/invitations/invitations';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';

interface Row {
  objectId: string;
  accountId: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  title: string;
  badges: string[];
  permission: Permission;
  teamid: string;
  status: InvitationStatus;
  emailData: unknown;
  invitedBy: string;
  message: string;
  hasBeenResent: boolean;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

const texts = ['displayName', 'firstName', 'lastName', 'title', 'teamid', 'message'].map(
  (name) => `coalesce(i."${name}", '') as "${name}"`,
);
const query = `
  select i."objectId", i.account as "accountId", i.email, i.permission, i.status, i."emailData",
    coalesce(i.badges, '[]') as badges, coalesce(u.email, '') as "invitedBy", ${texts.join(', ')},
    coalesce(i."hasBeenResent", false) as "hasBeenResent", i."createdAt", i."updatedAt", i."expiresAt"
  from "Invitation" i left join "_User" u on u."objectId" = i."invitedBy"
  where i."objectId" = any($1) order by array_position($1, i."objectId")`;

/** Reads invitations in the order of their ids; ids of none are left out. Their links are not among it. */
export async function readInvitations(sql: Queryable, ids: readonly string[]): Promise<WireInvitation[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query<Row>(query, [ids]);
  return rows.map(present);
}

/** Reads an invitation that is known to be there. */
export async function readInvitation(sql: Queryable, id: string): Promise<WireInvitation> {
  const [invitation] = await readInvitations(sql, [id]);
  if (!invitation) throw new Error(`There is no invitation ${id}.`);
  return invitation;
}

/** What is stored of how the email is to look, or the defaults where an older version stored something else. */
export function readEmailData(stored: unknown): z.output<typeof emailData> {
  return emailData.safeParse(stored ?? {}).data ?? emailData.parse({});
}

function present(row: Row): WireInvitation {
  return {
    ...row,
    role: roleName(row.permission, row.accountId),
    emailData: readEmailData(row.emailData),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}
