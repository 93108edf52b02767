import { type Reason, reason } from '@campus/contracts/core/reasons';
import { memberValueText } from '@campus/contracts/members/member-words';
import type { Permission } from '@campus/domain/access/levels';
import {
  type BulkChange,
  type BulkDecision,
  type BulkMember,
  decideBulkChange,
} from '@campus/domain/members/bulk-change';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import type { PlannedRow, SettledRow } from '../../work/tasks/rows.ts';
import { hasChangedSince } from './counted-members.ts';
import { readMemberRules } from './read-member-rules.ts';

type RequestedAction = Pick<BulkChange, 'action' | 'restore'>;
type Done = Extract<BulkDecision, { outcome: 'done' }>;

interface Change extends PlannedRow {
  from: Permission;
  to: Permission;
}

/**
 * Changes the permissions of several members, each under the rule for a single change. Returns the result for
 * each.
 */
export async function settleMembers(
  run: BulkWriting,
  wish: RequestedAction,
  rows: readonly PlannedRow[],
): Promise<SettledRow[]> {
  const { accountId, requestedBy } = run.task;
  await run.sql.query('select from "Account" where "objectId" = $1 for no key update', [accountId]);
  const members = await lockMembers(run, rows);
  const by = { ...wish, ...(await readMemberRules(run)) };
  const changes: Change[] = [];
  const settled = rows.map((row): SettledRow => {
    const { position, target } = row;
    const member = members.get(target);
    if (!member) return { position, outcome: 'failed', reasons: [reason('members.notFound')] };
    if (hasChangedSince(row.plan, member))
      return { position, outcome: 'skipped', reasons: [reason('members.bulk.changedSince')] };
    const decision = decideBulkChange({ ...member, own: member.userId === requestedBy.id }, by);
    if (decision.outcome !== 'done')
      return { position, outcome: decision.outcome, reasons: [reason(decision.refusal)] };
    if (member.permission === 'owner') by.owners -= 1;
    changes.push({ ...row, from: member.permission, to: decision.to });
    return { position, outcome: 'done', reasons: remarksOn(decision) };
  });
  await write(run, wish, changes);
  return settled;
}

type LockedRow = Omit<BulkMember, 'own'> & { id: string; userId: string };

/** Locked after the account and in the order that all member changes use. */
async function lockMembers(
  { sql, task }: BulkWriting,
  rows: readonly PlannedRow[],
): Promise<Map<string, LockedRow>> {
  const locked = await sql.query<LockedRow>(
    `select "objectId" as id, "user" as "userId", permission, "previousPermission"
     from unnest($2::text[]) wanted (id) join "Membership" m on m."objectId" = wanted.id and m.account = $1
     order by "objectId" for no key update of m`,
    [task.accountId, rows.map(({ target }) => target)],
  );
  return new Map(locked.map((row) => [row.id, row]));
}

function remarksOn({ notRestored }: Done): Reason[] {
  if (!notRestored) return [];
  const role = memberValueText('permission', notRestored.permission);
  return [reason('members.permission.notRestored', { role }), reason(notRestored.refusal)];
}

async function write(
  run: BulkWriting,
  { action }: RequestedAction,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await writePermissions(run.sql, changes);
  await recordChanges(
    run,
    `members.${action}`,
    changes.map(({ target, label, from, to }) => ({
      target: { type: 'member', id: target, label },
      before: { permission: from },
      after: { permission: to },
    })),
  );
}

async function writePermissions(sql: Queryable, changes: readonly Change[]): Promise<void> {
  await sql.query(
    `update "Membership" m set "updatedAt" = now(), permission = change."to",
       "previousPermission" = case change."to" when 'suspended' then m.permission end
     from unnest($1::text[], $2::text[]) change (id, "to") where m."objectId" = change.id`,
    [changes.map(({ target }) => target), changes.map(({ to }) => to)],
  );
}
