import { listActivity } from '@campus/contracts/activity/activity';
import * as wire from '@campus/contracts/activity/functions';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import { mayNamePeople } from '@campus/domain/credentials/api-scopes';
import { forward, procedure, router } from '../core/trpc.ts';

export const activityRouter = router({
  list: procedure(listActivity, async ({ input, platform, actor: { grant } }) => {
    // The order of names would tell them.
    if (input.sort === 'displayName')
      assertGranted(grant, { scope: 'members:read', accountId: input.accountId });
    return platform.activity.list(input, mayNamePeople(grant));
  }),
  rooms: forward(wire.getActivityRooms),
  export: forward(wire.saveActivitiesExport),
});
