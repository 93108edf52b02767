import type { ActivityRow, listActivity } from '@campus/contracts/activity/activity';
import { onWire } from '@campus/contracts/activity/exports';
import { getRoomActivities, getRoomActivitiesCount } from '@campus/contracts/activity/usage-functions';
import { getReportRooms, getReportUsers } from '@campus/contracts/analytics/functions';
import { type ListPage, listPage, windowOf } from '@campus/contracts/core/list';
import { eventsOfType } from '@campus/domain/activity/activity';
import { serverName } from '@campus/domain/analytics/strangers';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

const sorts = { time: '_time', type: 'event', displayName: 'displayname' } as const;

/** People who entered and left rooms: events from the usage-search service, with names from the platform. */
export function activityPlatform({ usage, query }: Calls) {
  return {
    list: async (asked: z.output<typeof listActivity.input>): Promise<ListPage<ActivityRow>> => {
      const { accountId } = asked;
      const { limit, skip: offset } = windowOf(asked);
      const filter = {
        accountId,
        earliestTime: asked.from,
        latestTime: asked.to,
        SFSRoom: asked.sfsRoom,
        events: [...eventsOfType(asked.type)],
      };
      const order = { [sorts[asked.sort]]: onWire(asked.direction) };
      const [[counted], rows, { results: rooms }] = await Promise.all([
        usage(getRoomActivitiesCount, filter),
        usage(getRoomActivities, { ...filter, sorts: order, limit, offset }),
        query(getReportRooms, { accountId, page: 'roomActivity' }),
      ]);
      const userIds = [...new Set(rows.map((row) => row.userId))];
      const { users } = await query(getReportUsers, { accountId, page: 'roomActivity', userIds });
      const names = new Map(users.map((user) => [user.userId, user.displayname]));
      const roomNames = new Map(rooms.map((room) => [room.SFSRoom, room.name]));
      const items = rows.map(({ userId, event, _time, SFSRoom }) => ({
        ...{ userId, event, at: _time, sfsRoom: SFSRoom },
        displayName: names.get(userId) ?? serverName(userId),
        roomName: roomNames.get(SFSRoom) ?? '',
      }));
      return listPage(items, counted?.count ?? 0, asked);
    },
  };
}
