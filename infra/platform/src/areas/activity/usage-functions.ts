import { getRoomActivities, getRoomActivitiesCount } from '@campus/contracts/activity/usage-functions';
import { usageFunction } from '../../call/usage-function.ts';
import { countActivity, readActivity } from './read-activity.ts';

/** The searches of the report on activity. */
export const activityUsage = [
  usageFunction(getRoomActivitiesCount, { page: 'roomActivity' }, async (asked, sources) => [
    { count: await countActivity(sources, asked) },
  ]),
  usageFunction(getRoomActivities, { page: 'roomActivity' }, (asked, sources) =>
    readActivity(sources, asked),
  ),
];
