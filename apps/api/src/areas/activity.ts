import { listActivity } from '@campus/contracts/activity/activity';
import * as wire from '@campus/contracts/activity/functions';
import { forward, procedure, router } from '../core/trpc.ts';

export const activityRouter = router({
  list: procedure(listActivity, ({ input, platform }) => platform.activity.list(input)),
  rooms: forward(wire.getActivityRooms),
  export: forward(wire.saveActivitiesExport),
});
