import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { withBadges } from '../../../testing/badges.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { anEnteredAccount, openSettings, workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask, aTask } from '../../../testing/tasks.ts';

type Export = NonNullable<NonNullable<Answers['badges']>['exportAssignments']>;

async function openDialog(exportAssignments: Export, address = '/admin/badges') {
  const tasks = { list: () => onePage([]), get: () => ({ task: aDoneTask({ kind: 'badges.export' }) }) };
  const page = renderPage(address, { ...withBadges({ exportAssignments }), tasks });
  await screen.findByText('bola@example.org');
  await page.user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export badge assignments' }));
  const recipient = dialog.getByLabelText<HTMLInputElement>('Recipient');
  return {
    ...page,
    dialog,
    recipient,
    send: () => page.user.click(dialog.getByRole('button', { name: 'Export' })),
  };
}

it('has the assignments mailed to whom the person says, which is the person unless changed', async () => {
  const { user, recipient, send, sent } = await openDialog(() => ({
    task: aTask({ kind: 'badges.export' }),
  }));
  expect(recipient.value).toBe('ana@example.org');
  await user.clear(recipient);
  await enterText(user, recipient, 'dean@example.org');
  await send();
  await screen.findByText('The export was started. It is mailed to dean@example.org.');
  expect(sent('badges.exportAssignments')).toEqual([
    { accountId: 'account1', recipient: 'dean@example.org', search: '' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('The export of badge assignments is done, and mailed to dean@example.org.');
});

it('exports those that the filters show, or all of them', async () => {
  const task = aTask({ kind: 'badges.export' });
  const { user, dialog, send, sent } = await openDialog(
    () => ({ task }),
    '/admin/badges?search=bo&badgeId=badge1',
  );
  const members = dialog.getByLabelText<HTMLSelectElement>('Members');
  expect([...members.options].map((option) => option.text)).toEqual([
    'All members',
    'Those that the filters show: 1 member',
  ]);
  expect(members.value).toBe('all');
  await user.selectOptions(members, 'Those that the filters show: 1 member');
  await send();
  await waitFor(() =>
    expect(sent('badges.exportAssignments')).toEqual([
      { accountId: 'account1', recipient: 'ana@example.org', search: 'bo', badgeId: 'badge1' },
    ]),
  );
});

it('asks for no members where no filter leaves anybody out', async () => {
  const { dialog } = await openDialog(() => ({ task: aTask() }));
  expect(dialog.queryByLabelText('Members')).toBeNull();
});

it('BDG-019 says why an export could not be scheduled', async () => {
  const { send } = await openDialog(() => {
    throw new AppError('forbidden', 'access.forbidden');
  });
  await send();
  await screen.findByText('Failed to schedule export: You do not have permission to do this.');
});

it('sends nothing to an invalid email address', async () => {
  const { user, recipient, dialog, send, sent } = await openDialog(() => ({ task: aTask() }));
  await user.clear(recipient);
  await send();
  await dialog.findByText('An export email has not been entered.');
  expect(sent('badges.exportAssignments')).toEqual([]);
});

it('is not offered where the account does not allow its members to be exported', async () => {
  const settings = { ...openSettings, isExportAllowed: false };
  const { badges = {} } = withBadges({});
  const answers = workingIn(anEnteredAccount({ settings }));
  renderPage('/admin/badges', { ...answers, badges, tasks: { list: () => onePage([]) } });
  await screen.findByRole('heading', { name: 'Badges', level: 1 });
  await screen.findByRole('grid');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
