import { AppError } from '@campus/contracts/core/app-error';
import type { WebRoom } from '@campus/contracts/web-rooms/web-rooms';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { comeBack } from '../../../testing/come-back.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { webRooms, withWebRooms } from '../../../testing/web-rooms.ts';

const address = '/admin/manageWebRooms';
const superadmin = { level: 'superadmin' } as const;
const aula = webRooms[0] as WebRoom;

async function open(...given: Parameters<typeof withWebRooms>) {
  return opened(renderPage(address, withWebRooms(...given)));
}

async function opened(page: ReturnType<typeof renderPage>) {
  await screen.findByRole('radiogroup', { name: 'Rooms' });
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
  const retype = async (label: string, to: string) => {
    await page.user.clear(field(label));
    if (to) await enterText(page.user, field(label), to);
  };
  const choose = (name: string) => page.user.click(screen.getByRole('radio', { name }));
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save Room' }));
  return { ...page, field, retype, choose, save };
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.getAttribute('aria-label'));

it('WRM-001 WRM-002 WRM-004 WRM-023 shows the first room, says so, and lets another one be chosen in one step, with its name, Cancel, and Save Room', async () => {
  const { choose, field } = await open();
  expect(chosen()).toEqual(['Aula']);
  screen.getByText(/The first one of the list is shown until you choose another\./);
  await choose('Hall');
  expect(chosen()).toEqual(['Hall']);
  expect(field('Name').value).toBe('Hall');
  screen.getByRole('button', { name: 'Cancel' });
  screen.getByRole('button', { name: 'Save Room' });
});

it('WRM-003 shows Order to a superadmin only', async () => {
  const admin = await open();
  expect(screen.queryByRole('textbox', { name: 'Order' })).toBeNull();
  await admin.retype('Name', 'Great Aula');
  await admin.save();
  await screen.findByText('Successfully updated web room');
  expect(admin.sent('webRooms.update')).toEqual([
    { accountId: 'account1', roomId: 'aula', name: 'Great Aula', base: 'Aula' },
  ]);
  admin.unmount();
  const { field } = await open(superadmin);
  expect(field('Order').value).toBe('20');
});

it('WRM-005 says No rooms available when there are none', async () => {
  renderPage(address, withWebRooms({}, { list: () => ({ items: [] }) }));
  await screen.findByText('No rooms available');
});

it('WRM-010 Cancel shows the stored values again, without a call', async () => {
  const page = await open(superadmin);
  await page.retype('Name', 'Great Aula');
  await page.retype('Order', '50');
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([page.field('Name').value, page.field('Order').value]).toEqual(['Aula', '20']);
  expect([page.sent('webRooms.update').length, page.sent('webRooms.list').length]).toEqual([0, 1]);
});

it('WRM-011 WRM-022 a save changes the room in place, and says Successfully updated web room', async () => {
  const { choose, retype, save, field, sent } = await open(superadmin);
  await choose('Hall');
  await retype('Name', 'Great Hall');
  await retype('Order', '30');
  await save();
  await screen.findByText('Successfully updated web room');
  expect(sent('webRooms.update')).toMatchObject([
    { roomId: 'hall', name: 'Great Hall', order: 30, base: 'Hall' },
  ]);
  expect(chosen()).toEqual(['Great Hall']);
  expect([field('Name').value, field('Order').value]).toEqual(['Great Hall', '30']);
});

it('WRM-007 a blank order is sent as none', async () => {
  const first = await open(superadmin);
  await first.retype('Order', '');
  await first.save();
  await waitFor(() => expect(first.sent('webRooms.update')).toMatchObject([{ order: null }]));
});

it('WRM-012 WRM-014 WRM-017 shows all errors in one toast, a line for each', async () => {
  const { retype, save, sent } = await open(superadmin);
  await retype('Name', '');
  await retype('Order', 'abc');
  await save();
  const toast = await waitFor(() =>
    within(screen.getAllByRole('alert')[0] as HTMLElement).getByText(/name is required/),
  );
  expect(toast.textContent).toBe('name is required\norder must be a number or empty');
  expect(sent('webRooms.update')).toEqual([]);
});

it('WRM-022 after a failed save shows the server’s message, and keeps what was typed', async () => {
  const update = () => {
    throw new AppError('conflict', 'webRooms.changedMeanwhile', { name: 'Big Aula' });
  };
  const { retype, save, field } = await open({}, { update });
  await retype('Name', 'Great Aula');
  await save();
  await screen.findByText(
    'Another person has changed this room since. It is called Big Aula now. Nothing was saved.',
  );
  expect(field('Name').value).toBe('Great Aula');
});

it('keeps what is typed while a save is under way, and bases it on what was saved', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<{ room: WebRoom; version: number }>();
  const page = await open({}, { update: () => promise });
  await page.retype('Name', 'Great Aula');
  await page.save();
  await page.user.type(page.field('Name'), ' 2');
  answer({ room: { ...aula, name: 'Great Aula' }, version: 2 });
  await screen.findByText('Successfully updated web room');
  expect(page.field('Name').value).toBe('Great Aula 2');
  await page.save();
  await waitFor(() => expect(page.sent('webRooms.update')[1]).toMatchObject({ base: 'Great Aula' }));
});

it('shows what a colleague has saved once one’s own input is put back', async () => {
  let items = [aula];
  const page = await open({}, { list: () => ({ items }) });
  await page.user.type(page.field('Name'), '!{Backspace}');
  items = [{ ...aula, name: 'Main Aula' }];
  comeBack();
  await waitFor(() => expect(page.field('Name').value).toBe('Main Aula'));
});

it('asks before the page is left while a save is under way', async () => {
  const page = await open({}, { update: () => new Promise<never>(() => undefined) });
  await page.retype('Name', 'Great Aula');
  await page.save();
  await page.user.click(screen.getByRole('link', { name: 'Room Permissions' }));
  await screen.findByText('Are you sure you want to leave this page? You have unsaved changes.');
});

it('marks a room whose input is not saved while another is chosen, and asks before it is left', async () => {
  const page = await open();
  await page.retype('Name', 'Great Aula');
  await page.choose('Hall');
  screen.getByText('Level aula · Not saved');
  await page.user.click(screen.getByRole('link', { name: 'Room Permissions' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByRole('button', { name: 'Save and leave' })).toBeNull();
  await page.user.click(dialog.getByRole('button', { name: 'Stay' }));
  await page.choose('Aula');
  expect(page.field('Name').value).toBe('Great Aula');
});
