import '@campus/contracts/analytics/messages';
import { text } from '@campus/contracts/core/text';
import { lastDays } from '@campus/domain/analytics/period';
import { rangeOfReportPreset } from '@campus/domain/analytics/report-choices';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  aReport,
  aReportPoint,
  earlierTotals,
  emptyReport,
  someReportRooms,
  someTotals,
  withReports,
} from '../../../../testing/analytics-reports.ts';
import { anEnteredAccount, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { failing } from '../../../../testing/states/page-state.ts';
import { formatDate, formatMonth, timeZone } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
// Loads the page before a test waits for it.
import './reports-page.tsx';

const address = '/admin/analytics/reports';
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const peakAt = '2026-11-17T10:15:00.000Z';

/** The cells of a row of a table, by the name of the row. */
const rowOf = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

/** What stands below the name of a figure. */
const figure = async (name: string) => {
  const figures = await card('Figures of the range');
  return (await figures.findByText(name, { selector: 'dt' })).parentElement?.textContent;
};

it('opens for everyone who may open the dashboard, and for nobody else', async () => {
  const page = renderPage(address, withReports({}, workingIn(anEnteredAccount({ pages: ['audit'] }))));
  await waitFor(() => expect(page.address()).not.toBe(address));
  expect(page.sent('analytics.report')).toEqual([]);
});

it('asks for each part by itself, for the last 90 days without employees', async () => {
  const page = renderPage(address, withReports());
  await screen.findByText('Time of the peak');
  const asked = {
    accountId: 'account1',
    ...lastDays(90, timeZone, new Date()),
    timeZone,
    hideEmployees: true,
  };
  await waitFor(() => expect(page.sent('analytics.reportHours')).toEqual([asked]));
  expect(page.sent('analytics.report')).toEqual([{ ...asked, grain: 'day', compare: 'none' }]);
  for (const part of ['reportGroups', 'reportReturning', 'reportRooms'])
    expect(page.sent(`analytics.${part}`)).toEqual([asked]);
});

it('keeps every choice in the address, and a link opens the same report', async () => {
  const page = renderPage(address, withReports());
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), 'Last month');
  const range = rangeOfReportPreset('lastMonth', timeZone, new Date());
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Points of the chart' }), 'By week');
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Comparison' }),
    'Compare with the time before',
  );
  await page.user.click(screen.getByRole('checkbox', { name: "Show the provider's employees" }));
  const link = page.address();
  page.unmount();

  const linked = renderPage(link, withReports());
  await waitFor(() =>
    expect(linked.sent('analytics.report')).toEqual([
      {
        accountId: 'account1',
        ...range,
        timeZone,
        hideEmployees: false,
        grain: 'week',
        compare: 'before',
      },
    ]),
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Range' }).value).toBe('lastMonth');
});

it('takes a single day', async () => {
  const { to } = lastDays(1, timeZone, new Date());
  const page = renderPage(`${address}?from=${to}&to=${to}`, withReports());
  await waitFor(() => expect(page.sent('analytics.report')).toHaveLength(1));
  expect(page.sent('analytics.report')[0]).toMatchObject({ from: to, to, grain: 'day' });
  const range = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Range' });
  expect(range.selectedOptions[0]?.text).toBe('Chosen days');
});

it('says that an address asks for days that are not shown', async () => {
  const { from, to } = lastDays(450, timeZone, new Date());
  renderPage(`${address}?from=${from}&to=${to}`, withReports());
  const shown = lastDays(90, timeZone, new Date());
  const span = (days: typeof shown) => `${formatDate(days.from)} to ${formatDate(days.to)}`;
  await screen.findByText(
    `The address asks for ${span({ from, to })}. ${text('analytics.report.tooOld')} The figures are those of ${span(shown)}.`,
  );
});

it('shows each figure with its definition, and how many days are known', async () => {
  renderPage(address, withReports());
  expect(await figure('People')).toBe(
    'People120Everyone who was online, guests included, each counted once.',
  );
  expect(await figure('Hours per person')).toContain('4.3');
  expect(await figure('Median session in minutes')).toContain('41.5Quartiles 12 and 75.3, of 333 sessions');
  expect(await figure('Peak')).toContain(`37on ${formatMoment(peakAt)}`);
  const figures = await card('Figures of the range');
  figures.getByText(
    'Of 5 days: 2 known, 2 known in part or not over, 1 unknown. Figures count what is known.',
  );
});

it('tells the change in percent only where all days of both ranges are known', async () => {
  const known = { days: 5, complete: 4, partial: 1, missing: 0 };
  const report = () => aReport({ totals: someTotals({ known }), earlier: earlierTotals({ logins: 0 }) });
  const { unmount } = renderPage(`${address}?compare=before`, withReports({ report }));
  expect(await figure('People')).toContain('Before: 100 (+20%)');
  expect(await figure('Logins')).toContain('Before: 0');
  expect(await figure('Logins')).not.toContain('%');
  await screen.findByText('Before that: Everything is known of 5 days.');
  expect(screen.queryByText('No changes in % are shown, because days are unknown.')).toBeNull();
  unmount();

  renderPage(`${address}?compare=before`, withReports());
  expect(await figure('People')).toContain('Before: 100');
  expect(await figure('People')).not.toContain('%');
  screen.getByText('No changes in % are shown, because days are unknown.');
});

it('says that nobody came, that nothing is known, and that nothing was ever received, in other words each', async () => {
  const zero = { people: 0, guests: 0, logins: 0, hours: 0, sessions: 0, median: null, peak: null };
  const all = { days: 5, complete: 5, partial: 0, missing: 0 };
  const none = { days: 5, complete: 0, partial: 0, missing: 5 };
  const unknown = { people: null, guests: null, logins: null, hours: null, sessions: null };
  const points = [aReportPoint('2026-11-16', { ...zero })];
  const nobody = renderPage(
    address,
    withReports({ report: () => aReport({ totals: someTotals({ ...zero, known: all }), points }) }),
  );
  expect(await figure('People')).toContain('People0');
  expect(await figure('Peak')).toContain('Peak0');
  expect(await figure('Median session in minutes')).toContain('No session');
  await screen.findByText('No one is known to have come on these days.');
  nobody.unmount();

  const totals = someTotals({ ...unknown, median: null, peak: null, known: none });
  const gaps = [aReportPoint('2026-11-16', { ...unknown, median: null, peak: null, state: 'gap' })];
  const gap = renderPage(address, withReports({ report: () => aReport({ totals, points: gaps }) }));
  expect(await figure('People')).toContain('Peoplenot known');
  expect(await figure('Peak')).toContain('Peaknot known');
  screen.getByText('Nothing is known of 5 days.');
  gap.unmount();

  renderPage(address, withReports({ report: () => emptyReport }));
  await screen.findAllByText('Nothing has been received from the servers of the world yet.');
});

it('shows one figure as a chart, and all of them as a table', async () => {
  const page = renderPage(`${address}?figure=hours`, withReports());
  const slider = await screen.findByRole('slider', { name: 'Days' });
  expect(slider.getAttribute('aria-valuetext')).toBe(
    `${formatDate('2026-11-20')}: Hours attended 512.3 (Not over yet)`,
  );
  await page.user.click(screen.getByRole('button', { name: 'Table: Days' }));
  const table = await (await card('Days')).findByRole('table');
  expect(rowOf(table, new RegExp(formatDate('2026-11-17')))).toEqual([
    '0',
    '0',
    '0',
    '0',
    'none',
    '0',
    'Complete',
  ]);
  expect(rowOf(table, new RegExp(formatDate('2026-11-19')))).toEqual([
    ...Array.from({ length: 6 }, () => 'not known'),
    'Nothing was received',
  ]);
});

it('opens the people of the peak of the range, of a day, and of a room', async () => {
  const page = renderPage(`${address}?view=table`, withReports());
  const openBy = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('2 people. Choose a name to open the page of the person.');
    dialog.getByRole('link', { name: 'Bo Lind' });
    dialog.getByText('Unknown or erased person');
    await page.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await openBy(`Show the people of the peak: ${formatMoment(peakAt)}`);
  await openBy(`Show the people of the peak: ${formatDate('2026-11-16')}`);
  await openBy('Show the people of the peak in hall_2');
  const asked = { accountId: 'account1', at: peakAt, hideEmployees: true, page: 1 };
  expect(
    page.sent('analytics.peopleOfPeak').map((input) => (input as { sfsRoom: string }).sfsRoom),
  ).toContain('hall_2');
  expect(page.sent('analytics.peopleOfPeak')[0]).toEqual({ ...asked, sfsRoom: '' });
});

it('lists people by role with the guests, by team as letters, and by badge', async () => {
  renderPage(address, withReports());
  const groups = await card('People by group');
  const rows = async (name: string) =>
    within(await groups.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(await rows('By role, and guests')).toEqual([
    ['Member', '90', '400', '250', '400.5'],
    ['Admin', '16', '16', '60', '80'],
    ['Guests and unknown people', '14', '–', '30', '31.8'],
  ]);
  expect((await rows('By team')).map(([team]) => team)).toEqual(['I', 'Without a team']);
  expect((await rows('By badge')).map(([badge]) => badge)).toEqual(['First aid']);
});

it('tells the average number of people in each hour of each weekday, and what is unknown', async () => {
  renderPage(address, withReports());
  const table = await (await card('When people are online')).findByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(8);
  within(table).getByRole('columnheader', { name: 'Monday' });
  expect(rowOf(table, /^00:00/)).toEqual(['?not known', '0', '0', '0', '0', '0', '0']);
  expect(rowOf(table, /^23:00/)).toEqual(Array.from({ length: 7 }, () => '11.5'));
  screen.getByText(/A question mark means that nothing is known of such an hour\./);
});

it('tells who came back, and where it is too early to tell', async () => {
  renderPage(address, withReports());
  const table = await (await card('Who came back')).findByRole('table');
  expect(rowOf(table, new RegExp(formatMonth('2026-10')))).toEqual(['40', '36', '9', '25%']);
  expect(rowOf(table, new RegExp(formatMonth('2026-11')))).toEqual(['7', '0', '0', 'too early']);
});

it('ranks 300 rooms, shows the first 20 until all are asked for, and names deleted ones', async () => {
  const rooms = () => ({ items: someReportRooms(300), total: 300 });
  const page = renderPage(address, withReports({ reportRooms: rooms }));
  const ranking = await card('Rooms');
  const table = await ranking.findByRole('table');
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(names()).toHaveLength(20);
  expect(names().slice(0, 3)).toEqual(['Hall 1', 'hall_2 deleted', 'Hall 3']);
  await page.user.click(ranking.getByRole('button', { name: 'Show all 300: Rooms' }));
  expect(names()).toHaveLength(300);
  await page.user.click(ranking.getByRole('button', { name: 'Show the first 20: Rooms' }));
  await page.user.selectOptions(
    ranking.getByRole('combobox', { name: 'Order of the rooms' }),
    'Most hours first',
  );
  expect(names()[0]).toBe('Hall 300');
  expect(page.address()).toContain('rank=hours');
});

it('shows the other parts while one fails, and reads that one again on request', async () => {
  const page = renderPage(address, withReports({ reportRooms: failing }));
  await (await card('Who came back')).findByRole('table');
  const rooms = await card('Rooms');
  await rooms.findByRole('alert');
  page.answerNow(withReports());
  await page.user.click(rooms.getByRole('button', { name: 'Try again' }));
  await rooms.findByRole('table');
});
