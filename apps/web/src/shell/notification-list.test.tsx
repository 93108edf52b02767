import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNotify } from '../components/feedback/toasts.tsx';
import { renderPart } from '../testing/render-part.tsx';
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
