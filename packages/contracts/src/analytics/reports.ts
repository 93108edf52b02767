import { reportGroupKinds } from '@campus/domain/analytics/report-groups';
import { refuseReportPeriod, reportComparisons, reportGrains } from '@campus/domain/analytics/report-period';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, day, instant } from '../core/fields.ts';
import { pageOf, paging } from '../core/list.ts';
import { timeZone } from '../core/time-zone.ts';
import { ofDashboard, person } from './analytics.ts';
import { completeUntil, figure, hideEmployees, pointState, sfsRoom } from './fields.ts';

const base = '/accounts/{accountId}/analytics/reports' as const;
const limit = { calls: 120, seconds: 60 } as const;

/** A range of a report: single days to 400 days. */
export const reportRange = {
  from: day.describe('First day of the report, at most 400 days ago.'),
  to: day.describe('Last day of the report, included; today at the latest. It may be the first day.'),
  timeZone: timeZone.describe('IANA time zone in which days, weeks, and months begin and end.'),
};

const asked = { accountId, ...reportRange, hideEmployees };

/** Refuses ranges that a report cannot have. */
export function checkReportRange(
  range: { from: string; to: string; timeZone: string },
  context: z.RefinementCtx,
): void {
  const refusal = refuseReportPeriod(range, range.timeZone, new Date());
  addRefusal(context, refusal, [refusal === 'analytics.period.future' ? 'to' : 'from']);
}

const peak = z
  .object({
    people: z.int().describe('The most people who were in the world at the same moment.'),
    at: instant.describe('The first moment at which that many were.'),
  })
  .nullable()
  .describe('The peak; null where nothing is known or nobody came.');

/** What a report says of a range, of one of its days, weeks, or months. */
const figures = {
  people: figure.describe('Distinct people who were online, guests included; null where nothing is known.'),
  guests: figure.describe(
    'How many of them are guests or people who are unknown; null where nothing is known.',
  ),
  logins: figure.describe('Logins; null where nothing is known.'),
  hours: figure.describe(
    'Hours attended: the length of all sessions within the time, in hours; null where nothing is known.',
  ),
  sessions: figure.describe(
    'Sessions that began within the time and are over: what median and quartiles are made of; null where nothing is known.',
  ),
  median: z
    .number()
    .nullable()
    .describe('Median length of these sessions in minutes; null without a session.'),
  lowerQuartile: z
    .number()
    .nullable()
    .describe('Lower quartile of their length in minutes; null without a session.'),
  upperQuartile: z
    .number()
    .nullable()
    .describe('Upper quartile of their length in minutes; null without a session.'),
  peak,
};

const known = z
  .object({
    days: z.int().describe('Days of the range.'),
    complete: z.int().describe('Days of which everything is known.'),
    partial: z.int().describe('Days of which a part is known, or which are running.'),
    missing: z.int().describe('Days of which nothing is known.'),
  })
  .describe('How many days of the range are known.');

const totals = z.object({
  from: day.describe('First day.'),
  to: day.describe('Last day.'),
  ...figures,
  known,
});

export const readReport = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'The figures of a range of up to 400 days: the whole, its days, weeks, or months, and an earlier range.',
  rest: { method: 'GET', path: base },
  input: z
    .object({
      ...asked,
      grain: z
        .enum(reportGrains)
        .default('day')
        .describe('What the points are: days, ISO weeks, or calendar months.'),
      compare: z
        .enum(reportComparisons)
        .default('none')
        .describe(
          'Which earlier range stands beside it: `none`, the same number of days `before`, or the `yearBefore`.',
        ),
    })
    .superRefine(checkReportRange),
  output: z.object({
    totals: totals.describe('The figures of the whole range.'),
    earlier: totals.nullable().describe('The figures of the earlier range; null if none was asked for.'),
    points: z
      .array(
        z
          .object({
            from: day.describe('First day of the point, within the range.'),
            to: day.describe('Last day of the point, within the range.'),
            ...figures,
            state: pointState,
          })
          .describe('A day, week, or month.'),
      )
      .describe(
        'Days, weeks, or months of the range, in their order; none if nothing has been received of its world.',
      ),
    completeUntil,
  }),
  limit,
});

const group = z
  .object({
    kind: z
      .enum(reportGroupKinds)
      .describe('What the group is: a role, a team, a badge, or the guests and unknown people.'),
    id: z
      .string()
      .describe(
        'The role, the number of the team, or the identifier of the badge; empty for guests and people without one.',
      ),
    name: z.string().describe('Name of the badge; empty for the other kinds.'),
    people: z.int().describe('Distinct people of the group who were online.'),
    members: z.int().nullable().describe('Members of the group in the account today; null for guests.'),
    logins: z.int().describe('Logins of the group.'),
    hours: z.number().describe('Hours that the group attended.'),
  })
  .describe('A group of people. Roles, teams, and badges are those of today.');

export const readReportGroups = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'The people, logins, and hours of a report by role, team, and badge as they are today, and of guests.',
  rest: { method: 'GET', path: `${base}/groups` },
  input: z.object(asked).superRefine(checkReportRange),
  output: z.object({ items: z.array(group).describe('Groups, by kind, then most people first.') }),
  limit,
});

const weekHour = z
  .object({
    weekday: z.int().describe('Day of the week: 1 is Monday, 7 is Sunday.'),
    hour: z.int().describe('Hour of the day in the zone, 0 to 23.'),
    hours: z.number().describe('Hours attended within this hour of this weekday, in the whole range.'),
    known: z
      .number()
      .describe(
        'How many such hours of the range are known. `hours` divided by it is the average number of people.',
      ),
  })
  .describe('An hour of a weekday.');

export const readReportHours = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'When people are in the world: the hours attended in each hour of each weekday of a report.',
  rest: { method: 'GET', path: `${base}/hours` },
  input: z.object(asked).superRefine(checkReportRange),
  output: z.object({ items: z.array(weekHour).describe('168 hours, Monday 0:00 first.') }),
  limit,
});

const cohort = z
  .object({
    month: z
      .string()
      .describe(
        'Calendar month in the zone, YYYY-MM, in which these people logged in for the first time ever.',
      ),
    people: z.int().describe('People whose first login was in this month and in the range.'),
    returned: z
      .int()
      .describe(
        'How many of them were online again 30 days or more after their first login, until the end of the range.',
      ),
    over: z
      .int()
      .describe(
        'How many of them logged in for the first time at least 30 days before the end of the range, so that they could return.',
      ),
  })
  .describe('The new people of a month.');

export const readReportReturning = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'Who came back after the first 30 days: the new people of each month of a report.',
  rest: { method: 'GET', path: `${base}/returning` },
  input: z.object(asked).superRefine(checkReportRange),
  output: z.object({ items: z.array(cohort).describe('Months with new people, in their order.') }),
  limit,
});

const room = z
  .object({
    sfsRoom,
    name: z
      .string()
      .describe('Name of the room; empty if the account has no room of this name on the servers today.'),
    people: z.int().describe('Distinct people who were in the room.'),
    joins: z.int().describe('How often people entered it.'),
    hours: z.number().describe('Hours spent in the room.'),
    peak,
  })
  .describe('A room that was used, deleted rooms included.');

export const readReportRooms = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'All rooms that were used in a report, deleted ones too, most people first.',
  rest: { method: 'GET', path: `${base}/rooms` },
  input: z.object(asked).superRefine(checkReportRange),
  output: z.object({
    items: z.array(room).describe('Rooms, most people first, at most 5,000.'),
    total: z.int().describe('Number of rooms that were used.'),
  }),
  limit,
});

export const listPeopleOfPeak = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'The people who were in the world, or in a room, at a moment: names only for callers who may open the page of members, and for API credentials that also have the scope `members:read`; otherwise their number.',
  rest: { method: 'GET', path: `${base}/peak/people` },
  input: z
    .object({
      accountId,
      at: instant.describe('The moment.'),
      hideEmployees,
      sfsRoom: sfsRoom.default('').describe('The room; empty for the whole world.'),
    })
    .extend(paging),
  output: pageOf(person).extend({
    namesShown: z.boolean().describe('Whether the caller may see who they are; otherwise `items` is empty.'),
  }),
  limit,
});
