import { roleName } from '@campus/domain/access/role-names';
import { differences } from '../../call/differences.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { inviteeColumns } from '../../foundation/schema/tables/invitation.ts';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import type { OpenInvitation } from './open-invitations.ts';

/** A locked invitation and its permitted changes. */
export interface InvitationUpdate {
  invitation: OpenInvitation;
  changes: Partial<Omit<OpenInvitation, 'id' | 'email'>>;
}

/**
 * Changes many open invitations with few statements, and writes an audit entry for each. Their links stay
 * valid, and nobody is mailed again. The requester becomes the inviter.
 */
export async function updateInvitations(
  run: BulkWriting,
  updates: readonly InvitationUpdate[],
): Promise<void> {
  if (updates.length === 0) return;
  const { sql, task } = run;
  await write(
    sql,
    task,
    updates.map(({ invitation, changes }) => ({ ...invitation, ...changes })),
  );
  await recordChanges(
    run,
    'invitations.update',
    updates.map(({ invitation, changes }) => ({
      target: { type: 'invitation', id: invitation.id, label: invitation.email },
      ...differences({ ...invitation }, changes),
    })),
  );
}

async function write(
  sql: Queryable,
  { accountId, requestedBy }: BulkWriting['task'],
  updated: readonly OpenInvitation[],
): Promise<void> {
  const rows = updated.map(({ id, permission, ...values }) => ({
    objectId: id,
    permission,
    role: roleName(permission, accountId),
    ...values,
  }));
  await sql.query(
    `update "Invitation" i set "updatedAt" = now(), role = named."objectId", "invitedBy" = $2,
       ${inviteeColumns.map((column) => `"${column}" = updated."${column}"`).join(', ')}
     from json_populate_recordset(null::"Invitation", $1::json) updated
     left join "_Role" named on named.name = updated.role
     where i."objectId" = updated."objectId"`,
    [JSON.stringify(rows), requestedBy.id],
  );
}
