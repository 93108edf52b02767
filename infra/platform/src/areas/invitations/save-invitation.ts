import { type Sql, violates } from '../../ground/database/sql.ts';
import { insertInvitations } from '../../ground/records/invitations.ts';
import type { SelectedRow } from '../../ground/records/table.ts';
import { invitationTable, type NewInvitation } from '../../ground/schema/tables/invitation.ts';

const replaced = invitationTable.select(['id', 'createdAt']);

/**
 * Saves an invitation and returns its id. A waiting one for the same email and account is replaced and
 * keeps its id: nobody is invited twice, and the previous link ends.
 */
export async function saveInvitation(sql: Sql, invitation: NewInvitation): Promise<string> {
  for (;;) {
    const previous = await sql.one<SelectedRow<typeof replaced>>(
      `delete from "Invitation" where account = $1 and email = $2 and status <> 'accepted'
       returning ${replaced}`,
      [invitation.accountId, invitation.email],
    );
    const row = { ...invitation, ...previous, updatedAt: new Date() };
    try {
      const [id = ''] = await sql.transaction((attempt) => insertInvitations(attempt, [row]));
      return id;
    } catch (error) {
      // Another person invited the same person at the same time; that invitation is visible now.
      if (!violates(error, 'invitation_open')) throw error;
    }
  }
}
