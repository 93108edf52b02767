import { dayGraphs } from '@campus/domain/analytics/graphs';
import * as z from 'zod';
import { day, flag } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { sfsRoom } from './fields.ts';

const chosenDay = day.or(z.literal('')).default('');
const shownAs = z.enum(['chart', 'table']).default('chart');

/** The state of a graph of days in the address, so that a link shows the same figures. Its days are '' at first. */
export const graphState = z.object({
  from: chosenDay,
  to: chosenDay,
  employees: flag,
  compare: flag,
  room: sfsRoom.default(''),
  view: shownAs,
});

/** The state of the graph of months in the address. */
export const monthsState = z.object({ view: shownAs });

/** The graphs of the dashboard and what each can show. Parameters of the address begin with the name of their graph. */
export const dashboardGraphs: ReadonlyMap<string, z.ZodObject> = new Map([
  ...dayGraphs.map((graph) => [graph, graphState] as const),
  ['months', monthsState] as const,
]);

/** Whether a query consists of valid dashboard parameters, each at most once. */
function isDashboardState(query: string): boolean {
  const params = [...new URLSearchParams(query)];
  return new Set(params.map(([name]) => name)).size === params.length && params.every(isParam);
}

function isParam([name, value]: [string, string]): boolean {
  const [graph = '', field = '', ...more] = name.split('.');
  const shape = dashboardGraphs.get(graph)?.shape ?? {};
  return more.length === 0 && Object.hasOwn(shape, field) && shape[field]?.safeParse(value).success === true;
}

/** The longest state of a view, in bytes. */
const maxStateLength = 4096;

/** The state of a dashboard view. */
export const dashboardState = z
  .string()
  .refine((query) => new TextEncoder().encode(query).length <= maxStateLength, {
    error: sentence('analytics.savedView.tooLong'),
    abort: true,
  })
  .refine(isDashboardState, { error: sentence('analytics.savedView.unknown') })
  .meta({ maxLength: maxStateLength })
  .describe(
    'What the graphs show: the query of the dashboard’s address, such as `logins.view=table&roomJoins.room=hall_1`. A graph without `from` and `to` shows its latest days; empty for the dashboard as it is at first.',
  );
