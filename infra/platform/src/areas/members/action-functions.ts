import {
  deleteMembership,
  endSessionsOfMember,
  getMemberRemoval,
  membershipExport,
  previewMembers,
  requestMemberPasswordReset,
  resetMemberSecondFactor,
  suspendMembers,
  unsuspendMembers,
} from '@campus/contracts/members/action-functions';
import type { WireMemberSelection } from '@campus/contracts/members/matching';
import { implement } from '../../call/implement.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { checkedFilter, type Filtering } from './checked-filter.ts';
import { countOwners } from './count-owners.ts';
import { endMemberSessions } from './end-sessions.ts';
import { accountOfMembership } from './find-member.ts';
import { previewBulk } from './preview-bulk.ts';
import { readRemoval } from './read-removal.ts';
import { refuseExport } from './refuse-export.ts';
import { removeMember } from './remove-member.ts';
import { requestReset } from './request-reset.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const missing = 'members.notFound';
// Counted by address, behind which there may be a whole office.
const limit = { calls: 600, seconds: 60 };

/** Actions on members as a whole; long ones are tasks. */
export const memberActions = [
  implement(getMemberRemoval, {
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    handle: (call) => readRemoval(call, call.input),
  }),

  implement(deleteMembership, {
    account: ({ membership }, sql) => accountOfMembership(sql, membership),
    missing,
    handle: (call) => removeMember(call, { membershipId: call.input.membership, userId: call.input.userId }),
  }),

  implement(requestMemberPasswordReset, {
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    limit,
    handle: (call) => requestReset(call, call.input.membershipId),
  }),

  implement(endSessionsOfMember, {
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    limit,
    handle: (call) => endMemberSessions(call, call.input.membershipId),
  }),

  implement(resetMemberSecondFactor, {
    account: ({ membershipId }, sql) => accountOfMembership(sql, membershipId),
    missing,
    limit,
    handle: (call) => resetSecondFactor(call, call.input.membershipId),
  }),

  implement(previewMembers, {
    broad: ({ selection }) => 'matching' in selection,
    handle: async (call) => {
      const { sql, actor, services } = call;
      const { accountId, action, selection } = call.input;
      await checkSelection(call, selection);
      return previewBulk(
        sql,
        { accountId, selection, userId: actor.userId },
        {
          action,
          actorLevel: actor.accountAccess.level,
          protectedAccount: services.config.protectedAccountIds.includes(accountId),
          owners: await countOwners(sql, accountId),
        },
      );
    },
  }),

  implement(suspendMembers, {
    limit,
    handle: async (call) => {
      const { accountId, ...params } = call.input;
      await checkSelection(call, params.selection);
      return startTask(call, { accountId, kind: 'members.suspend', params });
    },
  }),

  implement(unsuspendMembers, {
    limit,
    handle: async (call) => {
      const { accountId, ...params } = call.input;
      await checkSelection(call, params.selection);
      return startTask(call, { accountId, kind: 'members.unsuspend', params });
    },
  }),

  implement(membershipExport, {
    limit,
    handle: async (call) => {
      const { accountId, ...params } = call.input;
      await refuseExport(call.sql, call.services.config, accountId);
      if (params.matching) await checkedFilter(call, params.matching);
      return startTask(call, { accountId, kind: 'members.export', params });
    },
  }),
];

/** Throws where a selection is about a list of people that the caller cannot hand on. */
async function checkSelection(call: Filtering, selection: WireMemberSelection): Promise<void> {
  if ('matching' in selection) await checkedFilter(call, selection.matching);
}
