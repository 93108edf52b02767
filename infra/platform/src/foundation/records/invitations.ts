import { roleName } from '@campus/domain/access/role-names';
import type { Queryable } from '../database/sql.ts';
import { invitationTable, type NewInvitation } from '../schema/tables/invitation.ts';

/** Inserts invitations and returns their ids in the given order. Sends no mail. */
export async function insertInvitations(
  sql: Queryable,
  invitations: readonly NewInvitation[],
): Promise<string[]> {
  return invitationTable.insert(sql, await withRoles(sql, invitations));
}

/**
 * Inserts invitations in one statement and returns the new ids by email. Skips emails that already have an
 * open invitation to the account.
 */
export async function insertOpenInvitations(
  sql: Queryable,
  invitations: readonly NewInvitation[],
): Promise<ReadonlyMap<string, string>> {
  const rows = (await withRoles(sql, invitations)).map((row) => invitationTable.stored(row));
  const [first] = rows;
  if (!first) return new Map();
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ');
  const inserted = await sql.query<{ email: string; id: string }>(
    `insert into "Invitation" (${columns})
     select ${columns} from json_populate_recordset(null::"Invitation", $1::json) order by email
     on conflict (account, email) where status <> 'accepted' do nothing
     returning email, "objectId" as id`,
    [JSON.stringify(rows)],
  );
  return new Map(inserted.map(({ email, id }) => [email, id]));
}

/** Adds the id of the role for each invitation's permission. */
async function withRoles(sql: Queryable, invitations: readonly NewInvitation[]) {
  const names = invitations.map(({ permission, accountId }) => roleName(permission, accountId));
  const roles = await sql.query<{ id: string; name: string }>(
    'select "objectId" as id, name from "_Role" where name = any($1)',
    [[...new Set(names)]],
  );
  const idByName = new Map(roles.map((role) => [role.name, role.id]));
  return invitations.map((invitation) => ({
    ...invitation,
    role: idByName.get(roleName(invitation.permission, invitation.accountId)),
  }));
}
