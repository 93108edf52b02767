import { type RemovalRefusal, refuseRemoval } from '@campus/domain/members/members';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import { lockMembersByEmail, type StoredMember } from './members-by-email.ts';
import { type MemberRules, readMemberRules } from './read-member-rules.ts';

export type Removal = 'removed' | RemovalRefusal | 'members.notFound';

/**
 * Removes members from the account by lowercase email, with their roles, badges, and open invitations. Each
 * removal follows the rule for a single one. The users stay. Returns the result for each email.
 */
export async function removeMembers(
  run: BulkWriting,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Removal>> {
  const { sql, task } = run;
  const { accountId } = task;
  const members = await lockMembersByEmail(sql, { accountId, emails, names: false });
  const rules = await readMemberRules(run);
  const leaving: StoredMember[] = [];
  const removals = new Map<string, Removal>();
  for (const email of emails) {
    const member = members.get(email);
    const refusal = member ? refuseLeaving(member, task.requestedBy.id, rules) : 'members.notFound';
    removals.set(email, refusal ?? 'removed');
    if (!member || refusal) continue;
    if (member.permission === 'owner') rules.owners -= 1;
    leaving.push(member);
  }
  if (leaving.length === 0) return removals;
  await deleteRows(sql, accountId, leaving);
  await record(run, leaving);
  return removals;
}

function refuseLeaving(
  member: StoredMember,
  requestedBy: string,
  { actorLevel, owners }: MemberRules,
): RemovalRefusal | undefined {
  return refuseRemoval({ ...member, actorLevel, owners, own: member.userId === requestedBy });
}

/** Triggers delete roles and badges with the memberships. */
async function deleteRows(
  sql: Queryable,
  accountId: string,
  leaving: readonly StoredMember[],
): Promise<void> {
  await sql.query('delete from "Membership" where "objectId" = any($1)', [leaving.map(({ id }) => id)]);
  await sql.query(
    `delete from "Invitation" where account = $1 and email = any($2) and status <> 'accepted'`,
    [accountId, leaving.map(({ email }) => email)],
  );
}

async function record(run: BulkWriting, leaving: readonly StoredMember[]): Promise<void> {
  await recordChanges(
    run,
    'members.remove',
    leaving.map(({ id, email, permission, teamId }) => ({
      target: { type: 'member', id, label: email },
      before: { permission, teamId },
      after: {},
    })),
  );
}
