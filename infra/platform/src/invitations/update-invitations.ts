import { roleName } from '@campus/domain/role-names';
import { recordChanges } from '../audit/record-changes.ts';
import type { Queryable } from '../database/sql.ts';
import type { BulkWriting } from '../members/update-members.ts';
import { type Comparison, differences } from '../profile/differences.ts';
import type { Invitee } from './invite-many.ts';

/** An invitation that nobody has accepted yet. */
export interface OpenInvitation extends Invitee {
  id: string;
}

interface Wanted {
  accountId: string;
  /** In lower case. */
  emails: readonly string[];
}

/** The open invitations into an account to these emails, by email. */
export function readOpenInvitations(
  sql: Queryable,
  wanted: Wanted,
): Promise<ReadonlyMap<string, OpenInvitation>> {
  return select(sql, wanted, '');
}

/** The same, kept as they are until the transaction ends; always after the members. */
export function lockOpenInvitations(
  sql: Queryable,
  wanted: Wanted,
): Promise<ReadonlyMap<string, OpenInvitation>> {
  return select(sql, wanted, 'order by "objectId" for no key update');
}

async function select(
  sql: Queryable,
  { accountId, emails }: Wanted,
  lock: '' | 'order by "objectId" for no key update',
): Promise<ReadonlyMap<string, OpenInvitation>> {
  const texts = ['displayName', 'firstName', 'lastName', 'title', 'teamid'].map(
    (name) => `coalesce("${name}", '') as "${name}"`,
  );
  const open = await sql.query<OpenInvitation>(
    `select "objectId" as id, email, permission, coalesce(badges, '[]') as badges, ${texts.join(', ')}
     from "Invitation" where account = $1 and email = any($2) and status <> 'accepted' ${lock}`,
    [accountId, emails],
  );
  return new Map(open.map((invitation) => [invitation.email, invitation]));
}

/** A locked invitation and what is to be changed of it, all of which is allowed; what is not named stays. */
export interface InvitationUpdate {
  invitation: OpenInvitation;
  changes: { [Name in keyof Omit<Invitee, 'email'>]?: Invitee[Name] | undefined };
}

interface Changed extends Comparison {
  latter: OpenInvitation;
}

/** Changes what many open invitations say, with an audit entry for each. Their links stay, and nobody is mailed again. */
export async function updateInvitations(
  { sql, task }: Pick<BulkWriting, 'sql' | 'task'>,
  updates: readonly InvitationUpdate[],
): Promise<void> {
  const changed = updates.map(compare).filter(({ after }) => Object.keys(after).length > 0);
  if (changed.length === 0) return;
  const { accountId, requestId, requestedBy: actor } = task;
  await write(sql, accountId, changed);
  await recordChanges(
    sql,
    { accountId, requestId, actor, operation: 'invitations.update' },
    changed.map(({ latter, before, after }) => ({
      target: { type: 'invitation', id: latter.id, label: latter.email },
      before,
      after,
    })),
  );
}

function compare({ invitation, changes }: InvitationUpdate): Changed {
  const different = differences({ ...invitation }, changes);
  return { ...different, latter: { ...invitation, ...different.after } };
}

async function write(sql: Queryable, accountId: string, changed: readonly Changed[]): Promise<void> {
  const column = (name: keyof OpenInvitation) => changed.map(({ latter }) => latter[name]);
  await sql.query(
    `update "Invitation" i set "updatedAt" = now(), "displayName" = to_be."displayName",
       "firstName" = to_be."firstName", "lastName" = to_be."lastName", title = to_be.title, teamid = to_be.teamid,
       permission = to_be.permission, badges = to_be.badges, role = (
         select r."objectId" from "_Role" r where r.name = to_be.role
       )
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::jsonb[],
         $9::text[])
       to_be (id, "displayName", "firstName", "lastName", title, teamid, permission, badges, role)
     where i."objectId" = to_be.id`,
    [
      column('id'),
      column('displayName'),
      column('firstName'),
      column('lastName'),
      column('title'),
      column('teamid'),
      column('permission'),
      changed.map(({ latter }) => JSON.stringify(latter.badges)),
      changed.map(({ latter }) => roleName(latter.permission, accountId)),
    ],
  );
}
