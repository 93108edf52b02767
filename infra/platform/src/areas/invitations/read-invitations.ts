import { reason, textOf } from '@campus/contracts/core/reasons';
import type { WireInvitation } from '@campus/contracts/invitations/functions';
import { emailData } from '@campus/contracts/invitations/invitations';
import { roleName } from '@campus/domain/access/role-names';
import type * as z from 'zod';
import { isoDates } from '../../foundation/database/values.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { invitationTable, inviteeColumns } from '../../foundation/schema/tables/invitation.ts';
import { type InviterReading, inviterRefusals } from '../accounts/refuse-inviter.ts';

const columns = invitationTable.select(
  [
    'accountId',
    'email',
    ...inviteeColumns,
    'status',
    'emailData',
    'message',
    'invitedBy',
    'hasBeenResent',
    'createdAt',
    'updatedAt',
    'mailedAt',
    'expiresAt',
  ],
  'i',
);

interface Row extends SelectedRow<typeof columns> {
  objectId: string;
  /** The email of the inviting user, or the name of the credential. */
  inviterEmail: string;
}

const query = `
  select i."objectId", ${columns}, coalesce(u.email, c.name, '') as "inviterEmail"
  from "Invitation" i left join "_User" u on u."objectId" = i."invitedBy"
  left join api_credential c on c.id = i."invitedBy"
  where i."objectId" = any($1) order by array_position($1, i."objectId")`;

/** Reads invitations of an account in the order of `ids`, without their links. Omits unknown ids. */
export async function readInvitations(
  reading: InviterReading,
  ids: readonly string[],
): Promise<WireInvitation[]> {
  if (ids.length === 0) return [];
  const rows = await reading.sql.query<Row>(query, [ids]);
  const refusalOf = await inviterRefusals(reading, rows);
  return rows.map((row) => {
    const refusal = isUnhindered(row) ? refusalOf(row) : undefined;
    return present(refusal ? { ...row, message: reason(refusal) } : row);
  });
}

/** Whether nothing is known that prevents the invited person from joining. */
function isUnhindered({ status, message }: Row): boolean {
  return message === null && (status === 'pending' || status === 'processing');
}

/** Reads an existing invitation. */
export async function readInvitation(reading: InviterReading, id: string): Promise<WireInvitation> {
  const [invitation] = await readInvitations(reading, [id]);
  if (!invitation) throw new Error(`There is no invitation ${id}.`);
  return invitation;
}

/** Returns the stored texts of the mail, or the defaults if an older version stored something invalid. */
export function readEmailData(stored: unknown): z.output<typeof emailData> {
  return emailData.safeParse(stored ?? {}).data ?? emailData.parse({});
}

function present({ message, inviterEmail, ...row }: Row): WireInvitation {
  return {
    ...isoDates(row),
    invitedBy: inviterEmail,
    message: message ? textOf(message) : '',
    reason: message && { ...message },
    badges: [...row.badges],
    role: roleName(row.permission, row.accountId),
    emailData: readEmailData(row.emailData),
  };
}
