import type { Queryable } from '../../foundation/database/sql.ts';
import { existingBadges } from '../../foundation/records/existing-badges.ts';
import { insertMemberships } from '../../foundation/records/memberships.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import type { invitationTable } from '../../foundation/schema/tables/invitation.ts';

/** The membership data that an invitation contains. */
type Invited = Pick<
  RowOf<typeof invitationTable>,
  'accountId' | 'permission' | 'teamid' | 'title' | 'badges'
>;

/** How to look up an invitation: by its id, or by the hash of its link's secret. */
interface Found {
  by: '"objectId"' | '"tokenHash"';
  value: string;
}

/**
 * Marks an open invitation as used by a user. Returns false if it is not open: of several parallel attempts,
 * one wins. The mark is rolled back if the rest of the call fails.
 */
export async function useUpInvitation(
  sql: Queryable,
  { by, value }: Found,
  userId: string,
): Promise<boolean> {
  const accepted = await sql.one(
    `update "Invitation" set status = 'accepted', "acceptedBy" = $2, message = null, "updatedAt" = now()
     where ${by} = $1 and status <> 'accepted' and "expiresAt" > now() returning "objectId"`,
    [value, userId],
  );
  return accepted !== undefined;
}

/** Makes a user a member of an account, with the data from the invitation. */
export async function insertInvited(
  sql: Queryable,
  { accountId, permission, teamid, title, badges }: Invited,
  userId: string,
): Promise<void> {
  const badgeIds = await existingBadges(sql, accountId, badges);
  await insertMemberships(sql, [{ accountId, userId, permission, teamId: teamid, title, badgeIds }]);
}
