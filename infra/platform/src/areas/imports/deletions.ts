import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { reason } from '@campus/contracts/core/reasons';
import { emailFault } from '@campus/domain/core/email-faults';
import { refuseRemoval } from '@campus/domain/members/members';
import type { PlannedRow, SettledRow } from '../../work/tasks/rows.ts';
import { readMembersByEmail } from '../members/members-by-email.ts';
import { readMemberRules } from '../members/read-member-rules.ts';
import { type Removal, removeMembers } from '../members/remove-members.ts';
import type { DecidingRun, ImportRun } from './import-params.ts';
import { importTask } from './import-task.ts';
import type { OwnersLeft, ParsedRow, RowDecision } from './row-plan.ts';

/** Imports that remove the members listed in a file. */
export const deletionsImport = importTask({ kind: 'deletions', decide: decideDeletions, settle });

/** Decides for each row whether its member can be removed. */
export async function decideDeletions(
  run: DecidingRun,
  rows: readonly ParsedRow[],
  left: OwnersLeft,
): Promise<RowDecision[]> {
  const { sql, task } = run;
  const emails = rows.map(({ email }) => email);
  const members = await readMembersByEmail(sql, { accountId: task.accountId, emails });
  const { actorLevel } = await readMemberRules(run);
  return rows.map(({ email }) => {
    const member = members.get(email);
    if (!member) return { action: 'error', reasons: [reason(whyUnknown(email))] };
    const own = member.userId === task.requestedBy.id;
    const refusal = refuseRemoval({ ...member, actorLevel, own, owners: left.owners });
    if (refusal) return { action: own ? 'unchanged' : 'error', reasons: [reason(refusal)] };
    if (member.permission === 'owner') left.owners -= 1;
    return { action: 'remove' };
  });
}

function whyUnknown(email: string): RefusalKey {
  if (looksLikeEmail(email)) return 'badges.import.notMember';
  return emailFault(email) ?? 'imports.row.notEmail';
}

async function settle(run: ImportRun, rows: readonly PlannedRow[]): Promise<SettledRow[]> {
  const removals = await removeMembers(
    run,
    rows.map(({ target }) => target),
  );
  return rows.map(({ position, target }) => ({ position, ...ending(removals.get(target)) }));
}

function ending(removal: Removal = 'members.notFound'): Pick<SettledRow, 'outcome' | 'reasons'> {
  if (removal === 'removed') return { outcome: 'done' };
  if (removal === 'members.notFound')
    return { outcome: 'skipped', reasons: [reason('imports.row.leftMeanwhile')] };
  return { outcome: 'failed', reasons: [reason(removal)] };
}
