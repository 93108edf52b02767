import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { withHeights, withRooms } from '../../../testing/rooms.ts';

beforeEach(() => withHeights());

it('says who changed which field of a room, from what to what, and returns the focus', async () => {
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
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Lobby' }));
  await dialog.findByText('Access: Member and Above → Moderator and Above');
  dialog.getByText('Passcodes: none → set');
  expect(dialog.getAllByText(/by ana@example.org/)).toHaveLength(2);
  expect(page.sent('rooms.changes')).toEqual([{ accountId: 'account1', entryId: 'lobby' }]);
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(history));
});

it('restores a previous value of a room, based on the present one', async () => {
  const { answers } = withRooms();
  const saved = { by: 'ana@example.org', at: '2026-11-10T10:00:00.000Z' };
  const items = [
    { ...saved, field: 'permAccess', from: 2, to: 4 },
    { ...saved, field: 'notes', from: '', to: 'Old' },
    { ...saved, field: 'zoomCredential', from: '4711', to: '' },
    { ...saved, field: 'hasPasscodes', from: true, to: false },
    { ...saved, field: 'created', from: null, to: 'Foyer' },
  ];
  const page = renderPage('/admin/manageRooms?item=lobby', {
    ...answers,
    rooms: { ...answers.rooms, changes: () => ({ items }) },
  });
  await page.user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Lobby' }));
  await dialog.findByText('Created as Foyer');
  expect(dialog.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  await page.user.click(dialog.getByRole('button', { name: 'Restore Access to Moderator and Above' }));
  await screen.findByText('Restored: Access');
  expect(page.sent('rooms.update')).toEqual([
    {
      accountId: 'account1',
      entryId: 'lobby',
      change: { kind: 'room', fields: { permAccess: 2 }, base: { permAccess: 4 } },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>('Access').value).toBe('2');
});

it('says who deleted a room that is gone', async () => {
  const { answers } = withRooms();
  const at = '2026-11-10T10:00:00.000Z';
  const items = [{ field: 'deleted', from: 'Foyer', to: null, by: 'ana@example.org', at }];
  const page = renderPage('/admin/manageRooms?item=gone1', {
    ...answers,
    rooms: { ...answers.rooms, changes: () => ({ items }) },
  });
  await screen.findByText('This room or command is not in the list any more.');
  await page.user.click(screen.getByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Foyer was deleted');
  dialog.getByText(/by ana@example.org/);
  expect(dialog.queryByRole('button', { name: /^Restore/ })).toBeNull();
});
