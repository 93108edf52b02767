import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { anImportRow, importing } from '../../../../testing/imports.ts';
import { anEnteredAccount, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { anInvitation, onePage } from '../../../../testing/rows.ts';
import { aTask } from '../../../../testing/tasks.ts';

type Calls = Omit<NonNullable<Answers['invitations']>, 'list'>;

const pending = anInvitation();
const accepted = anInvitation({
  id: 'invitation2',
  email: 'dora@example.org',
  status: 'accepted',
  displayStatus: 'accepted',
  role: 'ownersOf_account1',
  can: { resend: false, remove: false },
});
const failed = anInvitation({
  id: 'invitation3',
  email: 'elif@example.org',
  status: 'error',
  displayStatus: 'error',
  message: 'The mailbox is full.',
  can: { resend: true, remove: false },
});

function listing(invitations = [pending, accepted, failed], calls: Calls = {}, total = 60): Answers {
  return { ...workingIn(), invitations: { list: () => onePage(invitations, total), ...calls } };
}

async function openMenu({ user }: ReturnType<typeof renderPage>, email: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${email}` }));
  await screen.findByRole('menu');
}

it('INV-002 shows the status panel beside the form, with search, sort and paging in the address', async () => {
  const page = renderPage('/admin/import', listing());
  screen.queryByRole('form', { name: 'Individual Invite' });
  await screen.findByRole('heading', { name: 'Invite Status' });
  await screen.findByText('chidi@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(page.sent('invitations.list').at(-1)).toMatchObject({ page: 2 }));
  await page.user.click(screen.getByRole('button', { name: 'Email' }));
  await waitFor(() =>
    expect(page.sent('invitations.list').at(-1)).toMatchObject({ sort: 'email', direction: 'desc', page: 1 }),
  );
  await page.user.type(screen.getByRole('textbox', { name: 'Search invitations' }), 'chi{Enter}');
  await waitFor(() => expect(page.sent('invitations.list').at(-1)).toMatchObject({ search: 'chi' }));
  expect(page.address()).toBe('/admin/import?invitations.sort=email&invitations.search=chi');
});

it.each(['tab=update', 'tab=delete', 'tab=update&import=import1'])(
  'INV-002 shows the status panel with its own state in the address at %s',
  async (query) => {
    const imports = importing();
    const page = renderPage(`/admin/import?${query}&page=2`, {
      ...imports,
      imports: {
        ...imports.imports,
        list: () => onePage([], 60),
        rows: () => onePage([anImportRow()], 60),
      },
      invitations: { list: () => onePage([pending], 60) },
    });
    const panel = within(await screen.findByRole('region', { name: 'Invite Status' }));
    await panel.findByText('chidi@example.org');
    await page.user.click(panel.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(page.sent('invitations.list').at(-1)).toMatchObject({ page: 2 }));
    expect(page.address()).toBe(`/admin/import?${query}&page=2&invitations.page=2`);
  },
);

it('INV-003 captions the panel with the shown and the total count', async () => {
  renderPage('/admin/import?invitations.page=3', listing());
  await screen.findByText('51 - 60 of 60 total invitations');
});

it('INV-004 INV-005 offers Resend for pending and error, Delete for pending only', async () => {
  const page = renderPage('/admin/import', listing());
  const actions = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
  await openMenu(page, 'chidi@example.org');
  expect(actions()).toEqual(['Resend', 'Delete']);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await openMenu(page, 'elif@example.org');
  expect(actions()).toEqual(['Resend']);
  expect(screen.queryByRole('button', { name: 'Actions for dora@example.org' })).toBeNull();
});

it('INV-007 says that there are no invitations, and when a search finds none', async () => {
  const page = renderPage('/admin/import', listing([], {}, 0));
  await screen.findAllByText('There are no invitations for this account.');
  await page.user.type(screen.getByRole('textbox', { name: 'Search invitations' }), 'zz{Enter}');
  await screen.findAllByText('No invitations match your search.');
});

it('INV-010 explains a status by a tooltip, on focus too', async () => {
  renderPage('/admin/import', listing());
  (await screen.findByRole('button', { name: 'Error' })).focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe('The mailbox is full.');
});

it('says that a link has ended, and when, though its invitation is pending', async () => {
  renderPage('/admin/import', listing([anInvitation({ displayStatus: 'expired' })]));
  (await screen.findByRole('button', { name: 'Expired' })).focus();
  expect((await screen.findByRole('tooltip')).textContent).toBe(
    'Sent, not accepted. The link ended on Dec 1, 2026.',
  );
});

it('INV-011 shows the role by the text before sOf', async () => {
  renderPage('/admin/import', listing([pending, accepted]));
  const table = await screen.findByRole('grid', { name: 'Invitations' });
  await within(table).findByText('member');
  within(table).getByText('owner');
});

it('INV-039 INV-082 sends a pending invitation again without asking, says so and reloads the list', async () => {
  const page = renderPage('/admin/import', listing([pending], { resend: () => ({}) }));
  await openMenu(page, 'chidi@example.org');
  await choose(page.user, 'Resend');
  await screen.findByText('Successfully re-sent invitation.');
  expect(page.sent('invitations.resend')).toEqual([{ accountId: 'account1', invitationId: 'invitation1' }]);
  await waitFor(() => expect(page.sent('invitations.list')).toHaveLength(2));
});

it('INV-009 asks before an invitation that was already resent is sent once more', async () => {
  const resent = anInvitation({ hasBeenResent: true });
  const page = renderPage('/admin/import', listing([resent], { resend: () => ({}) }));
  await openMenu(page, 'chidi@example.org');
  await choose(page.user, 'Resend');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Send the invitation to chidi@example.org once more?');
  expect(page.sent('invitations.resend')).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Resend' }));
  await screen.findByText('Successfully re-sent invitation.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('INV-083 says that a resend failed', async () => {
  const resend = () => {
    throw new AppError('conflict', 'invitations.resend.notPossible');
  };
  const page = renderPage('/admin/import', listing([pending], { resend }));
  await openMenu(page, 'chidi@example.org');
  await choose(page.user, 'Resend');
  await screen.findByText('Failed to resend invitation.');
});

it('INV-038 INV-084 names the invitation before deleting it, says so after and reloads the list', async () => {
  const answers = listing([pending], { remove: () => ({}) });
  const page = renderPage('/admin/import', answers);
  await openMenu(page, 'chidi@example.org');
  await choose(page.user, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Delete the invitation to chidi@example.org?');
  page.answerNow(listing([], { remove: () => ({}) }, 0));
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Successfully deleted invitation.');
  await screen.findAllByText('There are no invitations for this account.');
  expect(page.sent('invitations.remove')).toEqual([{ accountId: 'account1', invitationId: 'invitation1' }]);
});

it('gives the focus to the next row when a deleted invitation leaves the list', async () => {
  const page = renderPage('/admin/import', listing([pending, failed], { remove: () => ({}) }));
  await openMenu(page, 'chidi@example.org');
  await choose(page.user, 'Delete');
  page.answerNow(listing([failed], { remove: () => ({}) }, 1));
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for elif@example.org' })),
  );
});

it('deletes nothing when the question is cancelled', async () => {
  const page = renderPage('/admin/import', listing([pending]));
  await openMenu(page, 'chidi@example.org');
  await choose(page.user, 'Delete');
  await screen.findByRole('alertdialog');
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('invitations.remove')).toEqual([]);
});

async function chooseForAll({ user }: ReturnType<typeof renderPage>, action: string) {
  await user.click(await screen.findByRole('button', { name: 'Bulk actions' }));
  await choose(user, action);
}

it('INV-008 INV-040 INV-085 asks before pending invitations are deleted, how many, says so and reloads', async () => {
  const calls: Calls = {
    countPending: () => ({ pending: 1200, expired: 0, counted: 'count1' }),
    removePending: () => ({ removed: 1200, leftOut: 0 }),
  };
  const page = renderPage('/admin/import', listing([pending], calls));
  await screen.findByText('chidi@example.org');
  await chooseForAll(page, 'Delete pending');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Pending Invitations' }));
  await dialog.findByText(/^1,200 pending invitations will be deleted\./);
  expect(page.sent('invitations.removePending')).toEqual([]);
  page.answerNow(listing([], calls, 0));
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Successfully deleted pending invitations.');
  await screen.findAllByText('There are no invitations for this account.');
  expect(page.sent('invitations.removePending')).toEqual([{ accountId: 'account1', counted: 'count1' }]);
});

it('says how many of the counted invitations were deleted, and how many came since', async () => {
  const calls: Calls = {
    countPending: () => ({ pending: 121, expired: 0, counted: 'count1' }),
    removePending: () => ({ removed: 120, leftOut: 1 }),
  };
  const page = renderPage('/admin/import', listing([pending], calls));
  await chooseForAll(page, 'Delete pending');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/^121 pending invitations will be deleted\./);
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText(
    '120 of the 121 that were counted have been deleted. The others are no longer as they were. Left out, because they came or were sent after the count: 1 pending invitation',
  );
});

it('INV-008 deletes nothing when the question is cancelled', async () => {
  const page = renderPage(
    '/admin/import',
    listing([pending], { countPending: () => ({ pending: 2, expired: 1 }) }),
  );
  await chooseForAll(page, 'Delete pending');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/^2 pending invitations \(1 expired\) will be deleted\./);
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(page.sent('invitations.removePending')).toEqual([]);
});

it('has nothing to delete where no invitation is pending', async () => {
  const page = renderPage(
    '/admin/import',
    listing([accepted], { countPending: () => ({ pending: 0, expired: 0 }) }),
  );
  await chooseForAll(page, 'Delete pending');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('There is no pending invitation that you can delete.');
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('INV-086 says that pending invitations could not be deleted', async () => {
  const removePending = () => {
    throw new AppError('unavailable', 'unexpected.error');
  };
  const calls = { countPending: () => ({ pending: 1, expired: 0 }), removePending };
  const page = renderPage('/admin/import', listing([pending], calls));
  await chooseForAll(page, 'Delete pending');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(/^1 pending invitation will/);
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Failed to delete pending invitations.');
});

it('INV-006 INV-087 has all invitations exported, and follows the task', async () => {
  const task = aTask({ kind: 'invitations.export' });
  const page = renderPage('/admin/import', {
    ...listing([pending], { export: () => ({ task }) }),
    tasks: { list: () => onePage([task]), get: () => ({ task: { ...task, status: 'done' } }) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Bulk actions' }));
  const offered = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(offered).toEqual(['Export all', 'Resend to all who did not answer', 'Delete pending']);
  await choose(page.user, 'Export all');
  await screen.findByText('Successfully exported file. Processing invited users.');
  expect(page.sent('invitations.export')).toEqual([{ accountId: 'account1' }]);
  await waitFor(() => expect(page.sent('tasks.get')).toEqual([{ accountId: 'account1', taskId: 'task1' }]));
});

it('INV-006 has the invitations exported that the search finds', async () => {
  const started = { export: () => ({ task: aTask({ kind: 'invitations.export' }) }) };
  const page = renderPage('/admin/import?invitations.search=bo', listing([pending], started, 1));
  await screen.findByText('chidi@example.org');
  await chooseForAll(page, 'Export matches of “bo” (1)');
  await waitFor(() =>
    expect(page.sent('invitations.export')).toEqual([{ accountId: 'account1', search: 'bo' }]),
  );
});

it('exports and reminds those that the list shows, where it is filtered by status', async () => {
  const started = { export: () => ({ task: aTask({ kind: 'invitations.export' }) }) };
  const page = renderPage('/admin/import', listing([pending], started, 3));
  await screen.findByText('chidi@example.org');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by status' }), 'Expired');
  await waitFor(() => expect(page.sent('invitations.list').at(-1)).toMatchObject({ status: 'expired' }));
  expect(page.address()).toBe('/admin/import?invitations.status=expired');
  await chooseForAll(page, 'Export this list (3)');
  await waitFor(() =>
    expect(page.sent('invitations.export')).toEqual([
      { accountId: 'account1', search: '', status: 'expired' },
    ]),
  );
});

it('names the filters that leave the list empty, and removes them', async () => {
  const page = renderPage('/admin/import?invitations.search=zz&invitations.status=error', listing([], {}, 0));
  await screen.findByText('No invitations match your filters.');
  await page.user.click(screen.getByRole('button', { name: 'Remove the filter Status: Error' }));
  await waitFor(() => expect(page.address()).toBe('/admin/import?invitations.search=zz'));
});

it('says when an invitation was mailed last, or that it was not', async () => {
  renderPage('/admin/import', listing([pending, anInvitation({ ...failed, mailedAt: null })]));
  const table = await screen.findByRole('grid', { name: 'Invitations' });
  within(table).getByRole('columnheader', { name: 'Last mailed' });
  await within(table).findByText('Not mailed');
});

const unanswered = { unanswered: 35, mailed: 32, expired: 5, counted: 'count1' };

it('INV-068 reminds all who did not answer in three clicks, and says who cannot be mailed and why', async () => {
  const task = aTask({ kind: 'invitations.resend' });
  const calls: Calls = {
    countUnanswered: () => ({
      ...unanswered,
      refused: [
        { why: 'member', count: 2 },
        { why: 'role', count: 1 },
      ],
    }),
    resendUnanswered: () => ({ task, leftOut: 1 }),
  };
  const page = renderPage('/admin/import', {
    ...listing([pending], calls),
    tasks: {
      list: () => onePage([task]),
      get: () => ({ task: { ...task, status: 'done', total: 35, done: 32, skipped: 2, failed: 1 } }),
    },
  });
  await chooseForAll(page, 'Resend to all who did not answer');
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Send 32 pending invitations again?' }),
  );
  dialog.getByText(/^32 pending invitations will be mailed with a new link\./);
  dialog.getByText(/Expired among these: 5/);
  dialog.getByText(/Not mailed, because they are members already: 2/);
  expect(page.sent('invitations.resendUnanswered')).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Resend' }));
  await screen.findByText('Invitations that are on their way again: 32 of 35');
  await screen.findByText(/came or were sent after the count: 1 pending invitation/);
  expect(page.sent('invitations.resendUnanswered')).toEqual([{ accountId: 'account1', counted: 'count1' }]);
});

it.each([
  [{ unanswered: 0, refused: [] }, 'There is no invitation that waits for an answer.'],
  [
    { unanswered: 2, refused: [{ why: 'account' as const, count: 2 }] },
    'Nobody has answered 2 pending invitations, but none can be sent again now.',
  ],
])('has nobody to remind with %j', async (counts, sentence) => {
  const calls: Calls = { countUnanswered: () => ({ mailed: 0, expired: 0, counted: 'count1', ...counts }) };
  const page = renderPage('/admin/import?invitations.search=chi', listing([pending], calls));
  await screen.findByText('chidi@example.org');
  await chooseForAll(page, 'Resend to those in this list who did not answer');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(new RegExp(sentence));
  expect(dialog.queryByRole('button', { name: 'Resend' })).toBeNull();
  expect(page.sent('invitations.countUnanswered')).toEqual([{ accountId: 'account1', search: 'chi' }]);
});

it('INV-088 says that the export failed', async () => {
  const refused = () => {
    throw new AppError('unavailable', 'unexpected.error');
  };
  const page = renderPage('/admin/import', listing([pending], { export: refused }));
  await chooseForAll(page, 'Export all');
  await screen.findByText('Export failed.');
});

it('INV-097 is not shown below Admin, even where the account opens the page lower', async () => {
  const account = anEnteredAccount({ level: 'moderator' });
  const page = renderPage('/admin/import', {
    ...workingIn(account),
    invitations: { list: () => onePage([]) },
  });
  await waitFor(() => expect(page.address()).toBe('/profile'));
  expect(page.sent('invitations.list')).toEqual([]);
});
