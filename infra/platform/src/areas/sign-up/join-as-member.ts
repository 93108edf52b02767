import { teamIdOrDefault } from '@campus/domain/members/team-ids';
import type { Queryable } from '../../foundation/database/sql.ts';
import { insertMemberships } from '../../foundation/records/memberships.ts';

/** Makes a user who is new to an account a member in its default team. */
export async function joinAsMember(
  sql: Queryable,
  { accountId, userId }: { accountId: string; userId: string },
): Promise<void> {
  const account = await sql.one<{ defaultTeamId: number | null }>(
    'select "defaultTeamId" from "Account" where "objectId" = $1',
    [accountId],
  );
  const teamId = teamIdOrDefault(undefined, account?.defaultTeamId ?? undefined);
  await insertMemberships(sql, [{ accountId, userId, permission: 'member', teamId }]);
}
