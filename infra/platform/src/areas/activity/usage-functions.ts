import * as wire from '@campus/contracts/activity/usage-functions';
import { usageFunction } from '../../call/usage-function.ts';
import { countActivity, readActivity } from './read-activity.ts';

/** The searches of the report on activity. */
export const activityUsage = [
  usageFunction(wire.getRoomActivitiesCount, { page: 'roomActivity' }, async (asked, sources) => [
    { count: await countActivity(sources, asked) },
  ]),
  usageFunction(wire.getRoomActivities, { page: 'roomActivity' }, (asked, sources) =>
    readActivity(sources, asked),
  ),
];
