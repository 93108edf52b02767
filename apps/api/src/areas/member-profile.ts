import { getMemberFieldUse } from '@campus/contracts/member-profile/functions';
import {
  getMemberProfileConfiguration,
  updateMemberProfileConfiguration,
} from '@campus/contracts/member-profile/member-profile';
import { forward, procedure, router } from '../core/trpc.ts';

export const memberProfileRouter = router({
  get: procedure(getMemberProfileConfiguration, async ({ input, platform }) => ({
    configuration: await platform.memberProfile.get(input.accountId),
  })),

  update: procedure(updateMemberProfileConfiguration, ({ input, platform }) =>
    platform.memberProfile.update(input),
  ),

  fieldUse: forward(getMemberFieldUse),
});
