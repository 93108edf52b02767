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
import { forward } from '../../core/trpc.ts';

/** Actions on members as a whole. Long ones return their task. */
export const memberActions = {
  getRemoval: forward(getMemberRemoval),
  remove: forward(deleteMembership),
  resetPassword: forward(requestMemberPasswordReset),
  endSessions: forward(endSessionsOfMember),
  resetSecondFactor: forward(resetMemberSecondFactor),
  previewBulk: forward(previewMembers),
  suspend: forward(suspendMembers),
  unsuspend: forward(unsuspendMembers),
  export: forward(membershipExport),
};
