import type { Task } from '@campus/contracts/tasks/tasks';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type Answers, answeringLink } from '../../../testing/answering-link.ts';
import { workingIn } from '../../../testing/people.ts';
import { onePage } from '../../../testing/rows.ts';
import { aDoneTask, aTask } from '../../../testing/tasks.ts';
import { AppProviders } from '../../app-providers.tsx';
import { AccountProvider } from '../account.tsx';
import { SessionGuard } from '../session.tsx';
import { FollowTasks, useFollowTask } from './follow-tasks.tsx';

const begun = aTask();

/** A page that starts a task, and can be left while it runs. */
function Page({ onEnd }: { onEnd: (task: Task) => void }) {
  const follow = useFollowTask();
  return (
    <button type="button" onClick={() => follow(begun, onEnd)}>
      begin
    </button>
  );
}

function Console({ onEnd }: { onEnd: (task: Task) => void }) {
  const [left, setLeft] = useState(false);
  return (
    <FollowTasks>
      {left ? 'another page' : <Page onEnd={onEnd} />}
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
    </FollowTasks>
  );
}

/** Starts a task, leaves the page, and ends the task in the given state. Returns what the page received. */
async function begunAndEnded(last: Task) {
  const received: Task[] = [];
  let task = begun;
  const answers: Answers = {
    ...workingIn(),
    tasks: { list: () => onePage([task]), get: () => ({ task }) },
  };
  render(
    <AppProviders link={answeringLink(() => answers, [])}>
      <SessionGuard>
        <AccountProvider accountId="account1" alone={null}>
          <Console onEnd={(ended) => received.push(ended)} />
        </AccountProvider>
      </SessionGuard>
    </AppProviders>,
  );
  (await screen.findByRole('button', { name: 'begin' })).click();
  screen.getByRole('button', { name: 'leave' }).click();
  await screen.findByText('another page');
  expect(received).toEqual([]);
  task = last;
  await waitFor(() => expect(received).not.toEqual([]));
  return received;
}

it('tells the page that started a task its result once, even if the page is no longer shown', async () => {
  const done = aDoneTask({ done: 1, failed: 1 });
  expect(await begunAndEnded(done)).toEqual([done]);
  expect(screen.queryAllByText(/Suspend members/)).toEqual([]);
});

it('says that a task failed, and why', async () => {
  await begunAndEnded(
    aDoneTask({
      status: 'failed',
      reason: 'The person who started this task is no longer allowed to do it.',
    }),
  );
  await screen.findByText(
    'Suspend members failed. The person who started this task is no longer allowed to do it.',
  );
});

it('says that a task was stopped', async () => {
  await begunAndEnded(aDoneTask({ status: 'cancelled' }));
  await screen.findByText('Suspend members was stopped.');
});
