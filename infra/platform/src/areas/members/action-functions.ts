import {
  deleteMembership,
  getMemberRemoval,
  membershipExport,
  previewMembers,
  requestMemberPasswordReset,
  suspendMembers,
  unsuspendMembers,
} from '@campus/contracts/members/action-functions';
import { cloudFunction } from '../../call/define.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { countOwners } from './count-owners.ts';
import { accountOfMembership } from './find-member.ts';
import { previewBulk } from './preview-bulk.ts';
import { readRemoval } from './read-removal.ts';
import { refuseExport } from './refuse-export.ts';
import { removeMember } from './remove-member.ts';
import { requestReset } from './request-reset.ts';

const missing = 'members.notFound';
const access = { page: 'members' } as const;
// Counted by address, behind which there may be a whole office.
const limit = { calls: 600, seconds: 60 };

/** What is done to members as a whole; what takes long is a task. */
export const memberActions = [
  cloudFunction(getMemberRemoval, {
    access,
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    handle: (call) => readRemoval(call, call.input),
  }),

  cloudFunction(deleteMembership, {
    access,
    account: ({ membership }, sql) => accountOfMembership(sql, membership),
    missing,
    audit: { operation: 'members.remove' },
    handle: (call) => removeMember(call, { membershipId: call.input.membership, userId: call.input.userId }),
  }),

  cloudFunction(requestMemberPasswordReset, {
    access: { level: 'admin', page: 'members' },
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    limit,
    audit: { operation: 'members.resetPassword' },
    handle: (call) => requestReset(call, call.input.membershipId),
  }),

  cloudFunction(previewMembers, {
    access,
    handle: async ({ sql, actor, services, input: { accountId, action, selection } }) =>
      previewBulk(
        sql,
        { accountId, selection, userId: actor.userId },
        {
          action,
          actorLevel: actor.standing.level,
          protectedAccount: services.config.protectedAccountIds.includes(accountId),
          owners: await countOwners(sql, accountId),
        },
      ),
  }),

  cloudFunction(suspendMembers, {
    access,
    limit,
    audit: { operation: 'members.suspend' },
    handle: (call) => {
      const { accountId, ...params } = call.input;
      return startTask(call, { accountId, kind: 'members.suspend', params });
    },
  }),

  cloudFunction(unsuspendMembers, {
    access,
    limit,
    audit: { operation: 'members.unsuspend' },
    handle: (call) => {
      const { accountId, ...params } = call.input;
      return startTask(call, { accountId, kind: 'members.unsuspend', params });
    },
  }),

  cloudFunction(membershipExport, {
    access: { level: 'admin', page: 'members' },
    limit,
    audit: { operation: 'members.export' },
    handle: async (call) => {
      const { accountId } = call.input;
      await refuseExport(call.sql, call.services.config, accountId);
      return startTask(call, { accountId, kind: 'members.export', params: {} });
    },
  }),
];
