import * as wire from '@campus/contracts/badges/functions';
import { aboutRow } from '../../call/about-row.ts';
import { implement } from '../../call/implement.ts';
import { badgeTable } from '../../ground/schema/tables/badge.ts';
import { ofMembership } from '../members/find-member.ts';
import { listMembers } from '../members/list-members.ts';
import { searches } from '../members/member-search.ts';
import { badgeImage } from '../pictures/picture-use.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { assignBadge } from './assign-badge.ts';
import { startAssigning } from './assign-to-people.ts';
import { assignmentFilter } from './assignment-filter.ts';
import { deleteBadge } from './delete-badge.ts';
import { readAssignments } from './read-assignments.ts';
import { readBadges } from './read-badges.ts';
import { addBadge } from './save-badge.ts';
import { startExport } from './start-export.ts';

export const badgeFunctions = [
  implement(wire.getBadges, async ({ sql, input }) => ({ items: await readBadges(sql, input.accountId) })),

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
