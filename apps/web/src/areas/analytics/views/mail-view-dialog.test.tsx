import type { SavedView } from '@campus/contracts/analytics/saved-views';
import type { ViewMail } from '@campus/contracts/analytics/view-mail';
import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aView, keptViews, withAnalytics } from '../../../../testing/analytics.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { timeZone } from '../../../lib/format.ts';
import '../dashboard-page.tsx';

const address = '/admin/analytics/dashboard';
const mail: ViewMail = {
  ...{ every: 'weekly', weekday: 5, day: 1, hour: 7, timeZone: 'Africa/Cairo' },
  ...{ next: '2026-11-27T05:00:00.000Z', paused: null, mailedAt: null, problem: null },
};

/** Opens the page through the link in a mail. */
async function openFromMail(view: SavedView, own: Parameters<typeof withAnalytics>[0] = {}) {
  const answers = withAnalytics({ ...keptViews(view), setViewMail: () => ({ view }), ...own });
  const page = renderPage(`${address}?mail=view1&logins.view=table`, answers);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail Tables' }));
  return { page, dialog };
}

it('is opened by the link in a mail, and asks only what the rhythm needs', async () => {
  const { page, dialog } = await openFromMail(aView());
  dialog.getByText(/are mailed to ana@example.org/);
  expect(dialog.queryByLabelText('Time')).toBeNull();
  const every = dialog.getByLabelText('How often');
  await page.user.selectOptions(every, 'Every week');
  expect(dialog.queryByLabelText('Day of the month')).toBeNull();
  await page.user.selectOptions(every, 'Every month');
  expect(dialog.queryByLabelText('Day of the week')).toBeNull();
  expect(dialog.getByLabelText('Time zone')).toHaveProperty('value', timeZone);
  await page.user.selectOptions(dialog.getByLabelText('Day of the month'), '31');
  await page.user.selectOptions(dialog.getByLabelText('Time'), '06:00');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The mails of the view Tables were saved.');
  expect(page.sent('analytics.setViewMail')).toEqual([
    { accountId: 'account1', viewId: 'view1', every: 'monthly', weekday: 1, day: 31, hour: 6, timeZone },
  ]);
  await waitFor(() => expect(page.address()).toBe(`${address}?logins.view=table`));
});

it('says when mails come and why they do not, and turns them off', async () => {
  const paused = { ...mail, next: null, paused: 'access', problem: 'unread' } as const;
  const { page, dialog } = await openFromMail(aView({ mail: paused }));
  dialog.getByText('Last mailed: never');
  dialog.getByText('Mails pause: you could not open the dashboard when one was due. Save to go on.');
  dialog.getByText('The last mail did not come: the figures could not be read.');
  expect(dialog.getByLabelText('Day of the week')).toHaveProperty('value', '5');
  expect(dialog.getByLabelText('Time zone')).toHaveProperty('value', 'Africa/Cairo');
  await page.user.selectOptions(dialog.getByLabelText('How often'), 'Never');
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The view Tables is no longer mailed.');
  expect(page.sent('analytics.setViewMail')).toMatchObject([{ viewId: 'view1', every: 'off' }]);
});

it('says when mails come and came by the clocks of the schedule, and which those are', async () => {
  const { dialog } = await openFromMail(aView({ mail: { ...mail, mailedAt: '2026-11-20T05:00:12.000Z' } }));
  dialog.getByText('Next mail: Nov 27, 2026, 7:00 AM (Africa/Cairo)');
  dialog.getByText('Last mailed: Nov 20, 2026, 7:00 AM (Africa/Cairo)');
});

it('sends now in the chosen zone, and stays open where saving is refused', async () => {
  const { page, dialog } = await openFromMail(aView({ mail }), {
    mailView: () => ({}),
    setViewMail: () => {
      throw new AppError('conflict', 'analytics.viewMail.tooMany', { most: 10 });
    },
  });
  await page.user.click(dialog.getByRole('button', { name: 'Send now' }));
  await screen.findByText('The view Tables will be mailed to you shortly.');
  expect(page.sent('analytics.mailView')).toEqual([
    { accountId: 'account1', viewId: 'view1', timeZone: 'Africa/Cairo' },
  ]);
  await page.user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('You can have 10 views of an account mailed. Turn one off first.');
  expect(dialog.getByLabelText('How often')).toHaveProperty('value', 'weekly');
});
