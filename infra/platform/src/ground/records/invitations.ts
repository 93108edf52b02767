import type { Permission } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import type { InvitationStatus } from '@campus/domain/invitations/invitations';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { administratorsOf, baseColumns, type Recorded } from './row.ts';

export interface NewInvitation extends Recorded {
  accountId: string;
  /** Lowercase. */
  email: string;
  permission: Exclude<Permission, 'suspended'>;
  status: InvitationStatus;
  expiresAt: Date;
  invitedBy: string;
  teamid: string;
  displayName?: string;
  firstName?: string;
  lastName?: string;
  title?: string;
  badges?: readonly string[];
  emailData?: Record<string, unknown>;
  message?: string;
  hasBeenResent?: boolean;
  /** What the link's secret is derived from, and the SHA-256 by which it is found again. */
  tokenSeed?: string;
  tokenHash?: string;
  acceptedBy?: string;
}

/** Inserts invitations and returns their ids, in the given order. Nothing is mailed. */
export async function insertInvitations(
  sql: Queryable,
  invitations: readonly NewInvitation[],
): Promise<string[]> {
  const rows = await rowsOf(sql, invitations);
  await insertRows(sql, 'Invitation', rows);
  return rows.map((row) => row.objectId);
}

/**
 * Inserts invitations that nobody has accepted yet, in one statement, and returns their ids by email. Who has an open
 * invitation into the account already keeps that and is left out.
 */
export async function insertOpenInvitations(
  sql: Queryable,
  invitations: readonly NewInvitation[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(sql, invitations);
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

async function rowsOf(sql: Queryable, invitations: readonly NewInvitation[]) {
  const names = invitations.map(({ permission, accountId }) => roleName(permission, accountId));
  const roles = await sql.query<{ id: string; name: string }>(
    'select "objectId" as id, name from "_Role" where name = any($1)',
    [[...new Set(names)]],
  );
  const idByName = new Map(roles.map((role) => [role.name, role.id]));
  return invitations.map((invitation) => ({
    ...columnsOf(invitation),
    role: idByName.get(roleName(invitation.permission, invitation.accountId)) ?? null,
  }));
}

function columnsOf(invitation: NewInvitation) {
  return {
    ...baseColumns(invitation, administratorsOf(invitation.accountId)),
    account: invitation.accountId,
    email: invitation.email,
    permission: invitation.permission,
    status: invitation.status,
    expiresAt: invitation.expiresAt,
    invitedBy: invitation.invitedBy,
    teamid: invitation.teamid,
    displayName: invitation.displayName ?? '',
    firstName: invitation.firstName ?? '',
    lastName: invitation.lastName ?? '',
    title: invitation.title ?? '',
    badges: invitation.badges ?? [],
    emailData: invitation.emailData ?? {},
    message: invitation.message ?? '',
    hasBeenResent: invitation.hasBeenResent ?? false,
    tokenSeed: invitation.tokenSeed ?? null,
    tokenHash: invitation.tokenHash ?? null,
    acceptedBy: invitation.acceptedBy ?? null,
  };
}
