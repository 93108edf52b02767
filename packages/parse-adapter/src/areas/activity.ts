import type { listActivity } from '@campus/contracts/activity/activity';
import { onWire } from '@campus/contracts/activity/exports';
import { getRoomActivities, getRoomActivitiesCount } from '@campus/contracts/activity/usage-functions';
import { getReportRooms, getReportUsers } from '@campus/contracts/analytics/functions';
import { getCompleteUntil } from '@campus/contracts/analytics/usage-functions';
import { AppError } from '@campus/contracts/core/app-error';
import { listPage, windowOf } from '@campus/contracts/core/list';
import { eventsOfType } from '@campus/domain/activity/activity';
import { serverName } from '@campus/domain/analytics/strangers';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

const sorts = { time: '_time', type: 'event', displayName: 'displayname' } as const;

type ActivityPage = z.input<typeof listActivity.output>;

/** Where to continue after these rows; null at the end. */
function nextOf(rows: readonly { Place?: string | undefined }[], limit: number): string | null {
  if (rows.length < limit) return null;
  const place = rows.at(-1)?.Place;
  if (!place) throw new AppError('unavailable', 'analytics.wrongFormat');
  return place;
}

/** People who entered and left rooms: events from the usage-search service, with names from the platform. */
export function activityPlatform({ usage, query }: Calls) {
  const completeUntilOf = async (accountId: string) =>
    (await usage(getCompleteUntil, { accountId }))[0]?.Complete_Until ?? null;
  return {
    /** One page of the events. People have names only if `named`. */
    list: async (asked: z.output<typeof listActivity.input>, named: boolean): Promise<ActivityPage> => {
      const { accountId, after } = asked;
      // Read this first, so that the events certainly include everything before this moment.
      const completeUntil = after === undefined ? undefined : await completeUntilOf(accountId);
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
        usage(getRoomActivities, {
          ...{ ...filter, limit },
          ...(after === undefined ? { sorts: order, offset } : { after }),
        }),
        query(getReportRooms, { accountId, page: 'roomActivity' }),
      ]);
      const userIds = named ? [...new Set(rows.map((row) => row.userId))] : [];
      const { users } = named
        ? await query(getReportUsers, { accountId, page: 'roomActivity', userIds })
        : { users: [] };
      const names = new Map(users.map((user) => [user.userId, user.displayname]));
      const roomNames = new Map(rooms.map((room) => [room.SFSRoom, room.name]));
      const items = rows.map(({ userId, event, _time, SFSRoom }) => ({
        ...{ userId, event, at: _time, sfsRoom: SFSRoom },
        displayName: names.get(userId) ?? serverName(userId),
        roomName: roomNames.get(SFSRoom) ?? '',
      }));
      return {
        ...listPage(items, counted?.count ?? 0, asked),
        ...(after !== undefined && { next: nextOf(rows, limit), completeUntil }),
      };
    },
  };
}
