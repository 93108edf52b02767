import type { Queryable } from '../../ground/database/sql.ts';
import { insertOpenInvitations } from '../../ground/records/invitations.ts';
import type { SelectedRow } from '../../ground/records/table.ts';
import {
  invitationTable,
  inviteeColumns,
  type NewInvitation,
} from '../../ground/schema/tables/invitation.ts';

const replaced = invitationTable.select(['id', 'createdAt', ...inviteeColumns]);

/** An invitation that was not accepted yet, and is replaced by another of the same person. */
export type ReplacedInvitation = SelectedRow<typeof replaced>;

/**
 * Saves an invitation and returns its id. A waiting one for the same email and account is replaced and
 * keeps its id: nobody is invited twice, and the previous link ends. `make` gets the replaced one, if there is one.
 */
export async function saveInvitation(
  sql: Queryable,
  { accountId, email }: { accountId: string; email: string },
  make: (waiting: ReplacedInvitation | undefined) => Omit<NewInvitation, 'accountId' | 'email'>,
): Promise<string> {
  for (;;) {
    const waiting = await sql.one<ReplacedInvitation>(
      `delete from "Invitation" where account = $1 and email = $2 and status <> 'accepted'
       returning ${replaced}`,
      [accountId, email],
    );
    const kept = waiting && { id: waiting.id, createdAt: waiting.createdAt };
    const row = { ...make(waiting), accountId, email, ...kept, updatedAt: new Date() };
    const id = (await insertOpenInvitations(sql, [row])).get(email);
    if (id !== undefined) return id;
    // Another person invited the same person at the same time; that invitation is visible now.
  }
}
