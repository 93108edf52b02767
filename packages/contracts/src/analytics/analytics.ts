import {
  dayGraphs,
  factsOf,
  openGraphs,
  searchTypes,
  zoneOfGraph,
  zoneOfSearch,
} from '@campus/domain/analytics/graphs';
import { refusePeriod } from '@campus/domain/analytics/period';
import * as z from 'zod';
import { addRefusal } from '../core/add-refusal.ts';
import { contract } from '../core/contract.ts';
import { accountId, day } from '../core/fields.ts';
import { pageOf, paging } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { timeZone } from '../core/time-zone.ts';
import { startedTask } from '../tasks/tasks.ts';
import { completeUntil, figure, hideEmployees, period, pointState, reportRooms, sfsRoom } from './fields.ts';

export const ofDashboard = { page: 'analyticsDashboard' } as const;
const base = '/accounts/{accountId}/analytics' as const;
const limit = { calls: 600, seconds: 60 } as const;

const dayGraph = z.enum(dayGraphs).describe('Which graph.');

interface PeriodQuery {
  from: string;
  to: string;
  timeZone: string;
}

/** Refuses ranges that the dashboard does not show. They are judged in `timeZone`: that of the figures. */
export function checkPeriod(asked: PeriodQuery, context: z.RefinementCtx): void {
  const refusal = refusePeriod(asked, asked.timeZone, new Date());
  addRefusal(context, refusal, [refusal === 'analytics.period.future' ? 'to' : 'from']);
}

function checkRoom(
  { ofRoom, sfsRoom }: { ofRoom: boolean; sfsRoom: string },
  context: z.RefinementCtx,
): void {
  if (ofRoom && sfsRoom === '') addRefusal(context, 'analytics.room.required', ['sfsRoom']);
}

const roomOfGraph = sfsRoom.default('').describe('Room of a graph about a room; empty for the others.');

const asked = z.object({ accountId, graph: dayGraph, ...period, hideEmployees, sfsRoom: roomOfGraph });

const point = z
  .object({
    date: day.describe('Day in the zone of the graph.'),
    value: figure,
    state: pointState,
    hours: z.number().describe('Length of the day: 23 or 25 hours where the clocks change by an hour.'),
  })
  .describe('A day of a graph.');
export type GraphPoint = z.output<typeof point>;

const zoneOfFigures = z.string().describe('IANA time zone in which the days were cut.');

export const readGraph = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'The figures of a graph, one per day of the range; none if nothing has been received of its world. Graphs of unique users are counted in UTC.',
  rest: { method: 'GET', path: `${base}/graphs/{graph}` },
  input: asked.superRefine((input, context) => {
    checkPeriod({ ...input, timeZone: zoneOfGraph(input.graph, input.timeZone) }, context);
    checkRoomOfGraph(input, context);
  }),
  output: z.object({
    points: z.array(point).describe('Days of the range, in their order.'),
    timeZone: zoneOfFigures,
    completeUntil,
  }),
  limit,
});

const monthPoint = z
  .object({
    month: z.string().describe('Calendar month in UTC, YYYY-MM.'),
    uniqueUsers: figure,
    newUsers: figure,
    state: pointState,
  })
  .describe('A month.');
export type MonthPoint = z.output<typeof monthPoint>;

export const readMonths = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'Unique logins and new users for each month of the last 90 days, in UTC.',
  rest: { method: 'GET', path: `${base}/months` },
  input: z.object({ accountId, hideEmployees }),
  output: z.object({
    points: z.array(monthPoint).describe('Months, in their order.'),
    completeUntil,
  }),
  limit,
});

export const listGraphRooms = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary: 'The rooms that the graphs about a room can be drawn for.',
  rest: { method: 'GET', path: `${base}/rooms` },
  input: z.object({ accountId }),
  output: z.object({ items: reportRooms }),
  limit,
});

/** A day or a month of a graph, which has people behind it. */
export const ofFigure = z.object({
  accountId,
  graph: z.enum(openGraphs).describe('Which graph; of the graph by month, which of its figures.'),
  date: day.describe('Day of the graph, in the zone of the graph; of a figure by month, a day of the month.'),
  timeZone: timeZone.describe('IANA time zone in which days begin and end.'),
  hideEmployees,
  sfsRoom: roomOfGraph,
});

/** Refuses a graph about a room without one. */
export function checkRoomOfGraph(
  { graph, sfsRoom }: Pick<z.output<typeof ofFigure>, 'graph' | 'sfsRoom'>,
  context: z.RefinementCtx,
): void {
  checkRoom({ ofRoom: factsOf(graph).ofRoom, sfsRoom }, context);
}

/** A person behind a figure. */
export const person = z
  .object({
    userId: z.string().describe('Identifier of the person.'),
    displayName: z.string().describe('Name in the account; empty for people who are unknown or erased.'),
    email: z.string().describe('Email address; empty for people who are unknown or erased.'),
    events: z.int().describe('Number of events of the person that the figure is made of.'),
  })
  .describe('A person behind a figure.');

export const listPeopleBehind = contract({
  kind: 'query',
  access: ofDashboard,
  scope: 'analytics',
  summary:
    'The people behind one day or month of a graph: names only for callers who may open the page of members, and for API credentials that also have the scope `members:read`; otherwise their number.',
  rest: { method: 'GET', path: `${base}/graphs/{graph}/people` },
  input: ofFigure.extend(paging).superRefine(checkRoomOfGraph),
  output: pageOf(person).extend({
    namesShown: z.boolean().describe('Whether the caller may see who they are; otherwise `items` is empty.'),
  }),
  limit,
});

export const exportGraph = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary: 'Mail the figures of a graph to you as CSV: a task.',
  rest: { method: 'POST', path: `${base}/exports` },
  input: z
    .object({
      accountId,
      searchType: z
        .enum(searchTypes, { error: sentence('analytics.searchType.unknown') })
        .describe('Which figures.'),
      ...period,
      hideEmployees,
      sfsRoom: roomOfGraph,
    })
    .superRefine((input, context) => {
      checkPeriod({ ...input, timeZone: zoneOfSearch(input.searchType, input.timeZone) }, context);
      checkRoom({ ofRoom: input.searchType.startsWith('room'), sfsRoom: input.sfsRoom }, context);
    }),
  output: startedTask,
  audit: 'analytics.export',
  keyed: true,
  limit: { calls: 30, seconds: 600 },
});
