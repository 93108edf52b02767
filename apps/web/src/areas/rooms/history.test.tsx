import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { withHeights, withRooms } from '../../testing/rooms.ts';

beforeEach(() => withHeights());

it('issue 15, history: says who changed which field of a room, from what to what, and returns the focus', async () => {
  const { answers } = withRooms();
  const at = '2026-11-10T10:00:00.000Z';
  const by = 'ana@example.org';
  const items = [
    { field: 'permAccess', from: 4, to: 2, by, at },
    { field: 'hasPasscodes', from: false, to: true, by, at },
  ];
  const changes = () => ({ items });
  const page = renderPage('/admin/manageRooms?item=lobby', {
    ...answers,
    rooms: { ...answers.rooms, changes },
  });
  const history = await screen.findByRole('button', { name: 'History' });
  await page.user.click(history);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'History of Lobby' }));
  await dialog.findByText('Access: Member and Above → Moderator and Above');
  dialog.getByText('Passcodes: none → set');
  expect(dialog.getAllByText(/by ana@example.org/)).toHaveLength(2);
  expect(page.sent('rooms.changes')).toEqual([{ accountId: 'account1', entryId: 'lobby' }]);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(history));
});
