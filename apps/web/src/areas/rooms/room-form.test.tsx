import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, someEntries, withHeights, withRooms } from '../../../testing/rooms.ts';

const at = (item: string) => `/admin/manageRooms?item=${item}`;
const field = <Kind extends HTMLElement = HTMLInputElement>(label: string | RegExp) =>
  screen.findByLabelText<Kind>(label);
const place = (name: string) =>
  within(screen.getByRole('region', { name: 'Details' })).getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

beforeEach(() => withHeights());

it('saves what was changed of a room by the one bar, based on what it was, and keeps it while another is looked at', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  const name = await field('Name');
  await page.user.clear(name);
  await enterText(page.user, name, 'Great Hall');
  await page.user.click(screen.getByRole('button', { name: 'Garden' }));
  await screen.findByRole('heading', { name: 'Garden', level: 2 });
  screen.getByText('1 room or command changed');
  await page.user.click(screen.getByRole('button', { name: 'Lobby' }));
  expect((await field('Name')).value).toBe('Great Hall');
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(page.sent('rooms.update')).toEqual([
    {
      accountId: 'account1',
      entryId: 'lobby',
      change: { kind: 'room', fields: { name: 'Great Hall' }, base: { name: 'Lobby' } },
    },
  ]);
  await screen.findByRole('button', { name: 'Great Hall' });
});

it('ROM-012 ROM-013 hides a room that is in no menu, and shows it again', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  await field('Name');
  await page.user.click(place('GOTO'));
  expect([place('GOTO').checked, place('Hidden').checked]).toEqual([false, true]);
  await page.user.click(place('Mobile'));
  expect([place('Mobile').checked, place('Hidden').checked]).toEqual([true, false]);
});

it('ROM-014 asks before passcodes hide a room; canceling changes nothing', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  await page.user.click(await screen.findByRole('switch', { name: 'Ask for a passcode' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Hide Lobby and ask for a passcode?' }),
  );
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(place('GOTO').checked).toBe(true);
  expect(screen.queryByText('1 room or command changed')).toBeNull();
});

it('ROM-014 says before passcodes take a room off the web, even if it is hidden already', async () => {
  const entries = [aRoom('aula', { visibleOn: ['hidden'], isOnWeb: true })];
  const page = renderPage(at('aula'), withRooms({ entries }).answers);
  await page.user.click(await screen.findByRole('switch', { name: 'Ask for a passcode' }));
  await screen.findByText(/and off the web\. Only the operator of the web client can bring it back/);
  await page.user.click(await press('Enable passcodes'));
  await enterText(page.user, await field('Passcode 1'), 'lantern77');
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(page.sent('rooms.update')).toMatchObject([{ change: { passcodes: ['lantern77'] } }]);
});

it('ROM-014 ROM-036 ROM-037 ROM-039 enables passcodes: hidden only, the second one after the first', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  await page.user.click(await screen.findByRole('switch', { name: 'Ask for a passcode' }));
  await page.user.click(await press('Enable passcodes'));
  await waitFor(() => expect(place('Hidden').checked).toBe(true));
  expect(place('GOTO').checked).toBe(false);
  const two = await field('Passcode 2');
  expect(two.disabled).toBe(true);
  await enterText(page.user, await field('Passcode 1'), 'short');
  expect(two.disabled).toBe(false);
  await page.user.click(await press('Save'));
  await screen.findByText('A passcode needs at least 8 characters with 1 letter and 1 digit.');
  expect(page.sent('rooms.update')).toEqual([]);
  await enterText(page.user, await field('Passcode 1'), 'er1passcode');
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(page.sent('rooms.update')).toMatchObject([
    { change: { fields: { visibleOn: ['hidden'] }, passcodes: ['shorter1passcode'] } },
  ]);
});

it('ROM-036 ROM-037 marks the passcode that is missing or too short, and gives it the focus', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  await page.user.click(await screen.findByRole('switch', { name: 'Ask for a passcode' }));
  await page.user.click(await press('Enable passcodes'));
  const one = await field('Passcode 1');
  await page.user.click(await press('Save'));
  await screen.findByText('Enter a passcode, or turn off “Ask for a passcode”.');
  await waitFor(() => expect(document.activeElement).toBe(one));
  expect(one.getAttribute('aria-invalid')).toBe('true');
  await enterText(page.user, one, 'good1passcode');
  await enterText(page.user, await field('Passcode 2'), 'short');
  await page.user.click(await press('Save'));
  const two = await screen.findByRole('textbox', {
    name: 'Passcode 2',
    description: /at least 8 characters/,
  });
  await waitFor(() => expect(document.activeElement).toBe(two));
  expect(one.getAttribute('aria-invalid')).toBeNull();
  expect(page.sent('rooms.update')).toEqual([]);
});

it('ROM-031 shows and marks an optional field with prohibited content that is folded away', async () => {
  localStorage.setItem('campus.optionalRoomFields', 'true');
  const page = renderPage(at('lobby'), withRooms().answers);
  await enterText(page.user, await field('Label'), '<b>hi');
  await page.user.click(screen.getByRole('switch', { name: 'Show optional fields' }));
  expect(screen.queryByLabelText('Label')).toBeNull();
  await page.user.click(await press('Save'));
  const label = await field('Label');
  expect(label.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(label));
});

it('ROM-015 asks before a room with passcodes is shown, and removes them', async () => {
  const page = renderPage(`${at('vault')}&show=hidden`, withRooms().answers);
  expect((await field('Passcode 1')).value).toBe('secret123');
  await page.user.click(place('GOTO'));
  await screen.findByRole('alertdialog', { name: 'Show Vault and remove its passcodes?' });
  await page.user.click(await press('Remove passcodes'));
  await waitFor(() => expect(place('GOTO').checked).toBe(true));
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(page.sent('rooms.update')).toMatchObject([
    { change: { fields: { visibleOn: ['GOTO'] }, passcodes: [] } },
  ]);
});

it('ROM-063 says that passcodes could not be set when they fail to load', async () => {
  const { answers } = withRooms();
  const passcodes = () => {
    throw new Error('down');
  };
  renderPage(at('vault'), { ...answers, rooms: { ...answers.rooms, passcodes } });
  await screen.findByText(/Passcodes could not be set\.$/);
});

it('ROM-040 offers no passcodes where the account has none', async () => {
  renderPage(at('lobby'), withRooms({ offers: { passcodes: false } }).answers);
  await field('Name');
  expect(screen.queryByRole('switch', { name: 'Ask for a passcode' })).toBeNull();
});

it('ROM-011 ROM-061 offers levels that are not hidden, and warns of unsupported ones', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  const level = await field<HTMLSelectElement>('Room type');
  expect([...level.options].map(({ text }) => text)).toEqual(['The hall', 'The lab', 'The moon']);
  await page.user.selectOptions(level, 'The moon');
  await screen.findByText('The client application may not support this room type.');
});

it('ROM-059 ROM-060 says why there are no room types, or that there are none', async () => {
  const { answers } = withRooms();
  const levels = () => {
    throw new Error('down');
  };
  const page = renderPage(at('lobby'), { ...answers, rooms: { ...answers.rooms, levels } });
  await screen.findByText(/^Failed to retrieve available room types: /);
  page.answerNow({ ...answers, rooms: { ...answers.rooms, levels: () => ({ items: [] }) } });
  await page.user.click(await press('Try again'));
  await screen.findByText('No room types found.');
});

it('ROM-067 keeps in this browser whether optional fields show', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  await field('Name');
  expect(screen.queryByLabelText('Voice IP')).toBeNull();
  await page.user.click(await screen.findByRole('switch', { name: 'Show optional fields' }));
  await field('Voice IP');
  page.unmount();
  renderPage(at('garden'), withRooms().answers);
  await field('Voice IP');
});

it('ROM-030 ROM-031 ROM-032 lists fields with prohibited content, and saves nothing until Zoom is whole', async () => {
  localStorage.setItem('campus.optionalRoomFields', 'true');
  const page = renderPage(at('lobby'), withRooms().answers);
  await enterText(page.user, await field('Label'), '<b>hi');
  await page.user.type(await field('Zoom ID'), '123');
  await page.user.click(await press('Save'));
  await screen.findByText('Please fix the issue(s) indicated below before proceeding:');
  screen.getByText('Label: Markup, scripts, and control characters are not allowed here.');
  await page.user.clear(await field('Label'));
  await screen.findByText('Zoom ID and Zoom passcode must be both given or both omitted.');
  await page.user.type(await field('Zoom passcode'), '456');
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(page.sent('rooms.update')).toMatchObject([
    { change: { fields: { zoomCredential: { id: '123', passcode: '456' } } } },
  ]);
});

it('ROM-041 ROM-042 derives the command for a full room from the chosen room and location', async () => {
  localStorage.setItem('campus.optionalRoomFields', 'true');
  const page = renderPage(at('lobby'), withRooms().answers);
  await page.user.selectOptions(await field('Lead people to'), 'A room');
  await page.user.selectOptions(await field('Room to load'), 'Labs / Lasers');
  await screen.findByText('Command: /load lab 2');
  await page.user.selectOptions(await field('Lead people to'), 'A location in a room');
  await page.user.selectOptions(await field('Room to load'), 'Labs / Optics');
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Location' }), 'sink');
  await screen.findByText('Command: /loadt lab sink 1');
});

it('shows no place for a full room any more that was discarded', async () => {
  localStorage.setItem('campus.optionalRoomFields', 'true');
  const page = renderPage(at('lobby'), withRooms().answers);
  const lead = await field('Lead people to');
  await page.user.selectOptions(lead, 'A room');
  await page.user.selectOptions(await field('Room to load'), 'Labs / Lasers');
  await screen.findByText('Command: /load lab 2');
  await page.user.click(await press('Discard changes'));
  await waitFor(() => expect(lead).toMatchObject({ value: '' }));
  expect(screen.queryByLabelText('Room to load')).toBeNull();
});

it('ROM-046 ROM-062 shows group access where the account has it, and says that there are no groups', async () => {
  const page = renderPage(at('lobby'), withRooms({ offers: { groups: true } }).answers);
  await screen.findByText('No groups available.');
  page.unmount();
  renderPage(at('lobby'), withRooms().answers);
  await field('Name');
  expect(screen.queryByText('Group access')).toBeNull();
});

it('ROM-066 offers a door where the account has doors', async () => {
  localStorage.setItem('campus.optionalRoomFields', 'true');
  const page = renderPage(at('lobby'), withRooms({ offers: { doors: true } }).answers);
  const door = await field('Door');
  await screen.findByRole('option', { name: 'south' });
  await page.user.selectOptions(door, 'south');
  await page.user.click(await press('Save'));
  await waitFor(() =>
    expect(page.sent('rooms.update')).toMatchObject([{ change: { fields: { doorName: 'south' } } }]),
  );
});

it('shows what a colleague has changed since the form was opened, and saves mine over it when that is chosen', async () => {
  const { answers, world } = withRooms();
  const page = renderPage(at('lobby'), answers);
  const name = await field('Name');
  await page.user.type(name, ' A');
  world.entries = world.entries.map((entry) => (entry.id === 'lobby' ? { ...entry, name: 'Foyer' } : entry));
  await page.user.click(await press('Save'));
  await screen.findByText('Name: theirs is Foyer, yours is Lobby A.');
  await page.user.click(await press('Keep mine'));
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(world.entries.find(({ id }) => id === 'lobby')?.name).toBe('Lobby A');
});

it('asks before unsaved changes are left, and saves them on the way', async () => {
  const page = renderPage(at('lobby'), withRooms().answers);
  await page.user.type(await field('Name'), '!');
  await page.user.click(screen.getByRole('link', { name: 'Badges' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Are you sure you want to leave this page? You have unsaved changes.');
  await page.user.click(dialog.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(page.address()).toBe('/admin/badges'));
  expect(page.sent('rooms.update')).toHaveLength(1);
});

it('says that a selected room is gone', async () => {
  renderPage(at('nowhere'), withRooms({ entries: [...someEntries, aRoom('attic')] }).answers);
  await screen.findByText('This room or command is not in the list any more.');
});
