import {
  getRoomActivities,
  getRoomActivitiesCount,
  getRoomActivityUsers,
} from '@campus/contracts/activity/usage-functions';
import { usageFunction } from '../../call/usage-function.ts';
import { countActivity, readActivity, readActivityUsers } from './read-activity.ts';

/** The searches of the report on activity. */
export const activityUsage = [
  usageFunction(getRoomActivitiesCount, { page: 'roomActivity' }, async (asked, sources) => [
    { count: await countActivity(sources, asked) },
  ]),
  usageFunction(getRoomActivities, { page: 'roomActivity' }, (asked, sources) =>
    readActivity(sources, asked),
  ),
  usageFunction(getRoomActivityUsers, { page: 'roomActivity' }, (asked, sources) =>
    readActivityUsers(sources, asked),
  ),
];
