import type { ChartMark } from '@campus/contracts/analytics/marks';
import { AppError } from '@campus/contracts/core/app-error';
import { lastDays } from '@campus/domain/analytics/period';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aNote, withAnalytics } from '../../../testing/analytics.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { formatDate, timeZone } from '../../lib/format.ts';
import './dashboard-page.tsx';

const address = '/admin/analytics/dashboard';
const day = '2026-11-17';
const at = `${day}T12:00:00.000Z`;

/** A mark for a room created on a day of the graphs, as seen by a person who may open the audit log. */
function aMark(own: Partial<ChartMark> = {}): ChartMark {
  const entry = { operation: 'rooms.save', target: 'room1', first: at };
  return { day, kind: 'roomsCreated', at, count: 1, name: 'Lobby', entry, ...own };
}

const disabled = aMark({ kind: 'worldDisabled', name: '', entry: null });
const withMarks = (...items: ChartMark[]) => withAnalytics({ marks: () => ({ items }) });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('says at the cursor what changed on the day of a bar, and on no other day', async () => {
  const page = renderPage(address, withMarks(aMark(), disabled));
  const slider = await screen.findByRole('slider', { name: 'Logins by Day' });
  slider.focus();
  await page.user.keyboard('{Home}{ArrowRight}');
  await waitFor(() =>
    expect(slider.getAttribute('aria-valuetext')).toBe(
      `${formatDate(day)}: Logins 0. The room Lobby was created. The world was disabled.`,
    ),
  );
  await page.user.keyboard('{ArrowLeft}');
  expect(slider.getAttribute('aria-valuetext')).toBe(`${formatDate('2026-11-16')}: Logins 12`);
});

it('lists the changes below a chart, with a link to the audit log only for who may open it', async () => {
  const page = renderPage(address, withMarks(aMark(), disabled));
  const logins = await card('Logins by Day');
  await page.user.click(await logins.findByText('2 changes in the account on these days'));
  const link = logins.getByRole('link', { name: 'The room Lobby was created.' });
  expect(logins.queryByRole('link', { name: 'The world was disabled.' })).toBeNull();
  logins.getByText('The world was disabled.');
  await page.user.click(link);
  expect(page.address()).toBe(`/admin/audit?operation=rooms.save&target=room1&from=${day}&to=${day}`);
});

it('has a column of changes in the table, which is there only if there are any', async () => {
  const page = renderPage(`${address}?logins.view=table`, withMarks(aMark({ count: 3, name: '' })));
  const table = within(await (await card('Logins by Day')).findByRole('table'));
  await table.findByRole('columnheader', { name: 'Changes in the account' });
  const row = within(table.getByRole('row', { name: new RegExp(formatDate(day)) }));
  row.getByRole('link', { name: '3 rooms created.' });
  expect(table.getAllByRole('link')).toHaveLength(1);
  page.unmount();
  renderPage(`${address}?logins.view=table`, withMarks());
  const plain = within(await (await card('Logins by Day')).findByRole('table'));
  expect(plain.queryByRole('columnheader', { name: 'Changes in the account' })).toBeNull();
});

it('has notes beside the changes: at the cursor, in the list, and in the table', async () => {
  const hostile = '<img src=x> =1+1 مفتوح';
  const notes = [
    aNote({ day }),
    aNote({ id: 'note2', day, text: hostile }),
    aNote({ id: 'note3', day, text: hostile }),
  ];
  const answers = withAnalytics({
    marks: () => ({ items: [disabled] }),
    dayNotes: () => ({ items: [...notes, aNote({ id: 'note4', day: '2025-01-01', text: 'Long ago' })] }),
  });
  const page = renderPage(address, answers);
  const logins = await card('Logins by Day');
  await page.user.click(await logins.findByText('1 change in the account and 3 notes on these days'));
  logins.getByText('Note: Open day');
  expect(logins.getAllByText(`Note: ${hostile}`)).toHaveLength(2);
  expect(screen.queryByText(/Long ago/)).toBeNull();
  const slider = logins.getByRole('slider');
  slider.focus();
  await page.user.keyboard('{Home}{ArrowRight}');
  expect(slider.getAttribute('aria-valuetext')).toContain(
    'The world was disabled. Note: Open day Note: <img',
  );
  await page.user.click(logins.getByRole('button', { name: 'Table: Logins by Day' }));
  await logins.findByRole('columnheader', { name: 'Changes in the account, and notes' });
  logins.getByText('Note: Open day');
  expect(page.sent('analytics.dayNotes')).toHaveLength(1);
});

it('asks once for all graphs of the same days and zone', async () => {
  const page = renderPage(address, withMarks());
  await screen.findByRole('slider', { name: 'Rooms by Day (joins)' });
  const asked = page.sent('analytics.marks').map((input) => JSON.stringify(input));
  expect(new Set(asked).size).toBe(asked.length);
  expect(page.sent('analytics.marks')).toContainEqual({
    accountId: 'account1',
    ...lastDays(30, timeZone, new Date()),
    timeZone,
  });
});

it.each([
  ['fail', () => Promise.reject(new AppError('unavailable', 'platform.unavailable'))],
  ['do not come', () => new Promise<never>(() => {})],
])('shows figures and no error when the changes %s', async (_, marks) => {
  renderPage(address, withAnalytics({ marks }));
  await screen.findByRole('slider', { name: 'Logins by Day' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText(/in the account on these days/)).toBeNull();
});

it.each([
  [aMark({ kind: 'roomsOpened' }), 'The room Lobby was opened.'],
  [aMark({ kind: 'roomsOpened', name: '', count: 2 }), '2 rooms opened.'],
  [aMark({ kind: 'roomsDeleted' }), 'The room Lobby was deleted.'],
  [aMark({ kind: 'roomsDeleted', name: '', count: 2 }), '2 rooms deleted.'],
  [aMark({ kind: 'roomsRestored' }), 'The room Lobby was restored.'],
  [aMark({ kind: 'roomsHidden' }), 'The room Lobby was hidden.'],
  [aMark({ kind: 'invitesOnly', name: '' }), 'From then on, only invited people could sign up.'],
  [aMark({ kind: 'themeRemoved', name: 'winter' }), 'The theme winter was taken away.'],
  [aMark({ kind: 'customizedBack', name: '' }), 'A change of customizations was undone.'],
  [aMark({ kind: 'permissionsChanged', name: '' }), 'Permissions were changed.'],
  [aMark({ kind: 'worldEnabled', name: '' }), 'The world was enabled.'],
  [aMark({ kind: 'themeApplied', name: 'winter' }), 'The theme winter was applied.'],
  [aMark({ kind: 'themeApplied', name: '', count: 2 }), 'Several themes were applied.'],
  [aMark({ kind: 'customized', name: '' }), 'Customizations were changed.'],
  [aMark({ kind: 'membersImported', name: '', count: 800 }), 'Import: 800 members changed.'],
  [aMark({ kind: 'membersRemoved', name: '', count: 1 }), 'Import: 1 member removed.'],
  [aMark({ kind: 'peopleInvited', name: '', count: 12 }), '12 people invited.'],
])('has words for each kind of change: %#', async (mark, sentence) => {
  const page = renderPage(address, withMarks(mark));
  const logins = await card('Logins by Day');
  await page.user.click(await logins.findByText('1 change in the account on these days'));
  logins.getByRole('link', { name: sentence });
});
