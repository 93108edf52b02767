import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { enterText } from '../../../testing/enter-text.ts';
import {
  anAccount,
  anEnteredAccount,
  aUser,
  signedIn,
  signedOut,
  workingIn,
} from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask } from '../../../testing/tasks.ts';
import { currentAccountId, rememberAccount } from '../../lib/storage.ts';

const file = { name: 'members.csv', bytes: 1_234_567, until: '2026-11-09T14:06:00.000Z' };
const withTask = (answers: Answers): Answers => ({
  ...answers,
  tasks: {
    list: () => onePage([]),
    get: () => ({ task: aDoneTask({ kind: 'members.export', done: 12_345, file }) }),
    rows: () => onePage([]),
  },
});

it('leads by a mailed link into the account of the task, a member too', async () => {
  rememberAccount('account1');
  const other = anEnteredAccount({ id: 'account2', level: 'member', pages: [] });
  const page = renderPage('/admin/tasks/task1?account=account2', withTask(workingIn(other)));
  rememberAccount('account1');
  await screen.findByRole('heading', { name: 'Export members' });
  screen.getByText('12,345 done');
  screen.getByRole('button', { name: 'Download (1.2 MB)' });
  screen.getByText('members.csv');
  expect(page.sent('tasks.get')).toEqual([{ accountId: 'account2', taskId: 'task1' }]);
  expect(page.history()).toEqual(['/admin/tasks/task1']);
  expect(currentAccountId()).toBe('account2');
});

it('stays in the current account when the link leads to one that cannot be entered', async () => {
  const answers = workingIn();
  renderPage('/admin/tasks/task1?account=account2', {
    ...answers,
    accounts: {
      ...answers.accounts,
      get: () => {
        throw new AppError('forbidden', 'access.forbidden');
      },
    },
  });
  await screen.findByRole('heading', { name: 'You are not a member of this account' });
  expect(currentAccountId()).toBe('account1');
});

it('comes back to the link after signing in', async () => {
  const page = renderPage('/admin/tasks/task1?account=account1', signedOut);
  await waitFor(() => expect(page.address()).toBe('/login'));
  await enterText(page.user, await screen.findByLabelText('Email'), 'ana@example.org');
  await enterText(page.user, screen.getByLabelText('Password'), 'Secret-1');
  const answers = withTask({
    ...workingIn(),
    ...signedIn(aUser(), [anAccount()]),
    accounts: workingIn().accounts,
  });
  page.answerNow({ ...answers, auth: { ...answers.auth, signIn: () => ({ user: aUser(), waiting: null }) } });
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Export members' });
  expect(page.address()).toBe('/admin/tasks/task1');
});

it('says why there is no such task', async () => {
  const answers = withTask(workingIn());
  const get = () => {
    throw new AppError('notFound', 'tasks.notFound');
  };
  renderPage('/admin/tasks/task1', { ...answers, tasks: { ...answers.tasks, get } });
  await screen.findByText('This task could not be found. Results are kept for seven days.');
});
