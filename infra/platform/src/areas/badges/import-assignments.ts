import { AppError } from '@campus/contracts/core/app-error';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { type Reason, reason } from '@campus/contracts/core/reasons';
import { text } from '@campus/contracts/core/text';
import type { Level } from '@campus/domain/access/levels';
import { badgesAfterImport } from '@campus/domain/badges/badges';
import { refuseActing } from '@campus/domain/members/authority';
import type { TaskKind } from '@campus/domain/tasks/tasks';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import {
  type BulkWriting,
  type PlanStep,
  type TaskDefinition,
  type TaskRun,
  taskDefinition,
} from '../../work/tasks/define.ts';
import { recordChanges } from '../../work/tasks/record-changes.ts';
import { type PlannedRow, rowStep, type SettledRow } from '../../work/tasks/rows.ts';
import { rowsFile } from '../../work/tasks/rows-file.ts';
import { type AssignmentChange, badgeNames } from '../members/badges.ts';
import { readMemberRules } from '../members/read-member-rules.ts';
import { type BadgeAction, fileParams, peopleParams } from './import-params.ts';
import { planFile, planPeople } from './plan-import.ts';
import { holdBadge, type LockedAssignment, lockAssignments, writeAssignments } from './write-assignments.ts';

/** Small enough that other badge changes barely wait for a step. */
const stepSize = 500;

/**
 * Add or remove a badge for many members: those whose emails are in a file, or who are counted in a figure.
 */
export const badgeTasks = [
  badgeTask('badges.import', fileParams, {
    planStep: planFile,
    empty: 'badges.import.empty',
    file: 'badge-import',
    title: text('badges.import.mail.subject'),
    members: ({ fileName }) => text('badges.import.mail.ofFile', { file: fileName }),
  }),
  badgeTask('badges.assignToPeople', peopleParams, {
    planStep: planPeople,
    empty: 'badges.people.empty',
    file: 'badge-assignment',
    title: text('badges.people.mail.subject'),
    members: () => text('badges.import.mail.ofPeople'),
  }),
];

interface Listed<P> {
  planStep(run: TaskRun<P>): Promise<PlanStep>;
  /** The refusal if nobody is listed. */
  empty: RefusalKey;
  file: string;
  title: string;
  /** The text for the members in the mail. */
  members(params: P): string;
}

function badgeTask<P extends BadgeAction>(
  kind: TaskKind,
  params: z.ZodType<P>,
  { planStep, empty, file, title, members }: Listed<P>,
): TaskDefinition {
  return taskDefinition({
    ...{ kind, params, planStep },
    review: ({ task: { actions } }) => {
      if (!actions.update) throw new AppError('invalid', empty);
      return false;
    },
    step: rowStep<P>(stepSize, settle),
    file: rowsFile(file, 'badges.export.column.email'),
    mail: async ({ params: ended }) => ({
      ...{ to: ended.exportEmail, title },
      paragraphs: [whatWasDone(ended, members(ended))],
    }),
  });
}

type Planned = AssignmentChange & { member: LockedAssignment };

async function settle(run: TaskRun<BadgeAction>, rows: readonly PlannedRow[]): Promise<SettledRow[]> {
  const { sql, task, params: wanted } = run;
  const { accountId } = task;
  if (wanted.badgeId !== '') await holdBadge(sql, { accountId, badgeId: wanted.badgeId });
  const emails = rows.map(({ target }) => target);
  const found = await findMembersByEmail(sql, accountId, emails);
  const locked = await lockAssignments(sql, { accountId, ids: [...found.values()] });
  const members = new Map<string, Planned>(
    locked.map((member) => [member.id, { member, badges: member.badges }]),
  );
  const { actorLevel } = await readMemberRules(run);
  const change = { ...wanted, actorLevel };
  const settled = rows.map((row) => settleOne(row, members.get(found.get(row.target) ?? ''), change));
  const changed = [...members.values()].filter(({ member, badges }) => badges !== member.badges);
  await writeAssignments(sql, changed);
  await recordAssignments(run, changed);
  return settled;
}

/** Records the badges that each member will have. If a member is listed twice, the first row counts. */
function settleOne(
  { position }: PlannedRow,
  wanted: Planned | undefined,
  change: BadgeAction & { actorLevel: Level },
): SettledRow {
  if (!wanted) return { position, outcome: 'failed', reasons: [reason('badges.import.notMember')] };
  const beyond = refuseActing(change.actorLevel, wanted.member);
  if (beyond) return { position, outcome: 'failed', reasons: [reason(beyond)] };
  const badges = badgesAfterImport(wanted.badges, change);
  if (!badges) return { position, outcome: 'skipped', reasons: [unchanged(change)] };
  wanted.badges = badges;
  return { position, outcome: 'done' };
}

function unchanged({ unassignBadges }: BadgeAction): Reason {
  return reason(unassignBadges ? 'badges.import.hasNot' : 'badges.import.has');
}

function whatWasDone(ended: BadgeAction, members: string): string {
  const { badgeName: badge, badgeId, unassignBadges, overwriteBadges } = ended;
  if (unassignBadges && badgeId === '') return text('badges.import.mail.allTaken', { members });
  if (unassignBadges) return text('badges.import.mail.taken', { badge, members });
  const key = overwriteBadges ? 'badges.import.mail.replaced' : 'badges.import.mail.given';
  return text(key, { badge, members });
}

/** Finds the memberships of an account by email, in lowercase. Omits emails without a member. */
async function findMembersByEmail(
  sql: Queryable,
  accountId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await sql.query<{ email: string; id: string }>(
    `select listed.email, m."objectId" as id
     from unnest($2::text[]) listed (email)
     join "Membership" m on m.account = $1 and m."emailKey" = search_key(listed.email)
     where lower(m.email) = listed.email`,
    [accountId, emails],
  );
  return new Map(found.map(({ email, id }) => [email, id]));
}

/** Writes an audit entry for each member whose badges a task's step has changed. */
async function recordAssignments(
  run: Pick<BulkWriting, 'sql' | 'task'>,
  changed: readonly AssignmentChange[],
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
