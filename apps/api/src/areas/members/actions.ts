import {
  exportMembers,
  getRemoval,
  previewBulk,
  removeMember,
  resetMemberPassword,
  suspendMembers,
  unsuspendMembers,
} from '@campus/contracts/members/member-actions';
import { procedure } from '../../core/trpc.ts';

/** What is done to members as a whole; what takes long answers the task that does it. */
export const memberActions = {
  getRemoval: procedure(getRemoval, ({ input, platform }) => platform.memberActions.getRemoval(input)),

  remove: procedure(removeMember, ({ input, platform }) => platform.memberActions.remove(input)),

  resetPassword: procedure(resetMemberPassword, ({ input, platform }) =>
    platform.memberActions.resetPassword(input),
  ),

  previewBulk: procedure(previewBulk, ({ input, platform }) => platform.memberActions.previewBulk(input)),

  suspend: procedure(suspendMembers, async ({ input, platform }) => ({
    task: await platform.memberActions.suspend(input),
  })),

  unsuspend: procedure(unsuspendMembers, async ({ input, platform }) => ({
    task: await platform.memberActions.unsuspend(input),
  })),

  export: procedure(exportMembers, async ({ input, platform }) => ({
    task: await platform.memberActions.export(input),
  })),
};
