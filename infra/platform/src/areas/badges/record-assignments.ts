import type { BulkWriting } from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import { badgeNames, type WantedAssignment } from '../members/badges.ts';

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
