import { AppError } from '@campus/contracts/core/app-error';
import type { Task } from '@campus/contracts/tasks/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anImport, importing } from '../../../testing/imports.ts';
import { workingIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask } from '../../../testing/tasks.ts';

const running = aDoneTask({
  status: 'running',
  total: 100_000,
  done: 12_000,
  skipped: 300,
  failed: 45,
  finishedAt: null,
});

/** An account with these tasks, with the details of the first one. */
function withTasks(...tasks: Task[]) {
  const [task = aDoneTask()] = tasks;
  return {
    ...workingIn(),
    tasks: { list: () => onePage(tasks), get: () => ({ task }), rows: () => onePage([]) },
  };
}

const tray = () => screen.findByRole('button', { name: /^Tasks: / });

it('shows no tray to whom has no tasks', async () => {
  const page = renderPage('/profile', workingIn());
  await waitFor(() => expect(page.sent('tasks.list')).toEqual([{ accountId: 'account1' }]));
  await screen.findByRole('heading', { name: 'Profile' });
  expect(screen.queryByRole('button', { name: /^Tasks: / })).toBeNull();
});

it('lists the tasks, those that run with how far they are', async () => {
  const { user } = renderPage(
    '/profile',
    withTasks(running, aDoneTask({ id: 'task2', kind: 'badges.import', done: 5, skipped: 1, failed: 2 })),
  );
  expect((await tray()).getAttribute('aria-label')).toBe('Tasks: 1 running');
  await user.click(await tray());
  const drawer = within(await screen.findByRole('dialog', { name: 'Tasks' }));
  const bar = await screen.findByRole('progressbar', { name: 'Suspend members' });
  expect(bar.getAttribute('aria-valuenow')).toBe('12');
  screen.getByText('12,345 of 100,000');
  const [, ended] = drawer.getAllByRole('listitem');
  expect(ended?.textContent).toContain('Import badge assignments');
  expect(ended?.textContent).toContain('5 done · 1 skipped · 2 failed');
});

it('follows running tasks, shows their pace, and notices their end', async () => {
  let done = 0;
  let ended = false;
  const answers = withTasks(running);
  const list = () => {
    done += 1000;
    return onePage([ended ? aDoneTask() : { ...running, skipped: 0, failed: 0, done }]);
  };
  const page = renderPage('/profile', { ...answers, tasks: { ...answers.tasks, list } });
  await page.user.click(await tray());
  await screen.findByText(/^[\d,]+ of 100,000 · [\d,]+ per second · about \d+ \w+ left$/);
  ended = true;
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('shows a task with each of its things, by outcome and page by page', async () => {
  const { user, sent } = renderPage('/profile', {
    ...withTasks(aDoneTask({ total: 60, done: 57, skipped: 1, failed: 2 })),
    tasks: {
      ...withTasks(aDoneTask({ total: 60, done: 57, skipped: 1, failed: 2 })).tasks,
      rows: ({ outcome, page }) =>
        onePage(
          outcome === 'failed'
            ? [
                {
                  position: 7,
                  label: 'bola@example.org',
                  outcome,
                  reason: 'Only owners may do this.',
                  reasons: [],
                },
              ]
            : [
                {
                  position: 1,
                  label: 'chidi@example.org',
                  outcome: 'done' as const,
                  reason: '',
                  reasons: [],
                },
              ],
          outcome === 'failed' ? 1 : 60,
          Number(page ?? 1),
        ),
    },
  });
  await user.click(await tray());
  await user.click(await screen.findByRole('button', { name: 'Suspend members' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Suspend members' }));
  drawer.getByText('57 done · 1 skipped · 2 failed');
  await drawer.findByText('chidi@example.org');
  await user.click(drawer.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(sent('tasks.rows').at(-1)).toMatchObject({ taskId: 'task1', page: 2 }));
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Outcome' }), 'Failed');
  await drawer.findByText('Only owners may do this.');
  expect(sent('tasks.rows').at(-1)).toMatchObject({ outcome: 'failed', page: 1 });
  await user.click(drawer.getByRole('button', { name: 'Back to the tasks' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Suspend members' }));
});

it('stops a task after saying what stays, and follows it to its final numbers', async () => {
  const { user, sent, ...page } = renderPage('/profile', withTasks(running));
  await user.click(await tray());
  await user.click(await screen.findByRole('button', { name: 'Suspend members' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop “Suspend members”?' }));
  question.getByText('The 12,345 that are done stay as they are.');
  const stopping = { ...running, status: 'stopping' } as const;
  const answers = withTasks(stopping);
  page.answerNow({ ...answers, tasks: { ...answers.tasks, cancel: () => ({ task: stopping }) } });
  await user.click(question.getByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopping', { selector: '[role=dialog] *' });
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  page.answerNow(withTasks(aDoneTask({ status: 'cancelled', total: 100_000, done: 13_000 })));
  expect(await screen.findByText(/13,000 done/, { selector: '[role=dialog] *' })).toBeDefined();
  expect(await screen.findByText('Stopped', { selector: '[role=dialog] *' })).toBeDefined();
  expect(sent('tasks.cancel')).toEqual([{ accountId: 'account1', taskId: 'task1' }]);
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('tells why a task could not be stopped', async () => {
  const answers = withTasks(running);
  const cancel = () => {
    throw new AppError('conflict', 'tasks.ended');
  };
  const { user } = renderPage('/profile', { ...answers, tasks: { ...answers.tasks, cancel } });
  await user.click(await tray());
  await user.click(await screen.findByRole('button', { name: 'Suspend members' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Stop' }));
  await screen.findByText('This task has ended already.');
});

it('leads from a plan that waits to where it is looked at and applied', async () => {
  const waiting = anImport().task;
  const answers = withTasks(waiting);
  const page = renderPage('/profile', { ...importing(), tasks: answers.tasks });
  expect((await tray()).getAttribute('aria-label')).toBe('Tasks: 0 running, 1 waiting for you');
  await page.user.click(await tray());
  await screen.findByText('Nothing has been changed yet. Review the changes and apply them.');
  await page.user.click(screen.getByRole('button', { name: 'Import members' }));
  await page.user.click(await screen.findByRole('link', { name: 'See what it would change' }));
  expect(page.address()).toBe('/admin/import?tab=update&import=import1');
  await screen.findByRole('heading', { name: 'people.csv' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
