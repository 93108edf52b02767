import type { Queryable } from '../../ground/database/sql.ts';
import { badgeTable } from '../../ground/schema/tables/badge.ts';
import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import type { WantedAssignment } from './write-assignments.ts';

/** Leaves an audit entry for each member whose badges a step of a task has changed. */
export async function recordAssignments(
  run: Pick<BulkWriting, 'sql' | 'task'>,
  changed: readonly WantedAssignment[],
): Promise<void> {
  const names = await badgeNames(run.sql, run.task.accountId);
  const named = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []).sort();
  await recordChanges(
    run,
    'badges.assign',
    changed.map(({ member, badges }) => ({
      target: { type: 'member', id: member.id, label: member.email },
      before: { badges: named(member.badges) },
      after: { badges: named(badges) },
    })),
  );
}

/** The names of the account's badges, by id. */
export async function badgeNames(sql: Queryable, accountId: string): Promise<ReadonlyMap<string, string>> {
  const badges = await badgeTable.query(sql, ['id', 'name'], 'where account = $1', [accountId]);
  return new Map(badges.map(({ id, name }) => [id, name]));
}
