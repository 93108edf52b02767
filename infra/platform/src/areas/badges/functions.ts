import {
  deleteBadgeForWorld,
  getBadges,
  getMemberBadges,
  saveBadge,
  saveCsvExport,
  updateBadgesForMember,
} from '@campus/contracts/badges/functions';
import { cloudFunction } from '../../call/define.ts';
import { accountOfMembership } from '../members/find-member.ts';
import { listMembers } from '../members/list-members.ts';
import { badgeImage } from '../pictures/picture-use.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { assignBadge } from './assign-badge.ts';
import { deleteBadge } from './delete-badge.ts';
import { readAssignments } from './read-assignments.ts';
import { accountOfBadge, readBadges } from './read-badges.ts';
import { addBadge } from './save-badge.ts';
import { startExport } from './start-export.ts';

const access = { level: 'admin', page: 'badges' } as const;

export const badgeFunctions = [
  cloudFunction(getBadges, {
    access: { level: 'member' },
    handle: async ({ sql, input }) => ({ results: await readBadges(sql, input.accountId) }),
  }),

  cloudFunction(saveBadge, {
    access,
    audit: { operation: 'badges.add' },
    before: ({ input, services }) => takePicture(services, input.image, badgeImage),
    handle: (call, image) => addBadge(call, { ...call.input, image }),
  }),

  cloudFunction(deleteBadgeForWorld, {
    access,
    missing: 'badges.notFound',
    account: ({ badgeId }, sql) => accountOfBadge(sql, badgeId),
    audit: { operation: 'badges.remove' },
    handle: async (call) => {
      await deleteBadge(call, call.input.badgeId);
      return {};
    },
  }),

  cloudFunction(getMemberBadges, {
    access,
    handle: async ({ sql, input: { accountId, options } }) => {
      const { search, badgeId, limit, activePage } = options;
      const { ids, ...counted } = await listMembers(sql, {
        filter: { accountId, badgeId, search: { field: 'person', text: search, anywhere: false } },
        sort: { field: 'email', direction: 'asc' },
        limit,
        offset: (activePage - 1) * limit,
      });
      return { results: await readAssignments(sql, ids), ...counted };
    },
  }),

  cloudFunction(updateBadgesForMember, {
    access,
    missing: 'members.notFound',
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    audit: { operation: 'badges.assign' },
    handle: (call) => {
      const { membershipId, badgeId } = call.input;
      return assignBadge(call, { accountId: call.actor.standing.accountId, membershipId, badgeId });
    },
  }),

  cloudFunction(saveCsvExport, {
    access,
    audit: { operation: 'badges.export' },
    handle: startExport,
  }),
];
