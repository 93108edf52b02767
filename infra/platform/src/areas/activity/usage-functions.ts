import * as wire from '@campus/contracts/activity/usage-functions';
import { usageFunction } from '../../call/usage-function.ts';
import { countActivity, readActivity, readActivityUsers } from './read-activity.ts';

/** The searches of the activity report. */
export const activityUsage = [
  usageFunction(wire.getRoomActivitiesCount, { page: 'roomActivity' }, async (asked, sources) => [
    { count: await countActivity(sources, asked) },
  ]),
  usageFunction(wire.getRoomActivities, { page: 'roomActivity' }, (asked, sources) =>
    readActivity(sources, asked),
  ),
  usageFunction(wire.getRoomActivityUsers, { page: 'roomActivity' }, (asked, sources) =>
    readActivityUsers(sources, asked),
  ),
];
