import { dayGraphs } from '@campus/domain/analytics/graphs';
import { rangeOfPreset } from '@campus/domain/analytics/presets';
import { daysLater } from '@campus/domain/core/days';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aPoint, aView, completeUntil, keptViews, withAnalytics } from '../../../testing/analytics.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { formatDate, timeZone } from '../../lib/format.ts';
import { hearServerClock } from '../../lib/server-clock.ts';
import './dashboard-page.tsx';

const address = '/admin/analytics/dashboard';
type Page = ReturnType<typeof renderPage>;

const bar = async () => within(await screen.findByRole('region', { name: 'Days of all graphs' }));
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** The days that the graphs asked for last. */
function askedDays(page: Page): Map<string, string> {
  const asked = page.sent('analytics.graph') as { graph: string; from: string; to: string }[];
  return new Map(asked.map(({ graph, from, to }) => [graph, `${from} ${to}`]));
}

/** The bar and each graph by day say a sentence. */
const saysEverywhere = (sentence: string) =>
  waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(dayGraphs.length + 1));

/** On a Wednesday at noon in UTC, a day is the same nearly everywhere. */
const wednesday = 'Wed, 18 Nov 2026 12:00:00 GMT';
const lastWeek = '2026-11-09 2026-11-15';

afterEach(() => hearServerClock(new Date().toUTCString()));

it('ANA-054 ANA-055 ANA-056 leaves each graph its own days until it is used, and then gives all the same', async () => {
  hearServerClock(wednesday);
  const page = renderPage(address, withAnalytics());
  const of = await bar();
  const choice = of.getByRole('combobox', { name: 'Days of all graphs' });
  expect(choice).toHaveProperty('value', '');
  await screen.findByRole('slider', { name: 'Rooms by Day (joins)' });
  expect(new Set(askedDays(page).values()).size).toBeGreaterThan(2);
  await page.user.selectOptions(choice, 'Last week (Mon–Sun)');
  expect(page.address()).toBe(`${address}?bar.preset=lastWeek`);
  await waitFor(() =>
    expect([...askedDays(page)].sort()).toEqual([...dayGraphs].sort().map((graph) => [graph, lastWeek])),
  );
  of.getByText('7 days');
});

it('leaves a graph that chose its own days, until it uses the bar again', async () => {
  hearServerClock(wednesday);
  const own = 'logins.from=2026-11-02&logins.to=2026-11-03';
  const page = renderPage(`${address}?bar.preset=lastWeek&${own}`, withAnalytics());
  const of = await bar();
  await of.findByText('With days of their own: 1 of 7 graphs.');
  await waitFor(() => expect(askedDays(page).get('uniqueLogins')).toBe(lastWeek));
  expect(askedDays(page).get('logins')).toBe('2026-11-02 2026-11-03');
  expect(screen.getAllByRole('button', { name: /^Use the bar again/ })).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: 'Use the bar again: Logins by Day' }));
  await waitFor(() => expect(askedDays(page).get('logins')).toBe(lastWeek));
  expect(page.address()).toBe(`${address}?bar.preset=lastWeek`);
  expect(of.queryByText(/days of their own/)).toBeNull();
});

it('takes typed days for all graphs, which then stay', async () => {
  const page = renderPage(`${address}?bar.preset=last30Days`, withAnalytics());
  const of = await bar();
  const { from, to } = rangeOfPreset('last30Days', timeZone, new Date());
  const start = of.getByLabelText('Start date');
  expect(start).toHaveProperty('value', from);
  await page.user.clear(start);
  await page.user.type(start, daysLater(to, -3));
  await waitFor(() => expect(page.address()).toBe(`${address}?bar.from=${daysLater(to, -3)}&bar.to=${to}`));
  const choice = of.getByRole('combobox', { name: 'Days of all graphs' });
  await waitFor(() => expect(choice).toHaveProperty('value', 'fixed'));
  of.getByRole('option', { name: 'Chosen days' });
  await page.user.selectOptions(choice, 'Each graph’s own');
  expect(page.address()).toBe(address);
});

it('ANA-014 ANA-024 ANA-026 says why graphs cannot show its days, and shows no others instead', async () => {
  // A Monday.
  hearServerClock('Mon, 16 Nov 2026 12:00:00 GMT');
  const page = renderPage(`${address}?bar.preset=thisWeek`, withAnalytics());
  const oneDay = `No figures: these days are ${formatDate('2026-11-16')} only. Start and end dates cannot be the same day. Please select a range of 2 or more days.`;
  await saysEverywhere(oneDay);
  const logins = await card('Logins by Day');
  expect(logins.queryByRole('button', { name: /^Export/ })).toBeNull();
  expect(page.sent('analytics.graph')).toEqual([]);
  page.unmount();
  renderPage(`${address}?bar.from=2026-01-01&bar.to=2026-01-31`, withAnalytics());
  const tooOld = `No figures from ${formatDate('2026-01-01')} to ${formatDate('2026-01-31')}: The range can begin at most 91 days ago.`;
  await saysEverywhere(tooOld);
});

it('keeps a preset as it is in a saved view, and its name on the menu', async () => {
  const state = 'bar.preset=lastMonth&roomJoins.room=lab_1';
  renderPage(`${address}?${state}`, withAnalytics(keptViews(aView({ name: 'Month', state }))));
  await screen.findByRole('button', { name: 'View: Month' });
});

it('adds up logins and joins, also those before, and says what was counted', async () => {
  const points = [
    aPoint({ value: 1200 }),
    aPoint({ date: '2026-11-17', value: 30 }),
    aPoint({ date: '2026-11-18', value: 9, state: 'running' }),
  ];
  const now = rangeOfPreset('last7Days', timeZone, new Date()).from;
  const graph = ({ from }: { from: string }) => ({
    points: from < now ? points.slice(0, 1) : points,
    timeZone: 'UTC',
    completeUntil,
  });
  const page = renderPage(`${address}?bar.preset=last7Days&logins.compare=true`, withAnalytics({ graph }));
  await (await card('Logins by Day')).findByText(
    'In total: 1,230 logins on 2 days with complete data. Before that: 1,200 logins on 1 day.',
  );
  await (await card('Rooms by Day (joins)')).findByText(/^In total: 1,230 joins on 2 days/);
  expect(screen.getAllByText(/^In total/)).toHaveLength(2);
  page.unmount();
});
