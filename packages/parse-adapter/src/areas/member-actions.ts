import {
  deleteMembership,
  getMemberRemoval,
  membershipExport,
  previewMembers,
  requestMemberPasswordReset,
  suspendMembers,
  unsuspendMembers,
} from '@campus/contracts/members/action-functions';
import type { MemberSelection } from '@campus/contracts/members/members';
import type { BulkAction } from '@campus/domain/members/bulk-change';
import type { Calls } from '../core/calls.ts';
import { selectionOf } from './member-matching.ts';

interface OfMembership {
  accountId: string;
  membershipId: string;
}
interface OfSelection {
  accountId: string;
  selection: MemberSelection;
}

export type MemberActionsPlatform = ReturnType<typeof memberActionsPlatform>;

/** What is done to members as a whole: removing, suspending, exporting them. */
export function memberActionsPlatform({ query, mutate }: Calls) {
  return {
    getRemoval: (membership: OfMembership) => query(getMemberRemoval, membership),

    remove: ({ accountId, membershipId }: OfMembership) =>
      mutate(deleteMembership, { accountId, membership: membershipId }),

    resetPassword: (membership: OfMembership) => mutate(requestMemberPasswordReset, membership),

    previewBulk: ({ accountId, action, selection }: OfSelection & { action: BulkAction }) =>
      query(previewMembers, { accountId, action, selection: selectionOf(selection) }),

    suspend: ({ accountId, selection }: OfSelection) =>
      mutate(suspendMembers, { accountId, selection: selectionOf(selection) }),

    unsuspend: ({ accountId, selection, restore }: OfSelection & { restore: boolean }) =>
      mutate(unsuspendMembers, { accountId, selection: selectionOf(selection), restore }),

    export: (account: { accountId: string }) => mutate(membershipExport, account),
  };
}
