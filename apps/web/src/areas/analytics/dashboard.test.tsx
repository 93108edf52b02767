import type { GraphPoint } from '@campus/contracts/analytics/analytics';
import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { dayGraphs, graphFacts } from '@campus/domain/analytics/graphs';
import { lastDays } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPoint, completeUntil, somePoints, withAnalytics } from '../../../testing/analytics.ts';
import { anEnteredAccount, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { formatDate, timeZone } from '../../lib/format.ts';
import { bannerText } from './dashboard-page.tsx';

const address = '/admin/analytics/dashboard';

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const today = () => lastDays(1, timeZone, new Date()).to;

const titles = [
  'Logins by Day',
  'Unique Logins by Day',
  'Unique Logins and New Users by Month',
  'Median Session Duration by Day (in minutes)',
  'Max Concurrent Users by Day',
  'Max Concurrent Users by Room',
  'Unique Users by Room',
  'Rooms by Day (joins)',
];

it('ANA-002 ANA-003 ANA-004 ANA-005 ANA-006 ANA-007 ANA-008 ANA-009 SHE-052 shows the eight graphs, each from its own figures', async () => {
  const page = renderPage(address, withAnalytics());
  for (const title of titles) await screen.findByRole('slider', { name: title });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual(titles);
  const asked = page.sent('analytics.graph').map((input) => (input as { graph: string }).graph);
  expect(asked.sort()).toEqual([...dayGraphs].sort());
  expect(page.sent('analytics.months')).toEqual([{ accountId: 'account1' }]);
});

it('ANA-001 states the UTC offset of the zone in a banner', async () => {
  renderPage(address, withAnalytics());
  const banner = await screen.findByText(/the UTC offset of your time zone/);
  expect(banner.textContent).toMatch(/^These reports are in UTC/);
  expect(banner.textContent).toContain(`(${timeZone})`);
});

it('ANA-001 names the offset before the clocks changed, of half an hour too', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(bannerText('Australia/Lord_Howe', now)).toBe(
    `These reports are in UTC+11:00, the UTC offset of your time zone (Australia/Lord_Howe) since ${formatDate('2026-10-04')}. Earlier times are in UTC+10:30.`,
  );
  expect(bannerText('Asia/Kolkata', now)).toBe(
    'These reports are in UTC+05:30, the UTC offset of your time zone (Asia/Kolkata).',
  );
});

it('shows the definition of a figure on its card, as mails have it, and whom a bar opens', async () => {
  renderPage(address, withAnalytics());
  for (const graph of dayGraphs) {
    const of = await card(text(`analytics.graph.${graph}`));
    of.getByText(text(`analytics.definition.${graphFacts[graph].searchType}`));
    const opens = graph.endsWith('oncurrentUsers') ? /not only of the peak/ : /the people whom it counts/;
    await of.findByText(opens);
  }
  const months = await card('Unique Logins and New Users by Month');
  months.getByText(/whose first login ever was in the month/);
});

it('ANA-022 ANA-046 ANA-065 tells that nothing was received from that nobody came', async () => {
  const zeros = [aPoint({ value: 0 }), aPoint({ date: '2026-11-17', value: 0, state: 'partial' })];
  const gaps = [
    aPoint({ value: null, state: 'gap' }),
    aPoint({ date: '2026-11-17', value: null, state: 'gap' }),
  ];
  const pointsOf: Partial<Record<string, GraphPoint[]>> = {
    ...{ uniqueLogins: zeros, concurrentUsers: gaps, roomJoins: zeros },
    sessionDuration: [aPoint({ value: null })],
  };
  const graph = ({ graph: of }: { graph: string }) => ({
    ...{ points: pointsOf[of] ?? [], timeZone: 'UTC' },
    completeUntil: of === 'logins' ? null : completeUntil,
  });
  renderPage(address, withAnalytics({ graph }));
  const words = async (title: string, sentence: string) => (await card(title)).findByText(sentence);
  await words('Logins by Day', 'Nothing has been received from the servers of the world yet.');
  await words('Max Concurrent Users by Room', 'No events are known on these days.');
  await words('Unique Logins by Day', 'No one is known to have come on these days. Partly known: 1 day.');
  await words(
    'Rooms by Day (joins)',
    'No one is known to have been in the room on these days. Partly known: 1 day.',
  );
  await words(
    'Max Concurrent Users by Day',
    'Nothing was received, so it is unknown whether people came. Unknown: 2 days.',
  );
  await words(
    'Median Session Duration by Day (in minutes)',
    'No session that began on these days is known to be over.',
  );
});

it('tells the length of a day on which the clocks change, in the table', async () => {
  const points = [
    aPoint({ hours: 23 }),
    aPoint({ date: '2026-11-17', hours: 24.5 }),
    aPoint({ date: '2026-11-18' }),
  ];
  renderPage(
    `${address}?logins.view=table`,
    withAnalytics({ graph: () => ({ points, timeZone: 'UTC', completeUntil }) }),
  );
  const table = within(await (await card('Logins by Day')).findByRole('table'));
  const days = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(days).toEqual([
    `${formatDate('2026-11-16')}(23 hours)`,
    `${formatDate('2026-11-17')}(24.5 hours)`,
    formatDate('2026-11-18'),
  ]);
});

it('ANA-010 ANA-012 ANA-060 gives each day graph a range, each graph an export, and those of unique logins their offset', async () => {
  renderPage(address, withAnalytics());
  for (const title of titles) {
    const of = await card(title);
    await of.findByRole('slider');
    of.getByRole('button', { name: `Export: ${title}` });
    expect(of.queryAllByRole('group', { name: /^Days: / })).toHaveLength(title.endsWith('by Month') ? 0 : 1);
    const inUtc = title.startsWith('Unique Logins') ? 1 : 0;
    expect(of.queryAllByText('Days and months are in UTC (offset +00:00).')).toHaveLength(inUtc);
  }
});

it('ANA-011 leaves the employees out until they are asked for, in figures and exports', async () => {
  const page = renderPage(address, withAnalytics());
  const logins = await card('Logins by Day');
  await logins.findByRole('slider');
  const last = () => page.sent('analytics.graph').at(-1);
  expect(page.sent('analytics.graph')[0]).toMatchObject({ graph: 'logins', hideEmployees: true });
  await page.user.click(logins.getByRole('checkbox', { name: "Show the provider's employees" }));
  await waitFor(() => expect(last()).toMatchObject({ graph: 'logins', hideEmployees: false }));
  expect(page.address()).toBe(`${address}?logins.employees=true`);
  await page.user.click(logins.getByRole('button', { name: /^Export/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(page.sent('analytics.export')[0]).toMatchObject({
      searchType: 'loginsAll',
      hideEmployees: false,
      timeZone,
      ...lastDays(30, timeZone, new Date()),
    }),
  );
});

it('ANA-013 ANA-014 counts both ends of the range, and warns of a range of one day', async () => {
  const page = renderPage(address, withAnalytics());
  const logins = await card('Logins by Day');
  const start = await logins.findByLabelText('Start date');
  logins.getByText('30 days');
  await page.user.clear(start);
  await page.user.type(start, today());
  await logins.findByText(
    'Start and end dates cannot be the same day. Please select a range of 2 or more days.',
  );
  expect(page.address()).toBe(address);
  await page.user.clear(start);
  await page.user.type(start, daysLater(today(), -1));
  await logins.findByText('2 days');
  await waitFor(() =>
    expect(page.address()).toBe(`${address}?logins.from=${daysLater(today(), -1)}&logins.to=${today()}`),
  );
  await waitFor(() =>
    expect(page.sent('analytics.graph').at(-1)).toMatchObject({ from: daysLater(today(), -1), to: today() }),
  );
});

it('ANA-024 ANA-025 shows the default range where the one in the address cannot be shown', async () => {
  const page = renderPage(
    `${address}?logins.from=${daysLater(today(), -120)}&logins.to=${today()}`,
    withAnalytics(),
  );
  await (await card('Logins by Day')).findByText('30 days');
  expect(page.sent('analytics.graph')[0]).toMatchObject(lastDays(30, timeZone, new Date()));
});

it('ANA-020 ANA-021 ANA-022 ANA-023 ANA-046 goes from loading to data, no data, or the reason', async () => {
  let load = () => {};
  const answers = withAnalytics({
    graph: ({ graph }) => {
      const found = { points: somePoints, timeZone: 'UTC', completeUntil: null };
      if (graph === 'uniqueLogins') return { ...found, points: [] };
      if (graph === 'sessionDuration') throw new AppError('unavailable', 'analytics.wrongFormat');
      if (graph !== 'logins') return found;
      return new Promise((resolve) => {
        load = () => resolve(found);
      });
    },
  });
  renderPage(address, answers);
  const logins = await card('Logins by Day');
  await logins.findByRole('status', { name: 'Loading' });
  await (await card('Unique Logins by Day')).findByText('There is currently no data.');
  const failed = await card('Median Session Duration by Day (in minutes)');
  await failed.findByText('Wrong data format');
  failed.getByRole('button', { name: 'Try again' });
  load();
  await logins.findByRole('slider');
  expect(logins.queryByRole('status', { name: 'Loading' })).toBeNull();
});

it('ANA-021 says why the graph of months failed, and offers to try again', async () => {
  const months = () => {
    throw new AppError('unavailable', 'analytics.wrongFormat');
  };
  const page = renderPage(address, withAnalytics({ months }));
  const failed = await card('Unique Logins and New Users by Month');
  await failed.findByText('Wrong data format');
  page.answerNow(withAnalytics());
  await page.user.click(failed.getByRole('button', { name: 'Try again' }));
  await failed.findByRole('slider');
  expect(failed.queryByText('Wrong data format')).toBeNull();
});

it('ANA-047 ANA-048 says that there are no rooms, or that they could not be read, in the room graphs only', async () => {
  const none = renderPage(address, withAnalytics({ rooms: () => ({ items: [] }) }));
  expect(await screen.findAllByText('List of rooms is not available.')).toHaveLength(3);
  await screen.findByRole('slider', { name: 'Logins by Day' });
  none.unmount();
  const rooms = () => {
    throw new AppError('unavailable', 'platform.unavailable');
  };
  renderPage(address, withAnalytics({ rooms }));
  expect(await screen.findAllByText('Failed to get rooms.')).toHaveLength(3);
  await screen.findByRole('slider', { name: 'Logins by Day' });
});

it('ANA-049 ANA-050 ANA-051 says what the service said, or that it failed', async () => {
  const graph = ({ graph: of }: { graph: string }) => {
    if (of === 'logins') throw new AppError('unavailable', 'analytics.serverError');
    if (of === 'uniqueLogins') throw new AppError('notFound', 'analytics.room.unknown');
    throw new AppError('unavailable', 'analytics.wrongFormat');
  };
  renderPage(address, withAnalytics({ graph }));
  await (await card('Logins by Day')).findByText(
    'An error occurred with the server so we were unable to complete your request. Please try again later.',
  );
  await (await card('Unique Logins by Day')).findByText('This account has no such room.');
  await (await card('Rooms by Day (joins)')).findByText('Wrong data format');
});

it('ANA-029 draws the room graphs for the room that is chosen, which the address keeps', async () => {
  const page = renderPage(address, withAnalytics());
  const joins = await card('Rooms by Day (joins)');
  const choice = await joins.findByRole('combobox', { name: 'Room' });
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Lobby',
    'Lab',
  ]);
  await page.user.selectOptions(choice, 'Lab');
  await waitFor(() =>
    expect(page.sent('analytics.graph').at(-1)).toMatchObject({ graph: 'roomJoins', sfsRoom: 'lab_1' }),
  );
  expect(page.address()).toBe(`${address}?roomJoins.room=lab_1`);
});

it('ANA-028 keeps the page from people whose role has no access to it', async () => {
  const account = anEnteredAccount({ pages: ['members'] });
  const page = renderPage(address, withAnalytics({}, workingIn(account)));
  await screen.findByText(/does not give you access to the page/);
  expect(page.sent('analytics.graph')).toEqual([]);
});

it('reads bar after bar by keyboard, tells a gap from zero, and says what is not over', async () => {
  const page = renderPage(address, withAnalytics());
  const slider = await screen.findByRole('slider', { name: 'Logins by Day' });
  slider.focus();
  const words = () => slider.getAttribute('aria-valuetext');
  expect(words()).toBe(`${formatDate('2026-11-20')}: Logins 5 (Not over yet)`);
  await page.user.keyboard('{ArrowLeft}');
  expect(words()).toBe(`${formatDate('2026-11-19')}: Logins not known (Nothing was received)`);
  await page.user.keyboard('{Home}{ArrowRight}');
  expect(words()).toBe(`${formatDate('2026-11-17')}: Logins 0`);
  expect(slider.getAttribute('aria-valuenow')).toBe('1');
});

it('shows the same figures in a table, and averages complete days only', async () => {
  const page = renderPage(address, withAnalytics());
  const logins = await card('Logins by Day');
  await page.user.click(await logins.findByRole('button', { name: 'Table: Logins by Day' }));
  const rows = within(await logins.findByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual(
    [
      ['12', 'Complete'],
      ['0', 'Complete'],
      ['3', 'Partly known'],
      ['not known', 'Nothing was received'],
      ['5', 'Not over yet'],
    ],
  );
  logins.getByText('Average of 2 days with complete data: 6.');
  expect(page.address()).toBe(`${address}?logins.view=table`);
});
