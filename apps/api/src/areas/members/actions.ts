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
  previewBulk: forward(previewMembers, undefined, checkSelectionPeopleSet),
  suspend: forward(suspendMembers, undefined, checkSelectionPeopleSet),
  unsuspend: forward(unsuspendMembers, undefined, checkSelectionPeopleSet),
  export: forward(membershipExport, undefined, (call) => checkFilterPeopleSet(call, call.input.matching)),
  keepPeople: forward(keepPeopleBehind, undefined, checkKeepPeople),
  keptPeople: forward(getKeptPeople, undefined, checkUsePeopleSet),
};
