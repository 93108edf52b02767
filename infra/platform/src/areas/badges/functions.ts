import {
  assignToPeople,
  deleteBadgeForWorld,
  getBadges,
  getMemberBadges,
  saveBadge,
  saveCsvExport,
  updateBadgesForMember,
  wireAssignment,
} from '@campus/contracts/badges/functions';
import { implement } from '../../call/implement.ts';
import { accountOfMembership } from '../members/find-member.ts';
import { listMembers } from '../members/list-members.ts';
import { searches } from '../members/member-search.ts';
import { badgeImage } from '../pictures/picture-use.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { assignBadge } from './assign-badge.ts';
import { startAssigning } from './assign-to-people.ts';
import { assignmentFilter } from './assignment-filter.ts';
import { deleteBadge } from './delete-badge.ts';
import { readAssignments } from './read-assignments.ts';
import { accountOfBadge, readBadges } from './read-badges.ts';
import { addBadge } from './save-badge.ts';
import { startExport } from './start-export.ts';

export const badgeFunctions = [
  implement(getBadges, async ({ sql, input }) => ({ items: await readBadges(sql, input.accountId) })),

  implement(saveBadge, {
    before: ({ input, services }) => takePicture(services, input.file, badgeImage),
    handle: async (call, image) => ({ badge: await addBadge(call, { ...call.input, image }) }),
  }),

  implement(deleteBadgeForWorld, {
    missing: 'badges.notFound',
    account: ({ badgeId }, sql) => accountOfBadge(sql, badgeId),
    handle: async (call) => {
      await deleteBadge(call, call.input.badgeId);
      return {};
    },
  }),

  implement(getMemberBadges, {
    broad: ({ options }) => searches({ text: options.search }),
    handle: async ({ sql, input: { accountId, options } }) => {
      const { limit, activePage } = options;
      const { ids, ...counted } = await listMembers(sql, {
        filter: assignmentFilter(accountId, options),
        sort: { field: 'email', direction: 'asc' },
        limit,
        offset: (activePage - 1) * limit,
      });
      return { results: (await readAssignments(sql, ids)).map(wireAssignment.toWire), ...counted };
    },
  }),

  implement(updateBadgesForMember, {
    missing: 'members.notFound',
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    handle: async (call) => {
      const { membershipId, badgeId } = call.input;
      const { accountId } = call.actor.accountAccess;
      return { assignment: await assignBadge(call, { accountId, membershipId, badgeId }) };
    },
  }),

  implement(saveCsvExport, startExport),

  implement(assignToPeople, startAssigning),
];
