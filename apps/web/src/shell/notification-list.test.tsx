import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { useNotify } from '../components/feedback/toasts.tsx';
import { clearAccountData } from '../lib/account-data.ts';
import { rememberAccount } from '../lib/storage.ts';
import { NotificationList } from './notification-list.tsx';

function Page() {
  const notify = useNotify();
  return (
    <>
      <NotificationList />
      <button
        type="button"
        onClick={() => notify.error(new Error(), (reason) => `Failed to save: ${reason}`)}
      >
        fail
      </button>
      <button type="button" onClick={() => notify.success('It is saved.')}>
        succeed
      </button>
    </>
  );
}

function Other() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify.error(new Error(), (reason) => `Failed to send: ${reason}`)}>
      fail elsewhere
    </button>
  );
}

it('lets errors be read again after their toasts have gone, until they are cleared', async () => {
  const { user } = renderPart(<Page />);
  await user.click(screen.getByRole('button', { name: 'succeed' }));
  await user.click(screen.getByRole('button', { name: 'fail' }));
  for (const dismiss of screen.getAllByRole('button', { name: 'Dismiss' })) await user.click(dismiss);
  expect(screen.queryByText(/Failed to save/)).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Notifications: 1' }));
  await screen.findByText('Failed to save: Oops, something went wrong. Please try again.');
  expect(screen.queryByText('It is saved.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByText(/Failed to save/)).toBeNull());
  screen.getByRole('button', { name: 'Notifications: 0' });
});

it('keeps them across a reload of the tab, until the account or the person is left', async () => {
  rememberAccount('account1');
  const before = renderPart(<Page />);
  await before.user.click(screen.getByRole('button', { name: 'fail' }));
  before.unmount();
  const after = renderPart(<Page />);
  await after.user.click(screen.getByRole('button', { name: 'Notifications: 1' }));
  await screen.findByText('Failed to save: Oops, something went wrong. Please try again.');
  act(() => clearAccountData());
  screen.getByRole('button', { name: 'Notifications: 0' });
  after.unmount();
  renderPart(<Page />);
  screen.getByRole('button', { name: 'Notifications: 0' });
});

it('takes away the error of an action that has succeeded since, and no other', async () => {
  const { user } = renderPart(
    <>
      <Page />
      <Other />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'fail' }));
  await user.click(screen.getByRole('button', { name: 'fail elsewhere' }));
  await user.click(screen.getByRole('button', { name: 'succeed' }));
  screen.getByText('It is saved.');
  expect(screen.queryByText(/^Failed to save/)).toBeNull();
  screen.getByText(/^Failed to send/);
  screen.getByRole('button', { name: 'Notifications: 2' });
});
