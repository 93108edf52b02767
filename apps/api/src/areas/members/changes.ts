import { updateMember, updateMemberByUsername } from '@campus/contracts/members/member-changes';
import { procedure } from '../../core/trpc.ts';

/** Changes of one member. */
export const memberChanges = {
  update: procedure(updateMember, ({ input, platform }) => platform.members.update(input)),

  updateByUsername: procedure(updateMemberByUsername, async ({ input, platform }) => ({
    member: await platform.members.updateByUsername(input),
  })),
};
