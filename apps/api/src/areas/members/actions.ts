import {
  deleteMembership,
  getMemberRemoval,
  membershipExport,
  previewMembers,
  requestMemberPasswordReset,
  suspendMembers,
  unsuspendMembers,
} from '@campus/contracts/members/action-functions';
import { forward } from '../../core/trpc.ts';

/** What is done to members as a whole. What takes long answers the task that does it. */
export const memberActions = {
  getRemoval: forward(getMemberRemoval),
  remove: forward(deleteMembership),
  resetPassword: forward(requestMemberPasswordReset),
  previewBulk: forward(previewMembers),
  suspend: forward(suspendMembers),
  unsuspend: forward(unsuspendMembers),
  export: forward(membershipExport),
};
