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
import { getKeptPeople, keepPeopleBehind } from '@campus/contracts/members/people-set-functions';
import { checkFilter, checkHandingOn, checkListing, checkSelection } from '../../core/handing-on.ts';
import { forward } from '../../core/trpc.ts';

/** Actions on members as a whole. Long ones return their task. */
export const memberActions = {
  getRemoval: forward(getMemberRemoval),
  remove: forward(deleteMembership),
  resetPassword: forward(requestMemberPasswordReset),
  endSessions: forward(endSessionsOfMember),
  resetSecondFactor: forward(resetMemberSecondFactor),
  previewBulk: forward(previewMembers, undefined, checkSelection),
  suspend: forward(suspendMembers, undefined, checkSelection),
  unsuspend: forward(unsuspendMembers, undefined, checkSelection),
  export: forward(membershipExport, undefined, (call) => checkFilter(call, call.input.matching)),
  keepPeople: forward(keepPeopleBehind, undefined, checkHandingOn),
  keptPeople: forward(getKeptPeople, undefined, checkListing),
};
