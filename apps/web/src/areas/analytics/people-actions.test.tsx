import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somePoints, withAnalytics } from '../../../testing/analytics.ts';
import { withBadges } from '../../../testing/badges.ts';
import { membersList, withMembers } from '../../../testing/members.ts';
import { anEnteredAccount, openSettings, workingIn } from '../../../testing/people.ts';
import { aPeopleSet } from '../../../testing/people-sets.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aTask } from '../../../testing/tasks.ts';
import { formatDate, formatMonth, timeZone } from '../../lib/format.ts';

const day = formatDate(somePoints[0]?.date ?? '');
const kept = () => ({ set: aPeopleSet() });

/** Opens the people counted in the first bar of the logins graph. */
async function openPeople(account?: EnteredAccount, own: Parameters<typeof withMembers>[1] = {}) {
  const operations = {
    keepPeople: kept,
    keptPeople: kept,
    export: () => ({ task: aTask({ kind: 'members.export' }) }),
    ...own,
  };
  const { badges = {} } = withBadges();
  const members = withMembers(membersList(), operations, workingIn(account));
  const page = renderPage('/admin/analytics/dashboard?logins.view=table', {
    ...withAnalytics({}, members),
    badges,
  });
  await page.user.click(await screen.findByRole('button', { name: `Show the people of ${day}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 people. Choose a name to open the page of the person.');
  return { ...page, dialog };
}

it('hands the people behind a bar to Members, where a chip says who they are', async () => {
  const page = await openPeople();
  await page.user.click(page.dialog.getByRole('button', { name: 'Open in Members' }));
  const chip = await screen.findByRole('button', {
    name: `Remove the filter 41 people from Logins by Day, ${formatDate('2026-11-20')}`,
  });
  expect(page.address()).toBe('/admin/members?people=set1&updatedFrom=');
  expect(page.sent('members.keepPeople')).toEqual([
    {
      accountId: 'account1',
      origin: {
        ...{ kind: 'figure', graph: 'logins', date: somePoints[0]?.date },
        ...{ timeZone, hideEmployees: true, sfsRoom: '' },
      },
    },
  ]);
  expect(page.sent('members.list').at(-1)).toMatchObject({ people: 'set1' });
  await screen.findByText('3 of these 41 are gone.');
  await page.user.click(chip);
  await waitFor(() => expect(page.sent('members.list').at(-1)).not.toHaveProperty('people', 'set1'));
  expect(page.address()).toBe('/admin/members?updatedFrom=');
});

it('opens the people behind a month, of one figure or the other, and hands them to Members', async () => {
  const { badges = {} } = withBadges();
  const handed = { ...kept().set, origin: { ...kept().set.origin, graph: 'newUsersByMonth' as const } };
  const keep = { keepPeople: () => ({ set: handed }), keptPeople: () => ({ set: handed }) };
  const page = renderPage('/admin/analytics/dashboard?months.view=table', {
    ...withAnalytics({}, withMembers(membersList(), keep, workingIn())),
    badges,
  });
  const month = formatMonth('2026-10');
  await page.user.click(await screen.findByRole('button', { name: `Show the people of ${month}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Unique Logins by Month: ${month}` }));
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Figure' }), 'New users');
  await screen.findByRole('dialog', { name: `New Users by Month: ${month}` });
  await page.user.click(await dialog.findByRole('button', { name: 'Open in Members' }));
  await screen.findByRole('button', {
    name: `Remove the filter 41 people from New Users by Month, ${formatMonth('2026-11')}`,
  });
  expect(page.sent('analytics.people')).toMatchObject([
    { graph: 'uniqueUsersByMonth', date: '2026-10-01' },
    { graph: 'newUsersByMonth', date: '2026-10-01' },
  ]);
  const figure = { kind: 'figure', graph: 'newUsersByMonth', date: '2026-10-01' };
  const origin = { ...figure, timeZone, hideEmployees: true, sfsRoom: '' };
  expect(page.sent('members.keepPeople')).toEqual([{ accountId: 'account1', origin }]);
});

it('has the people behind a bar exported, and keeps them only once', async () => {
  const page = await openPeople();
  await page.user.click(page.dialog.getByRole('button', { name: 'Export as CSV' }));
  await screen.findByText('Processing member export. Email will be sent on completion.');
  expect(page.sent('members.export')).toEqual([
    { accountId: 'account1', matching: { people: 'set1', timeZone } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('hands the people behind a bar to Badges', async () => {
  const page = await openPeople();
  await page.user.click(page.dialog.getByRole('button', { name: 'Badges…' }));
  await screen.findByRole('form', { name: 'Badges of the People in a List' });
  expect(page.address()).toBe('/admin/badges?figure.people=set1');
});

it('offers nothing that is closed to the person', async () => {
  const settings = { ...openSettings, isExportAllowed: false };
  const page = await openPeople(anEnteredAccount({ settings, pages: ['analyticsDashboard', 'members'] }));
  page.dialog.getByRole('button', { name: 'Open in Members' });
  expect(page.dialog.queryByRole('button', { name: 'Badges…' })).toBeNull();
  expect(page.dialog.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

it('says why the people could not be kept, and stays', async () => {
  const page = await openPeople(undefined, {
    keepPeople: () => {
      throw new AppError('invalid', 'members.people.tooMany', { max: 10_000 });
    },
  });
  await page.user.click(page.dialog.getByRole('button', { name: 'Open in Members' }));
  await screen.findByText('The list could not be made. A list can hold at most 10,000 people.');
  page.dialog.getByText('2 people. Choose a name to open the page of the person.');
});
