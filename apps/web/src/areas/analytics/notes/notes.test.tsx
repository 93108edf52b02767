import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aNote, keptNotes, withAnalytics } from '../../../../testing/analytics.ts';
import { enterText } from '../../../../testing/enter-text.ts';
import { anEnteredAccount, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { formatDate } from '../../../lib/format.ts';
import '../dashboard-page.tsx';

const address = '/admin/analytics/dashboard';
const day = formatDate('2026-11-18');

const openNotes = async ({ user }: ReturnType<typeof renderPage>) => {
  await user.click(await screen.findByRole('button', { name: 'Notes on days' }));
  return within(await screen.findByRole('dialog', { name: 'Notes on days' }));
};

it('writes, changes, and deletes notes, which the charts then have', async () => {
  const page = renderPage(address, withAnalytics(keptNotes()));
  const notes = await openNotes(page);
  await notes.findByText('There are no notes yet.');
  await page.user.click(notes.getByRole('button', { name: 'Write a note' }));
  const form = within(await screen.findByRole('dialog', { name: 'Write a note' }));
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText('A note needs a text.');
  await page.user.clear(form.getByLabelText('Day'));
  await page.user.type(form.getByLabelText('Day'), '2026-11-18');
  await enterText(page.user, form.getByLabelText('Note'), 'Open day');
  await page.user.click(form.getByRole('button', { name: 'Save' }));
  await notes.findByText('Open day');
  expect(page.sent('analytics.addDayNote')).toEqual([
    { accountId: 'account1', day: '2026-11-18', text: 'Open day' },
  ]);
  await page.user.click(notes.getByRole('button', { name: `Change the note of ${day}: Open day` }));
  const change = within(await screen.findByRole('dialog', { name: 'Change the note' }));
  await enterText(page.user, change.getByLabelText('Note'), 's');
  await page.user.click(change.getByRole('button', { name: 'Save' }));
  await notes.findByText('Open days');
  await page.user.click(notes.getByRole('button', { name: `Delete the note of ${day}: Open days` }));
  const asked = within(await screen.findByRole('alertdialog', { name: `Delete the note of ${day}?` }));
  await page.user.click(asked.getByRole('button', { name: 'Delete' }));
  await notes.findByText('There are no notes yet.');
  expect(page.sent('analytics.removeDayNote')).toEqual([{ accountId: 'account1', noteId: 'new0' }]);
});

it('shows notes to people below administrators without a way to write them', async () => {
  const page = renderPage(
    address,
    withAnalytics(keptNotes(aNote()), workingIn(anEnteredAccount({ level: 'moderator' }))),
  );
  const notes = await openNotes(page);
  await notes.findByText('Open day');
  expect(notes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  await page.user.click(notes.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
