import { textOf } from '@campus/contracts/core/reasons';
import type { WireInvitation } from '@campus/contracts/invitations/functions';
import { emailData } from '@campus/contracts/invitations/invitations';
import { roleName } from '@campus/domain/access/role-names';
import type * as z from 'zod';
import type { Queryable } from '../../ground/database/sql.ts';
import { isoDates } from '../../ground/database/values.ts';
import { accountOfRow, type SelectedRow } from '../../ground/records/table.ts';
import { invitationTable, inviteeColumns } from '../../ground/schema/tables/invitation.ts';

const columns = invitationTable.select(
  [
    'accountId',
    'email',
    ...inviteeColumns,
    'status',
    'emailData',
    'message',
    'hasBeenResent',
    'createdAt',
    'updatedAt',
    'expiresAt',
  ],
  'i',
);

interface Row extends SelectedRow<typeof columns> {
  objectId: string;
  /** The email of the user who invited. */
  invitedBy: string;
}

const query = `
  select i."objectId", ${columns}, coalesce(u.email, '') as "invitedBy"
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

/** The account of an invitation. */
export const accountOfInvitation = accountOfRow(invitationTable);

/** The stored look of the email, or the defaults if an older version stored something else. */
export function readEmailData(stored: unknown): z.output<typeof emailData> {
  return emailData.safeParse(stored ?? {}).data ?? emailData.parse({});
}

function present({ message: reason, ...row }: Row): WireInvitation {
  return {
    ...isoDates(row),
    message: reason ? textOf(reason) : '',
    reason: reason && { ...reason },
    badges: [...row.badges],
    role: roleName(row.permission, row.accountId),
    emailData: readEmailData(row.emailData),
  };
}
