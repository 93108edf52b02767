import { AppError } from '@campus/contracts/core/app-error';
import { lastDays, monthRange } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPoint, completeUntil, somePoints, withAnalytics } from '../../../testing/analytics.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { formatDate, timeZone } from '../../lib/format.ts';
import './dashboard-page.tsx';

const address = '/admin/analytics/dashboard';

const openExport = async (page: ReturnType<typeof renderPage>, graph: string) => {
  await page.user.click(await screen.findByRole('button', { name: `Export: ${graph}` }));
  return within(await screen.findByRole('alertdialog'));
};

it('ANA-018 ANA-019 ANA-052 asks before it exports, sends nothing when dismissed, and says that the mail comes', async () => {
  const page = renderPage(address, withAnalytics());
  const dismissed = await openExport(page, 'Rooms by Day (joins)');
  dismissed.getByText(/Room: Lobby\. The provider's employees are left out\./);
  await page.user.click(dismissed.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('analytics.export')).toEqual([]);
  const dialog = await openExport(page, 'Rooms by Day (joins)');
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Export will be emailed to you shortly.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('analytics.export')).toEqual([
    {
      accountId: 'account1',
      searchType: 'roomJoins',
      ...lastDays(6, timeZone, new Date()),
      timeZone,
      hideEmployees: true,
      sfsRoom: 'hall_1',
      format: 'csv',
    },
  ]);
});

it('ANA-012 ANA-031 exports either figure by month, in UTC', async () => {
  const page = renderPage(address, withAnalytics());
  const dialog = await openExport(page, 'Unique Logins and New Users by Month');
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Figure' }), 'New users');
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'File format' }), 'Parquet');
  dialog.getByText(/as Parquet\./);
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(page.sent('analytics.export')).toEqual([
      {
        accountId: 'account1',
        searchType: 'loginsFirstByMonth',
        ...monthRange(new Date()),
        timeZone: 'UTC',
        hideEmployees: true,
        format: 'parquet',
      },
    ]),
  );
});

it.each([
  ['its reason', () => new AppError('invalid', 'analytics.room.unknown'), 'This account has no such room.'],
  ['that it failed where it has no reason', () => new Error('boom'), 'Failed to export data'],
])('ANA-053 says of a failed export %s', async (_, failure, sentence) => {
  const page = renderPage(
    address,
    withAnalytics({
      export: () => {
        throw failure();
      },
    }),
  );
  const dialog = await openExport(page, 'Logins by Day');
  await page.user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText(sentence);
});

it('opens the people behind a bar, and leads from a name to the person', async () => {
  const page = renderPage(address, withAnalytics());
  const slider = await screen.findByRole('slider', { name: 'Logins by Day' });
  slider.focus();
  await page.user.keyboard('{Home}{Enter}');
  const dialog = within(
    await screen.findByRole('dialog', { name: `Logins by Day: ${formatDate('2026-11-16')}` }),
  );
  const link = await dialog.findByRole<HTMLAnchorElement>('link', { name: 'Bo Lind' });
  expect(link.pathname).toBe('/admin/members/user2');
  dialog.getByText('Unknown or erased person');
  expect(page.sent('analytics.people')).toEqual([
    {
      accountId: 'account1',
      graph: 'logins',
      date: '2026-11-16',
      timeZone,
      hideEmployees: true,
      sfsRoom: '',
      page: 1,
    },
  ]);
});

it('says how many people are behind a figure, without names, to whom members are closed', async () => {
  const people = () => ({ items: [], total: 12, page: 1, pageSize: 25, namesShown: false });
  const page = renderPage(`${address}?logins.view=table`, withAnalytics({ people }));
  const day = formatDate('2026-11-16');
  await page.user.click(await screen.findByRole('button', { name: `Show the people of ${day}` }));
  await screen.findByText('12 people. Only people who can open the Members page see their names.');
  expect(screen.queryByRole('list', { name: 'People' })).toBeNull();
});

it('compares complete days with as many before, and keeps that in the address', async () => {
  const { from } = lastDays(30, timeZone, new Date());
  const graph = (input: { from: string }) => ({
    points: input.from === from ? somePoints : [aPoint({ value: 4 }), aPoint({ value: 9, state: 'partial' })],
    timeZone: 'UTC',
    completeUntil,
  });
  const page = renderPage(address, withAnalytics({ graph }));
  const logins = within(await screen.findByRole('region', { name: 'Logins by Day' }));
  await page.user.click(await logins.findByRole('checkbox', { name: 'Compare with the days before' }));
  await logins.findByText(/Before that: 4, the average of 1 day\. Change: \+50%\./);
  expect(page.address()).toBe(`${address}?logins.compare=true`);
  expect(page.sent('analytics.graph').at(-1)).toMatchObject({
    graph: 'logins',
    from: daysLater(from, -30),
    to: daysLater(from, -1),
  });
});
