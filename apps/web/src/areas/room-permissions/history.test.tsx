import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { withPermissions } from '../../../testing/room-permissions.ts';

it('shows who changed which permission of a room type, and leads back to the editor', async () => {
  const change = { kind: 'desktop', level: 'hall', instance: 2, by: 'bo@example.org' } as const;
  const items = [
    { ...change, field: 'kick', from: '', to: '1', at: '2026-03-04T10:00:00.000Z' },
    { ...change, field: 'memberNone', from: '3', to: '3, 7', at: '2026-03-04T09:00:00.000Z' },
  ];
  const page = renderPage(
    '/admin/roomPermissions',
    withPermissions({}, { changes: () => ({ items }) }).answers,
  );
  await page.user.click(await screen.findByRole('button', { name: 'Edit Hall' }));
  await page.user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = await screen.findByRole('dialog', { name: 'History of Hall' });
  await within(dialog).findByText('Hopper Hall, Desktop, Kick: from nothing to Leaders and up');
  within(dialog).getByText('Hopper Hall, Desktop, Members: no access: from 3 to 3, 7');
  expect(within(dialog).getAllByText(/bo@example.org/)).toHaveLength(2);
  expect(page.sent('roomPermissions.changes')).toEqual([{ accountId: 'account1', level: 'hall' }]);
  await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await screen.findByRole('dialog', { name: 'Customize Permissions For Hall' });
});
