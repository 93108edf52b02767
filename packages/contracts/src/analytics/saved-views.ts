import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, id, instant, typed } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { ofDashboard } from './analytics.ts';
import { dashboardState } from './dashboard-state.ts';
import { mailEvery, mailTimes, viewMail } from './view-mail.ts';

const base = '/accounts/{accountId}/analytics/views' as const;
const limit = { calls: 120, seconds: 60 } as const;

const nameMissing = sentence('analytics.savedView.name.required');
export const viewName = typed(60, undefined, nameMissing)
  .refine((value) => value !== '', { error: nameMissing })
  .describe('Name of the view, 1 to 60 characters; unlike those of your other views in the account.');

const viewId = id.describe('Identifier of the view.');

export const savedView = z
  .object({
    id: viewId,
    name: z.string().describe('Name of the view.'),
    state: z
      .string()
      .describe(
        'What the graphs show: the query of the dashboard’s address. A graph without `from` and `to` shows the days of the bar, or its latest days if the bar has none.',
      ),
    changedAt: instant.describe('When the view was saved or last changed.'),
    mail: viewMail.nullable().describe('When it is mailed to you; null for never.'),
  })
  .describe('A view of the dashboard of analytics that a person has saved.')
  .meta({ id: 'DashboardView' });
export type SavedView = z.output<typeof savedView>;

const oneView = z.object({ view: savedView });

export const listViews = contract({
  kind: 'query',
  access: ofDashboard,
  summary: 'The views of the dashboard that you have saved in the account.',
  rest: { method: 'GET', path: base },
  input: z.object({ accountId }),
  output: z.object({ items: z.array(savedView).describe('Your views, by name.') }),
  limit: { calls: 600, seconds: 60 },
});

export const saveView = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary: 'Save a view of the dashboard, which only you see.',
  rest: { method: 'POST', path: base },
  input: z.object({ accountId, name: viewName, state: dashboardState }),
  output: oneView,
  audit: 'analytics.saveView',
  limit,
});

export const changeView = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary: 'Rename a view of the dashboard, replace what it shows, or both.',
  rest: { method: 'PATCH', path: `${base}/{viewId}` },
  input: z.object({
    accountId,
    viewId,
    name: viewName.optional(),
    state: dashboardState.optional(),
  }),
  output: oneView,
  audit: 'analytics.changeView',
  limit,
});

export const deleteView = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary: 'Delete a view of the dashboard.',
  rest: { method: 'DELETE', path: `${base}/{viewId}` },
  input: z.object({ accountId, viewId }),
  output: done,
  audit: 'analytics.deleteView',
  limit,
});

export const setViewMail = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary:
    'Have a view of the dashboard mailed to you every day, week, or month, or no longer. Saving again ends a pause.',
  rest: { method: 'PUT', path: `${base}/{viewId}/mail` },
  input: z.object({ accountId, viewId, every: mailEvery, ...mailTimes }),
  output: oneView,
  audit: 'analytics.setViewMail',
  limit,
});

export const mailView = contract({
  kind: 'mutation',
  access: ofDashboard,
  summary: 'Mail the figures of a view of the dashboard to you now.',
  rest: { method: 'POST', path: `${base}/{viewId}/mails` },
  input: z.object({ accountId, viewId, timeZone: mailTimes.timeZone }),
  output: done,
  audit: 'analytics.mailView',
  keyed: true,
  limit: { calls: 10, seconds: 600 },
});
