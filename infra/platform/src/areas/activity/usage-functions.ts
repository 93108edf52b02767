import * as wire from '@campus/contracts/activity/usage-functions';
import { assertGranted } from '@campus/contracts/core/assert-granted';
import { usageFunction } from '../../call/usage-function.ts';
import { countActivity, readActivity, readActivityAfter, readActivityUsers } from './read-activity.ts';

const access = { page: 'roomActivity' } as const;
const events = { ...access, scope: 'analytics:read' } as const;

/** The searches of the activity report. */
export const activityUsage = [
  usageFunction(wire.getRoomActivitiesCount, events, async (asked, sources) => [
    { count: await countActivity(sources, asked) },
  ]),
  usageFunction(wire.getRoomActivities, events, async (asked, sources, viewer) => {
    // The order of names would tell them.
    if (asked.sorts.displayname)
      assertGranted(viewer?.grant, { scope: 'members:read', accountId: asked.accountId });
    const { after } = asked;
    return after === undefined
      ? readActivity(sources, asked)
      : readActivityAfter(sources, { ...asked, after });
  }),
  usageFunction(wire.getRoomActivityUsers, access, (asked, sources) => readActivityUsers(sources, asked)),
];
