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
import {
  checkFilterPeopleSet,
  checkKeepPeople,
  checkSelectionPeopleSet,
  checkUsePeopleSet,
} from '../../core/people-set-access.ts';
import { forward } from '../../core/trpc.ts';

/** Actions on members as a whole. Long ones return their task. */
export const memberActions = {
  getRemoval: forward(getMemberRemoval),
  remove: forward(deleteMembership),
  resetPassword: forward(requestMemberPasswordReset),
  endSessions: forward(endSessionsOfMember),
  resetSecondFactor: forward(resetMemberSecondFactor),
  previewBulk: forward(previewMembers, { check: checkSelectionPeopleSet }),
  suspend: forward(suspendMembers, { check: checkSelectionPeopleSet }),
  unsuspend: forward(unsuspendMembers, { check: checkSelectionPeopleSet }),
  export: forward(membershipExport, { check: (call) => checkFilterPeopleSet(call, call.input.matching) }),
  keepPeople: forward(keepPeopleBehind, { check: checkKeepPeople }),
  keptPeople: forward(getKeptPeople, { check: checkUsePeopleSet }),
};
