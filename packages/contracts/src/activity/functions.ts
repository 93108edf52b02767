import { activityEvents, eventsOfType } from '@campus/domain/activity/activity';
import * as z from 'zod';
import { sfsRoom } from '../analytics/fields.ts';
import { getReportRooms, roomsOf } from '../analytics/functions.ts';
import { bindAs } from '../core/binding.ts';
import { formatOnWire } from '../core/table-format.ts';
import { exportActivity, listActivityRooms } from './activity.ts';
import { onWire, savingExport, wireDirection } from './exports.ts';

export const getActivityRooms = bindAs(listActivityRooms, getReportRooms, {
  params: ({ accountId }) => ({ accountId, page: 'roomActivity' as const }),
  result: roomsOf,
});

/** The filters of an export of activities. */
const activitiesQuery = z.strictObject({
  SFSRoom: sfsRoom.default(''),
  events: z.array(z.enum(activityEvents)).min(1).max(2),
  sort: exportActivity.input.shape.sort,
  direction: wireDirection,
});

export const activitiesExport = savingExport('saveActivitiesExport', 'activities', activitiesQuery);

export const saveActivitiesExport = bindAs(exportActivity, activitiesExport, {
  params: ({ accountId, from = '', to = '', type, sfsRoom: SFSRoom, sort, direction, timeZone, format }) => ({
    accountId,
    type: 'activities' as const,
    query: { SFSRoom, events: [...eventsOfType(type)], sort, direction: onWire(direction) },
    earliestTime: from,
    latestTime: to,
    timezone: timeZone,
    ...formatOnWire(format),
  }),
  result: (answer) => answer,
});
