import * as wire from '@campus/contracts/member-profile/functions';
import * as memberProfile from '@campus/contracts/member-profile/member-profile';
import { forward, procedure, router } from '../core/trpc.ts';

export const memberProfileRouter = router({
  get: procedure(memberProfile.getMemberProfileConfiguration, async ({ input, platform }) => ({
    configuration: await platform.memberProfile.get(input.accountId),
  })),

  update: procedure(memberProfile.updateMemberProfileConfiguration, ({ input, platform }) =>
    platform.memberProfile.update(input),
  ),

  fieldUse: forward(wire.getMemberFieldUse),
});
