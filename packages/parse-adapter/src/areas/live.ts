import type { readLive } from '@campus/contracts/analytics/live';
import { getPresence } from '@campus/contracts/analytics/live-usage';
import { getRoomUse } from '@campus/contracts/analytics/room-use-usage';
import { AppError } from '@campus/contracts/core/app-error';
import { listPage, windowOf } from '@campus/contracts/core/list';
import type { readRoomUse } from '@campus/contracts/rooms/use';
import type * as z from 'zod';
import type { Calls } from '../core/calls.ts';

type LiveQuery = z.output<typeof readLive.input>;

/** The people in rooms now, from the usage-search service. Bindings describe cloud functions only. */
export function livePlatform({ usage }: Calls) {
  return {
    /** Returns the rooms and one page of people. Names them only if `named`. */
    read: async (asked: LiveQuery, named: boolean): Promise<z.input<typeof readLive.output>> => {
      const { accountId, hideEmployees, sfsRoom: room } = asked;
      const { limit, skip } = windowOf(asked);
      const [row] = await usage(getPresence, {
        ...{ accountId, hideEmployees, room },
        ...(named ? { limit, offset: skip } : { limit: 0 }),
      });
      if (!row) throw new AppError('unavailable', 'analytics.wrongFormat');
      const items = row.People.map((person) => ({
        ...{ userId: person.User_ID, displayName: person.Display_Name, email: person.Email },
        sfsRoom: person.SFSRoom,
        since: person.Since,
        unknownSince: person.Unknown_Since,
      }));
      return {
        ...listPage(items, row.Total, asked),
        namesShown: named && row.Names_Allowed,
        online: row.Online,
        unknown: row.Unknown,
        unknownSince: row.Unknown_Since,
        rooms: row.Rooms.map(({ SFSRoom, People, Unknown }) => ({
          ...{ sfsRoom: SFSRoom, people: People, unknown: Unknown },
        })),
        runningServers: row.Running_Servers,
        lastHeard: row.Last_Heard,
      };
    },

    /** How the rooms are used. */
    roomUse: async (accountId: string): Promise<z.input<typeof readRoomUse.output>> => {
      const [row] = await usage(getRoomUse, { accountId });
      if (!row) throw new AppError('unavailable', 'analytics.wrongFormat');
      return {
        rooms: row.Rooms.map(({ SFSRoom, People, Entries, Last_Entry }) => ({
          ...{ sfsRoom: SFSRoom, people: People, entries: Entries, lastEntry: Last_Entry },
        })),
        complete: row.Complete,
        knownSince: row.Known_Since,
        missingHours: row.Missing_Hours,
      };
    },
  };
}
