import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/members/action-functions';
import type { WireMemberSelection } from '@campus/contracts/members/matching';
import type { RankedMember } from '@campus/domain/members/authority';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import { aboutRow } from '../../call/about-row.ts';
import { implement } from '../../call/implement.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { useCounted } from '../../work/counted-sets.ts';
import { startTask } from '../../work/tasks/start-task.ts';
import { enqueueReset } from '../passwords/mail-reset.ts';
import { checkedFilter, type Filtering } from './checked-filter.ts';
import { countOwners } from './count-owners.ts';
import { countNewcomers } from './counted-members.ts';
import { endMemberSessions } from './end-sessions.ts';
import { ofMembership } from './find-member.ts';
import { previewBulk } from './preview-bulk.ts';
import { readRemoval } from './read-removal.ts';
import { refuseActing } from './refuse-acting.ts';
import { refuseExport } from './refuse-export.ts';
import type { Editing } from './refuse-permission.ts';
import { removeMember } from './remove-member.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

// Counted per address, which a whole office may share.
const limit = { calls: 600, seconds: 60 };

/** Actions on whole members. Long ones run as tasks. */
export const memberActions = [
  implement(wire.getMemberRemoval, {
    ...ofMembership,
    handle: (call) => readRemoval(call, call.input),
  }),

  implement(wire.deleteMembership, {
    ...aboutRow(membershipTable, 'membership', 'members.notFound'),
    handle: (call) => removeMember(call, { membershipId: call.input.membership, userId: call.input.userId }),
  }),

  implement(wire.requestMemberPasswordReset, {
    ...ofMembership,
    limit,
    handle: (call) => requestReset(call, call.input.membershipId),
  }),

  implement(wire.endSessionsOfMember, {
    ...ofMembership,
    limit,
    handle: (call) => endMemberSessions(call, call.input.membershipId),
  }),

  implement(wire.resetMemberSecondFactor, {
    ...ofMembership,
    limit,
    handle: (call) => resetSecondFactor(call, call.input.membershipId),
  }),

  implement(wire.previewMembers, {
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

  implement(wire.suspendMembers, {
    limit,
    handle: async (call) => {
      await checkSelection(call, call.input.selection);
      return startBulk(call, 'suspend');
    },
  }),

  implement(wire.unsuspendMembers, {
    limit,
    handle: async (call) => {
      await checkSelection(call, call.input.selection);
      return startBulk(call, 'unsuspend');
    },
  }),

  implement(wire.membershipExport, {
    limit,
    handle: async (call) => {
      const { accountId, ...params } = call.input;
      await refuseExport(call.sql, call.services.config, accountId);
      if (params.matching) await checkedFilter(call, params.matching);
      return startTask(call, { accountId, kind: 'members.export', params });
    },
  }),
];

/** Throws if the filter of a selection names a people set that the caller may not use. */
async function checkSelection(call: Filtering, selection: WireMemberSelection): Promise<void> {
  if ('matching' in selection) await checkedFilter(call, selection.matching);
}

interface BulkInput {
  accountId: string;
  selection: WireMemberSelection;
  counted?: string | undefined;
  restore?: boolean;
}

type StartingBulk = Parameters<typeof startTask>[0] & { input: BulkInput };

/** Starts a bulk action, and counts those who came after the count that the caller has confirmed. */
async function startBulk(call: StartingBulk, action: BulkAction) {
  const { accountId, ...params } = call.input;
  const { selection, counted } = params;
  const kind = `members.${action}` as const;
  let leftOut = 0;
  if (counted !== undefined) {
    const set = { accountId, userId: call.user.id, door: kind, counted };
    await useCounted(call.sql, set);
    leftOut = await countNewcomers(call.sql, { ...set, selection });
    call.audit.note({ after: { leftOut } });
  }
  const task = await startTask(call, { accountId, kind, params });
  return { ...task, leftOut };
}

/** Mails a member a password reset link, to the member's own email. The limits of public requests apply. */
async function requestReset(editing: Editing, membershipId: string): Promise<{ email: string }> {
  const { sql, services, audit } = editing;
  const member = await sql.one<{ email: string } & RankedMember>(
    `select u.email, m.permission, m."previousPermission"
     from "Membership" m join "_User" u on u."objectId" = m."user" where m."objectId" = $1`,
    [membershipId],
  );
  if (!member) throw new AppError('notFound', 'members.notFound');
  audit.note({ target: { type: 'member', id: membershipId, label: member.email } });
  refuseActing(editing, member);
  await enqueueReset(services.jobs, sql, member.email);
  return { email: member.email };
}
