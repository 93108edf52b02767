import { type DayGraph, openGraphs, type SearchType } from '@campus/domain/analytics/graphs';
import { lookBackDays } from '@campus/domain/analytics/period';
import { pointStates } from '@campus/domain/analytics/points';
import { maxKeptPeople } from '@campus/domain/members/people-sets';
import * as z from 'zod';
import { instant } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { usageCall } from '../core/usage-call.ts';
import { sfsRoom } from './fields.ts';

const usDate = z.string().regex(/^\d\d\/\d\d\/\d{4}$/, { error: sentence('request.invalid') });

/** How far a search looks back: a number of days, cut to the hour. */
export const lookBack = z
  .string()
  .regex(/^-\d{1,2}d@h$/, { error: sentence('request.invalid') })
  .default(`-${lookBackDays}d@h`);

/** The input of a search by day or month. Both days are included. */
const daily = (savedSearch: SearchType) => ({
  limit: z.int().min(1).max(1000).default(1000),
  earliestTime: lookBack,
  startDateStr: usDate,
  endDateStr: usDate,
  /** The name of the search, as exports name it (ANA-017). The function implies it. */
  savedSearch: z.string().max(100).default(savedSearch),
  /** Hours ahead of UTC. Cuts the days if no zone is sent. */
  offsetHoursStr: z
    .string()
    .regex(/^[+-]?\d{1,2}(\.\d{1,2})?$/, { error: sentence('request.invalid') })
    .default('0'),
  hideEmployees: z.boolean().default(true),
});

const room = sfsRoom.refine((value) => value !== '', { error: sentence('analytics.room.required') });

const figure = z.number().nullable();

/** The fields of a row besides its figure. If a service omits them, the row counts as complete. */
const row = {
  /** The day (YYYY-MM-DD) or the month (YYYY-MM). */
  _time: z.string().regex(/^\d{4}-\d\d(-\d\d)?$/),
  State: z.enum(pointStates).default('complete'),
  Hours: z.number().default(24),
};

const logins = z.object({ ...row, Logins: figure });
const uniqueUsers = z.object({ ...row, Unique_Users: figure });
const newUsers = z.object({ ...row, New_Users: figure });
const minutes = z.object({ ...row, Median_Minutes_Spent: figure });
const concurrent = z.object({ ...row, Most_Concurrent_Users: figure });
const joins = z.object({ ...row, Joins: figure });

export const getLoginsByDay = usageCall('getLoginsByDay', daily('loginsAll'), logins);
export const getUniqueLoginsByDay = usageCall('getUniqueLoginsByDay', daily('loginsUnique'), uniqueUsers);
export const getUniqueLoginsByMonth = usageCall(
  'getUniqueLoginsByMonth',
  daily('loginsUniqueByMonth'),
  uniqueUsers,
);
export const getNewUsersByMonth = usageCall('getNewUsersByMonth', daily('loginsFirstByMonth'), newUsers);
export const getMedianSessionDurationByDay = usageCall(
  'getMedianSessionDurationByDay',
  daily('loginsMedianSessionDuration'),
  minutes,
);
export const getMaxConcurrentUsersByDay = usageCall(
  'getMaxConcurrentUsersByDay',
  daily('loginsMaxConcurrent'),
  concurrent,
);
export const getRoomConcurrentUsersByDay = usageCall(
  'getRoomConcurrentUsersByDay',
  { ...daily('roomMaxConcurrentUsers'), room },
  concurrent,
);
export const getRoomUniqueUsersByDay = usageCall(
  'getRoomUniqueUsersByDay',
  { ...daily('roomUniqueUsers'), room },
  uniqueUsers,
);
export const getRoomsByDay = usageCall(
  'getRoomsByDay',
  { ...daily('roomJoins'), room, event: z.literal('JOINROOM').default('JOINROOM') },
  joins,
);

/** The field of a row that has the figure of a graph (ANA-016). */
export const figureFields = {
  logins: 'Logins',
  uniqueLogins: 'Unique_Users',
  sessionDuration: 'Median_Minutes_Spent',
  concurrentUsers: 'Most_Concurrent_Users',
  roomConcurrentUsers: 'Most_Concurrent_Users',
  roomUniqueUsers: 'Unique_Users',
  roomJoins: 'Joins',
} as const satisfies Record<DayGraph, string>;

/** One row: the time up to which every event of the account has arrived. Ours; other services may lack it. */
export const getCompleteUntil = usageCall(
  'getCompleteUntil',
  {},
  z.object({ Complete_Until: instant.nullable() }),
);

/** The people behind one day of a graph, or behind the month of that day, most events first. Ours. */
export const getUsersBehind = usageCall(
  'getUsersBehind',
  {
    graph: z.enum(openGraphs),
    dateStr: usDate,
    hideEmployees: z.boolean().default(true),
    room: sfsRoom.default(''),
    limit: z.int().min(0).max(maxKeptPeople).default(25),
    offset: z.int().min(0).max(100_000).default(0),
  },
  z.object({ User_ID: z.string(), Events: z.int(), Total: z.int() }),
);
