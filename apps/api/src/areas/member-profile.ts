import {
  getMemberFieldUse,
  getMemberProfileConfiguration,
  updateMemberProfileConfiguration,
} from '@campus/contracts/member-profile/member-profile';
import { procedure, router } from '../core/trpc.ts';

export const memberProfileRouter = router({
  get: procedure(getMemberProfileConfiguration, async ({ input, platform }) => ({
    configuration: await platform.memberProfile.get(input.accountId),
  })),

  update: procedure(updateMemberProfileConfiguration, ({ input, platform }) =>
    platform.memberProfile.update(input),
  ),

  fieldUse: procedure(getMemberFieldUse, ({ input, platform }) => platform.memberProfile.fieldUse(input)),
});
