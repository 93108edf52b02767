import type { EnteredAccount } from '@campus/contracts/accounts/accounts';
import { AppError } from '@campus/contracts/core/app-error';
import type { Task } from '@campus/contracts/tasks/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../../testing/answering-link.ts';
import { choose } from '../../../../testing/choose.ts';
import { membersList, withMembers } from '../../../../testing/members.ts';
import { anEnteredAccount, openSettings, workingIn } from '../../../../testing/people.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { aMember, onePage } from '../../../../testing/rows.ts';
import { aTask } from '../../../../testing/tasks.ts';

const bola = aMember();
const chidi = aMember({ id: 'membership3', userId: 'user3', email: 'chidi@example.org' });
type Preview = Awaited<ReturnType<NonNullable<NonNullable<Answers['members']>['previewBulk']>>>;

const preview = (own: Partial<Preview> = {}): Preview => ({
  total: 2,
  changing: 2,
  unchanged: 0,
  own: false,
  refused: 0,
  restorable: 0,
  permissions: { member: 2 },
  counted: 'count1',
  credentials: 0,
  ...own,
});

interface World {
  preview?: Preview;
  /** The result of the started task. */
  ended?: Partial<Task>;
  /** The members for which it failed. */
  failed?: { label: string; reason: string }[];
  account?: EnteredAccount;
  total?: number;
  /** The members that came after the count. */
  leftOut?: number;
}

function world({
  preview: counted = preview(),
  ended = {},
  failed = [],
  account,
  total = 2,
  leftOut = 0,
}: World = {}): Answers {
  const begun = () => ({ task: aTask(), leftOut });
  const rows = failed.map((row, position) => ({ ...row, reasons: [], position, outcome: 'failed' as const }));
  return {
    ...withMembers(
      membersList([bola, chidi], { total }),
      { previewBulk: () => counted, suspend: begun, unsuspend: begun, export: begun },
      workingIn(account),
    ),
    tasks: {
      list: () => onePage([]),
      get: () => ({ task: aTask({ status: 'done', total: 2, done: 2, ...ended }) }),
      rows: () => onePage(rows),
    },
  };
}

async function act(page: ReturnType<typeof renderPage>, entry: string) {
  await page.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await choose(page.user, entry);
}

async function selectBoth(page: ReturnType<typeof renderPage>) {
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select bola@example.org' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select chidi@example.org' }));
}

it('MEM-005 MEM-058 states what suspending would change, does it, and says of how many it is true', async () => {
  const counted = preview({ changing: 1, unchanged: 1, own: true, refused: 3, credentials: 2 });
  const page = renderPage('/admin/members', world({ preview: { ...counted, permissions: { admin: 1 } } }));
  await selectBoth(page);
  await act(page, 'Suspend all selected');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('Suspend 2 members of Demo Campus?');
  dialog.getByText(/^Access ends at once for 1 admin\./);
  dialog.getByText(
    /2 API credentials that they generated will be paused: scripts .*\s+Suspended already: 1\s+You cannot change these, such as owners: 3\s+You are among the selected\./,
  );
  await page.user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText('2 / 2 Users have been suspended.');
  expect(page.sent('members.suspend')).toEqual([
    { accountId: 'account1', selection: { ids: ['membership2', 'membership3'] }, counted: 'count1' },
  ]);
  expect(screen.queryByText('2 selected')).toBeNull();
});

it('MEM-005 MEM-059 restores the old roles of unsuspended members by default', async () => {
  const page = renderPage(
    '/admin/members',
    world({ preview: preview({ restorable: 1 }), ended: { done: 1 } }),
  );
  await selectBoth(page);
  await act(page, 'Unsuspend all selected');
  const dialog = within(await screen.findByRole('alertdialog'));
  const restore = await dialog.findByRole<HTMLInputElement>('radio', { name: /on record \(1\)/ });
  expect(restore.checked).toBe(true);
  await page.user.click(dialog.getByRole('button', { name: 'Unsuspend' }));
  await screen.findByText('1 / 2 Users have been unsuspended.');
  expect(page.sent('members.unsuspend')).toMatchObject([{ restore: true }]);

  await selectBoth(page);
  await act(page, 'Unsuspend all selected');
  await page.user.click(await screen.findByRole('radio', { name: 'Member, for everybody' }));
  await page.user.click(screen.getByRole('button', { name: 'Unsuspend', hidden: false }));
  await waitFor(() => expect(page.sent('members.unsuspend').at(-1)).toMatchObject({ restore: false }));
});

it('acts on all that match the filter, but for those taken out', async () => {
  const page = renderPage('/admin/members?permissions=leader&updatedFrom=', world({ total: 12_345 }));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await page.user.click(await screen.findByRole('button', { name: 'Select all 12,345 that match' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select chidi@example.org' }));
  await page.user.click(screen.getByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(await dialog.findByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(page.sent('members.suspend')).toHaveLength(1));
  expect(page.sent('members.suspend')).toMatchObject([
    {
      selection: { matching: { permissions: ['leader'], search: '' }, except: ['membership3'] },
      counted: 'count1',
    },
  ]);
});

it('sends the count that it has shown, and says how many came since', async () => {
  const page = renderPage('/admin/members', world({ leftOut: 3 }));
  await selectBoth(page);
  await act(page, 'Unsuspend all selected');
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(await dialog.findByRole('button', { name: 'Unsuspend' }));
  await screen.findByText('Left out, because they came after the count: 3 members');
  expect(page.sent('members.unsuspend')).toMatchObject([{ counted: 'count1' }]);
});

it('MEM-057 says for whom it failed', async () => {
  const failed = [{ label: 'chidi@example.org', reason: 'Only owners can grant or remove the owner role.' }];
  const page = renderPage('/admin/members', world({ ended: { done: 1, failed: 1 }, failed }));
  await selectBoth(page);
  await act(page, 'Suspend all selected');
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(await dialog.findByRole('button', { name: 'Suspend' }));
  await screen.findByText('1 / 2 Users have been suspended.');
  await screen.findByText(
    'Failed to save membership for user chidi@example.org. Only owners can grant or remove the owner role.',
  );
});

it('asks nothing when nothing would change, or when nobody is selected', async () => {
  const page = renderPage('/admin/members', world({ preview: preview({ changing: 0, unchanged: 2 }) }));
  await screen.findByText('bola@example.org');
  await act(page, 'Suspend all selected');
  await screen.findByText('Select at least one member first.');
  await selectBoth(page);
  await act(page, 'Suspend all selected');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('None of the selected members would change.');
  expect(dialog.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close']);
});

it('MEM-006 MEM-065 exports all members, whatever the filters show, and says when it is ready', async () => {
  const page = renderPage('/admin/members', world({ ended: { kind: 'members.export' } }));
  await screen.findByText('bola@example.org');
  await page.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', {
    name: 'Export All',
    description: 'Every member, whatever the filters show',
  });
  await choose(page.user, 'Export All');
  await screen.findByText('Processing member export. Email will be sent on completion.');
  expect(page.sent('members.export')).toEqual([{ accountId: 'account1' }]);
  await screen.findByText(
    'The export of 2 members is ready: mailed to ana@example.org, and under Tasks to download.',
  );
});

it('MEM-006 exports those that the filters show, and says how many they are', async () => {
  const page = renderPage('/admin/members?permissions=leader&search=moss', world({ total: 34 }));
  await screen.findByText('bola@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', {
    name: 'Export Filtered',
    description: 'Those that the filters show: 34 members',
  });
  await choose(page.user, 'Export Filtered');
  await waitFor(() => expect(page.sent('members.export')).toHaveLength(1));
  expect(page.sent('members.export')).toMatchObject([
    { accountId: 'account1', matching: { permissions: ['leader'], search: 'moss', extensive: false } },
  ]);
});

it('MEM-006 offers all members alone where no filter leaves anybody out', async () => {
  const page = renderPage('/admin/members?updatedFrom=', world());
  await screen.findByText('bola@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menuitem', { name: 'Export All' });
  expect(screen.queryByRole('menuitem', { name: 'Export Filtered' })).toBeNull();
});

it.each([
  ['at once', { refused: true }],
  ['later', { refused: false }],
])('MEM-066 says once that an export failed, %s', async (_, { refused }) => {
  const answers = world({ ended: { kind: 'members.export', status: 'failed', reason: 'No room.' } });
  const page = renderPage('/admin/members', answers);
  await screen.findByText('bola@example.org');
  if (refused)
    page.answerNow({
      ...answers,
      members: {
        ...answers.members,
        export: () => {
          throw new AppError('unavailable', 'platform.unavailable');
        },
      },
    });
  await act(page, 'Export All');
  await screen.findByText(refused ? 'Member export failed.' : 'Member export failed. No room.');
  expect(document.querySelectorAll('[data-toast=error]')).toHaveLength(1);
});

it('MEM-006 says why members cannot be exported, and who can change it', async () => {
  const settings = { ...openSettings, isExportAllowed: false };
  const page = renderPage('/admin/members', world({ account: anEnteredAccount({ settings }) }));
  await screen.findByText('bola@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Actions' }));
  const item = await screen.findByRole('menuitem', {
    name: 'Export All',
    description: 'Off for this account. Support can switch it on.',
  });
  expect(item.getAttribute('aria-disabled')).toBe('true');
});

it('MEM-006 does not offer to export to a person who is no admin', async () => {
  const page = renderPage('/admin/members', world({ account: anEnteredAccount({ level: 'moderator' }) }));
  await screen.findByText('bola@example.org');
  await page.user.click(screen.getByRole('button', { name: 'Actions' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Suspend all selected',
    'Unsuspend all selected',
  ]);
});
