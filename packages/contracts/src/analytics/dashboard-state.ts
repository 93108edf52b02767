import { dayGraphs } from '@campus/domain/analytics/graphs';
import { rangePresets } from '@campus/domain/analytics/presets';
import * as z from 'zod';
import { day, flag } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { sfsRoom } from './fields.ts';

const chosenDay = day.or(z.literal('')).default('');
const shownAs = z.enum(['chart', 'table']).default('chart');

/**
 * The state of the date bar in the address. A preset stays a word there, so that its days move on. '' leaves each graph
 * its own days.
 */
export const barState = z.object({
  preset: z.enum(['', ...rangePresets]).default(''),
  from: chosenDay,
  to: chosenDay,
});

/**
 * The state of a graph of days in the address, so that a link shows the same figures. Its days are '' while it shows
 * those of the bar.
 */
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

/** The parts of the dashboard and what each can show. Parameters of the address begin with the name of their part. */
export const dashboardParts: ReadonlyMap<string, z.ZodObject> = new Map<string, z.ZodObject>([
  ['bar', barState],
  ...dayGraphs.map((graph) => [graph, graphState] as const),
  ['months', monthsState],
]);

/** Whether a query consists of valid dashboard parameters, each at most once. */
function isDashboardState(query: string): boolean {
  const params = [...new URLSearchParams(query)];
  return new Set(params.map(([name]) => name)).size === params.length && params.every(isParam);
}

function isParam([name, value]: [string, string]): boolean {
  const [part = '', field = '', ...more] = name.split('.');
  const shape = dashboardParts.get(part)?.shape ?? {};
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
    'What the graphs show: the query of the dashboard’s address, such as `logins.view=table&roomJoins.room=hall_1`. `bar.preset=lastWeek` gives all graphs by day the last full week whenever they are read, `bar.from` and `bar.to` fixed days. A graph with a `from` and `to` of its own shows those; without any, it shows its latest days. Empty for the dashboard as it is at first.',
  );
