import type { BadgeAssignment } from '@campus/contracts/badges/badges';
import { AppError } from '@campus/contracts/core/app-error';
import { refuseActing } from '../members/refuse-acting.ts';
import type { Editing } from '../members/refuse-permission.ts';
import { readAssignment } from './read-assignments.ts';
import { holdBadge, lockAssignments, writeAssignments } from './write-assignments.ts';

interface Wanted {
  accountId: string;
  membershipId: string;
  /** Null to remove the member's badge. */
  badgeId: string | null;
}

/** Sets a member's badge, replacing the previous ones. */
export async function assignBadge(
  editing: Editing,
  { accountId, membershipId, badgeId }: Wanted,
): Promise<BadgeAssignment> {
  const { sql, audit } = editing;
  if (badgeId !== null) await holdBadge(sql, { accountId, badgeId });
  const [member] = await lockAssignments(sql, { accountId, ids: [membershipId] });
  if (!member) throw new AppError('notFound', 'members.notFound');
  audit.note({ target: { type: 'member', id: member.id, label: member.email } });
  refuseActing(editing, member);
  const before = await readAssignment(sql, member.id);
  await writeAssignments(sql, [{ member, badges: badgeId === null ? [] : [badgeId] }]);
  const after = await readAssignment(sql, member.id);
  audit.note({
    before: { badges: namesOf(before) },
    after: { badges: namesOf(after) },
  });
  return after;
}

function namesOf({ badges }: BadgeAssignment): string[] {
  return badges.map(({ name }) => name);
}
