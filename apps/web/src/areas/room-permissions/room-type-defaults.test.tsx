import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { withPermissions } from '../../../testing/room-permissions.ts';

const kick = (defaultPermissionLevel: number) => [
  { id: 'kick', label: 'Kick', definition: '', defaultPermissionLevel },
];
const optionSets = [
  { roomTypes: [{ name: 'hall', friendlyName: 'Hall' }], options: kick(4) },
  { roomTypes: [{ name: 'lab', friendlyName: 'Laboratory' }], options: kick(16) },
];

it('RPM-023 a room type shows its own default, and the world says which types have another one', async () => {
  const { user } = renderPage('/admin/roomPermissions', withPermissions({ state: { optionSets } }).answers);
  const open = async (card: string) => {
    await user.click(await screen.findByRole('button', { name: `Edit ${card}` }));
    await screen.findByRole('dialog', { name: `Customize Permissions For ${card}` });
  };
  const row = () => within(screen.getByRole('group', { name: 'Kick' }));
  const isChosen = (level: string) => (row().getByLabelText(level) as HTMLInputElement).checked;
  await open('World');
  expect(isChosen('Moderators and up')).toBe(true);
  row().getByText('By default Owners in: Laboratory.');
  await user.click(row().getByLabelText('Admins and up'));
  expect(row().queryByText(/Laboratory/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open('Laboratory');
  expect(isChosen('Owners')).toBe(true);
  expect(row().queryByText(/By default /)).toBeNull();
});
