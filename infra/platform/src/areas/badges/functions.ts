import type { Badge } from '@campus/contracts/badges/badges';
import * as wire from '@campus/contracts/badges/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { WireTask } from '@campus/contracts/tasks/functions';
import type * as z from 'zod';
import { aboutRow } from '../../call/about-row.ts';
import type { Call } from '../../call/call.ts';
import { implement } from '../../call/implement.ts';
import type { NewRow, SelectedRow } from '../../foundation/records/table.ts';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';
import { enqueueDrop } from '../../work/jobs/drop-file.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { ofMembership } from '../members/find-member.ts';
import { listMembers } from '../members/list-members.ts';
import { searches } from '../members/member-search.ts';
import { auditedOrigin, checkSet } from '../members/people-sets.ts';
import { refuseExport } from '../members/refuse-export.ts';
import { refuseRecipient } from '../members/refuse-recipient.ts';
import { badgeImage } from '../pictures/picture-use.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { assignBadge } from './assign-badge.ts';
import { assignmentFilter } from './assignment-filter.ts';
import type { PeopleParams } from './import-params.ts';
import { readAssignments } from './read-assignments.ts';
import { findBadges, readBadge, readBadges } from './read-badges.ts';
import { holdBadge } from './write-assignments.ts';

export const badgeFunctions = [
  implement(wire.getBadges, async ({ sql, input }) => ({ items: await readBadges(sql, input.accountId) })),

  implement(wire.findBadges, ({ sql, input }) => findBadges(sql, input)),

  implement(wire.saveBadge, {
    before: ({ input, services }) => takePicture(services, input.file, badgeImage),
    handle: async (call, image) => ({ badge: await addBadge(call, { ...call.input, image }) }),
  }),

  implement(wire.deleteBadgeForWorld, {
    ...aboutRow(badgeTable, 'badgeId', 'badges.notFound'),
    handle: (call) => deleteBadge(call, call.input.badgeId),
  }),

  implement(wire.getMemberBadges, {
    broad: ({ options }) => searches({ text: options.search }),
    handle: async ({ sql, input: { accountId, options } }) => {
      const { limit, activePage } = options;
      const { ids, ...counted } = await listMembers(sql, {
        filter: assignmentFilter(accountId, options),
        sort: { field: 'email', direction: 'asc' },
        limit,
        offset: (activePage - 1) * limit,
      });
      return { results: (await readAssignments(sql, ids)).map(wire.wireAssignment.toWire), ...counted };
    },
  }),

  implement(wire.updateBadgesForMember, {
    ...ofMembership,
    handle: async (call) => {
      const { membershipId, badgeId } = call.input;
      const { accountId } = call.actor.accountAccess;
      return { assignment: await assignBadge(call, { accountId, membershipId, badgeId }) };
    },
  }),

  implement(wire.saveCsvExport, startExport),

  implement(wire.assignToPeople, startAssigning),
];

/** Adds a badge whose image is already stored. */
async function addBadge(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  badge: NewRow<typeof badgeTable>,
): Promise<Badge> {
  const [id = ''] = await badgeTable.insert(sql, [badge]);
  audit.note({ target: { type: 'badge', id, label: badge.name }, after: { name: badge.name } });
  return readBadge(sql, id);
}

const deleted = badgeTable.select(['name', 'image']);

/** Deletes a badge, removes it from all members, and enqueues the deletion of its image. */
async function deleteBadge(
  { sql, audit, services }: Pick<Call, 'sql' | 'audit' | 'services'>,
  badgeId: string,
): Promise<void> {
  // Deletes the badge first, the lock order of assigning, so that nobody receives it between the two
  // statements.
  const badge = await sql.one<SelectedRow<typeof deleted>>(
    `delete from "Badge" where "objectId" = $1 returning ${deleted}`,
    [badgeId],
  );
  if (!badge) throw new AppError('notFound', 'badges.notFound');
  const taken = await sql.one<{ members: number }>(
    `with taken as (delete from "_Join:badges:Membership" where "relatedId" = $1 returning 1)
     select count(*)::int as members from taken`,
    [badgeId],
  );
  if (badge.image) await enqueueDrop(sql, services.jobs, badge.image);
  audit.note({
    target: { type: 'badge', id: badgeId, label: badge.name },
    before: { name: badge.name, members: taken?.members ?? 0 },
  });
}

/** Starts changing the badges of the members in a list of people. */
async function startAssigning(
  call: Call<z.output<typeof wire.assignToPeople.input>, { level: 'admin' }>,
): Promise<WireTask> {
  const { sql, audit, input, actor } = call;
  const { accountId, ...wanted } = input;
  const { setId, badgeId, exportEmail } = wanted;
  const origin = await checkSet(sql, { accountId, setId, userId: actor.userId }, actor.accountAccess);
  await refuseRecipient(call, { accountId, recipient: exportEmail });
  const badgeName = badgeId === '' ? '' : await holdBadge(sql, { accountId, badgeId });
  const params: PeopleParams = { ...wanted, badgeName };
  const task = await startTask(call, { accountId, kind: 'badges.assignToPeople', params });
  audit.note({ after: { ...params, ...auditedOrigin(origin) } });
  return task;
}

/** Starts the export of an account's badge assignments, addressed to the caller only. */
async function startExport(
  call: Call<z.output<typeof wire.saveCsvExport.input>, { level: 'admin' }>,
): Promise<WireTask> {
  const { input, actor, audit } = call;
  const { accountId, exportedBy, payload } = input;
  if (exportedBy !== undefined && exportedBy !== actor.userId)
    throw new AppError('forbidden', 'access.forbidden');
  const { recipient } = payload;
  await refuseExport(call.sql, call.services.config, accountId);
  await refuseRecipient(call, { accountId, recipient });
  audit.note({ after: { recipient } });
  return startTask(call, { accountId, kind: 'badges.export', params: payload });
}
