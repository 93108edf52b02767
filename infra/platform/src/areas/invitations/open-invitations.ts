import type { Queryable } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { invitationTable, inviteeColumns } from '../../foundation/schema/tables/invitation.ts';

/** The person's data in an open invitation. */
export type OpenInvitation = Pick<RowOf<typeof invitationTable>, (typeof columns)[number]>;

const columns = ['id', 'email', ...inviteeColumns] as const;

interface Wanted {
  accountId: string;
  /** Lowercase. */
  emails: readonly string[];
}

/** Returns the invitations of these emails that were not accepted yet, by email. */
export function readOpenInvitations(
  sql: Queryable,
  wanted: Wanted,
): Promise<ReadonlyMap<string, OpenInvitation>> {
  return select(sql, wanted, '');
}

/** Also locks them until the transaction ends, so that nobody can accept or delete one. */
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
  const open = `where account = $1 and email = any($2) and status <> 'accepted' ${end}`;
  const invitations = await invitationTable.query(sql, columns, open, [accountId, emails]);
  return new Map(invitations.map((invitation) => [invitation.email, invitation]));
}
