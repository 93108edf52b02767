import { getPresence } from '@campus/contracts/analytics/live-usage';
import { getRoomUse } from '@campus/contracts/analytics/room-use-usage';
import * as wire from '@campus/contracts/analytics/usage-functions';
import { mayOpen } from '@campus/domain/access/page-decision';
import type { DayGraph } from '@campus/domain/analytics/graphs';
import { type UsageSources, usageFunction } from '../../call/usage-function.ts';
import type { DaysQuery } from './day-query.ts';
import { type FigureRow, readDays, readMonths } from './day-rows.ts';
import { readCompleteUntil } from './knowledge.ts';
import { readPresence } from './presence.ts';
import { readRoomUse } from './room-use.ts';
import { readUsersOfFigure } from './users-of-figure.ts';

const access = { page: 'analyticsDashboard' } as const;
/** Scripts can read figures, but not who is where now. */
const figures = { ...access, scope: 'analytics:read' } as const;
/** All reports show it, so any member can call it. */
const ofAnyReport = { level: 'member', scope: 'analytics:read' } as const;

const byDay = async (graph: DayGraph, asked: DaysQuery, { reader }: UsageSources) =>
  readDays(reader, graph, asked, new Date());

/** Renames each row's value to the name of its figure. */
function named<F extends string>(rows: readonly FigureRow[], field: F) {
  return rows.map(
    ({ value, ...row }) =>
      ({ ...row, [field]: value }) as Omit<FigureRow, 'value'> & Record<F, number | null>,
  );
}

/** The dashboard's searches. */
export const analyticsUsage = [
  usageFunction(wire.getLoginsByDay, figures, async (asked, sources) =>
    named(await byDay('logins', asked, sources), 'Logins'),
  ),
  usageFunction(wire.getUniqueLoginsByDay, figures, async (asked, sources) =>
    named(await byDay('uniqueLogins', asked, sources), 'Unique_Users'),
  ),
  usageFunction(wire.getUniqueLoginsByMonth, figures, async (asked, { reader }) =>
    named(await readMonths(reader, 'uniqueLogins', asked, new Date()), 'Unique_Users'),
  ),
  usageFunction(wire.getNewUsersByMonth, figures, async (asked, { reader }) =>
    named(await readMonths(reader, 'newUsers', asked, new Date()), 'New_Users'),
  ),
  usageFunction(wire.getMedianSessionDurationByDay, figures, async (asked, sources) =>
    named(await byDay('sessionDuration', asked, sources), 'Median_Minutes_Spent'),
  ),
  usageFunction(wire.getMaxConcurrentUsersByDay, figures, async (asked, sources) =>
    named(await byDay('concurrentUsers', asked, sources), 'Most_Concurrent_Users'),
  ),
  usageFunction(wire.getRoomConcurrentUsersByDay, figures, async (asked, sources) =>
    named(await byDay('roomConcurrentUsers', asked, sources), 'Most_Concurrent_Users'),
  ),
  usageFunction(wire.getRoomUniqueUsersByDay, figures, async (asked, sources) =>
    named(await byDay('roomUniqueUsers', asked, sources), 'Unique_Users'),
  ),
  usageFunction(wire.getRoomsByDay, figures, async (asked, sources) =>
    named(await byDay('roomJoins', asked, sources), 'Joins'),
  ),
  usageFunction(wire.getUsersBehind, figures, (asked, sources) => readUsersOfFigure(sources, asked)),
  usageFunction(getPresence, access, (asked, sources, viewer) =>
    readPresence(sources, asked, viewer !== undefined && mayOpen('members', viewer)),
  ),
  usageFunction(getRoomUse, { page: 'manageRooms' }, ({ accountId }, { reader }) =>
    readRoomUse(reader, accountId),
  ),
  usageFunction(wire.getCompleteUntil, ofAnyReport, async ({ accountId }, { reader }) => {
    const until = await readCompleteUntil(reader, accountId, new Date());
    return [{ Complete_Until: until?.toISOString() ?? null }];
  }),
];
