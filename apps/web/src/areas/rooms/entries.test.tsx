import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aCommand, aRoom, someEntries, withHeights, withRooms } from '../../../testing/rooms.ts';

const address = '/admin/manageRooms';
const field = <Kind extends HTMLElement = HTMLInputElement>(label: string) =>
  screen.findByLabelText<Kind>(label);
const press = <Kind extends HTMLElement = HTMLButtonElement>(name: string) =>
  screen.findByRole<Kind>('button', { name });
const details = () => within(screen.getByRole('region', { name: 'Details' }));

beforeEach(() => withHeights());

it('ROM-016 ROM-017 creates a room: New Room, in GOTO, not before a room type is chosen', async () => {
  const page = renderPage(address, withRooms().answers);
  await page.user.click(await press('+ Add New'));
  await choose(page.user, 'Room');
  expect((await field('Name')).value).toBe('New Room');
  expect(details().getByRole('checkbox', { name: 'GOTO' })).toMatchObject({ checked: true });
  expect((await press('Create')).disabled).toBe(true);
  await page.user.selectOptions(await field('Room type'), 'The lab');
  await page.user.click(await press('Create'));
  await screen.findByText('Successfully created New Room.');
  expect(page.sent('rooms.save')).toMatchObject([
    {
      create: true,
      entries: [
        { change: { kind: 'room', fields: { name: 'New Room', levelName: 'lab', visibleOn: ['GOTO'] } } },
      ],
    },
  ]);
  await screen.findByRole('heading', { name: 'New Room', level: 2 });
  expect(page.address()).toContain('item=made');
});

it('ROM-003 ROM-018 ROM-025 ROM-028 adds a command to a folder: it needs a type, and what the type needs', async () => {
  const page = renderPage(`${address}?folder=Labs`, withRooms().answers);
  await screen.findByRole('heading', { name: 'Labs', level: 2 });
  await page.user.click(details().getByRole('button', { name: '+ Add New' }));
  await choose(page.user, 'Command');
  expect((await field('Name')).value).toBe('New Command');
  expect((await field('Folder')).value).toBe('Labs');
  await page.user.click(await press('Create'));
  await screen.findByText('Missing required parameter: type');
  await page.user.selectOptions(await field('Type'), 'Load a room at a location');
  await screen.findByText('Missing required parameters for this command type.');
  await page.user.selectOptions(await field('Target room'), 'Labs / Lasers');
  expect((await field('Target instance')).value).toBe('2');
  await page.user.selectOptions(await screen.findByRole('combobox', { name: 'Target location' }), 'bench');
  await page.user.click(await press('Create'));
  await screen.findByText('Successfully created New Command.');
  expect(page.sent('rooms.save')).toMatchObject([
    {
      entries: [
        {
          change: {
            kind: 'command',
            fields: { commandType: 'loadt', targetLevel: 'lab', targetLocation: 'bench', targetInstance: 2 },
            targetRoomId: 'lasers',
          },
        },
      ],
    },
  ]);
});

it('ROM-019 ROM-020 resets the target of a command whose type changes', async () => {
  const page = renderPage(`${address}?item=Go%20home`, withRooms().answers);
  await page.user.selectOptions(await field('Target room'), 'Labs / Optics');
  expect((await field<HTMLSelectElement>('Target level')).value).toBe('lab');
  await page.user.selectOptions(await field('Type'), 'Go to a location');
  expect((await field('Target location')).value).toBe('');
  await page.user.selectOptions(await field('Type'), 'Load a room');
  expect((await field<HTMLSelectElement>('Target level')).value).toBe('');
  expect((await field('Target instance')).value).toBe('');
});

it('ROM-029 calls it an implementation error when a loadt command no longer leads to the room that was chosen', async () => {
  const to = { commandType: 'loadt', targetLevel: 'lab', targetLocation: 'bench' } as const;
  const goHome = aCommand('Go home', { ...to, targetInstance: 2, order: 60 });
  const { answers, world } = withRooms({ entries: [...someEntries.slice(0, -1), goHome] });
  const { update } = answers.rooms;
  const byColleague = () => {
    world.entries = world.entries.map((entry) =>
      entry === goHome ? { ...goHome, targetInstance: 7 } : entry,
    );
    throw new AppError('conflict', 'rooms.changedMeanwhile', { name: 'Go home' });
  };
  const saves = [byColleague, update];
  const rooms = { ...answers.rooms, update: (input: Parameters<typeof update>[0]) => saves.shift()?.(input) };
  const page = renderPage(`${address}?item=Go%20home`, { ...answers, rooms } as typeof answers);
  await page.user.selectOptions(await field('Target room'), 'Labs / Optics');
  await page.user.click(await press('Save'));
  await page.user.click(await press('Take theirs'));
  await page.user.click(await press('Save'));
  await screen.findByText('Implementation error. Please contact support.');
  expect(page.sent('rooms.update')).toMatchObject([{ change: { targetRoomId: 'optics' } }]);

  await enterText(page.user, await field('Target instance'), '1');
  await page.user.click(await press('Save'));
  await screen.findByText('Successfully saved 1 room or command.');
  expect(page.sent('rooms.update')[1]).not.toHaveProperty('change.targetRoomId');
});

it('ROM-003 ROM-024 ROM-035 renames a folder from its view, and refuses names that do not fit', async () => {
  const page = renderPage(address, withRooms().answers);
  await page.user.click(await press('Labs'));
  const name = await field('Folder name');
  await page.user.clear(name);
  await screen.findByText('A folder needs a name.');
  await enterText(page.user, name, 'x'.repeat(51));
  await screen.findByText('The name of a folder can have at most 50 characters.');
  await page.user.clear(name);
  await enterText(page.user, name, 'Workshops');
  await page.user.click(await press('Rename'));
  await screen.findByText('Renamed the folder Labs to Workshops.');
  expect(page.sent('rooms.renameFolder')).toMatchObject([{ folder: 'Labs', name: 'Workshops' }]);
  await screen.findByRole('heading', { name: 'Workshops', level: 2 });
  await press('Workshops');
  await page.user.click(details().getByRole('button', { name: 'Back to the list' }));
  await screen.findByText('No Item Selected');
});

it('asks before a new name of a folder is left', async () => {
  const page = renderPage(`${address}?folder=Labs`, withRooms().answers);
  await enterText(page.user, await field('Folder name'), ' of physics');
  await page.user.click(screen.getByRole('link', { name: 'Badges' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await page.user.click(dialog.getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(page.address()).toBe('/admin/badges'));
  expect(page.sent('rooms.renameFolder')).toMatchObject([{ folder: 'Labs', name: 'Labs of physics' }]);
});

it('ROM-024 ROM-035 merges a folder into another one when its name is taken, after a question', async () => {
  const entries = [...someEntries, aRoom('dean', { order: 70, group: 'Offices' })];
  const page = renderPage(`${address}?folder=Labs`, withRooms({ entries }).answers);
  const name = await field('Folder name');
  await page.user.clear(name);
  await enterText(page.user, name, 'Offices');
  await page.user.click(await press('Merge into Offices…'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Merge Labs into Offices?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Merge folders' }));
  await screen.findByText('Merged the folder Labs into Offices.');
  expect(page.sent('rooms.renameFolder')).toMatchObject([{ folder: 'Labs', name: 'Offices', merge: true }]);
  await screen.findByRole('heading', { name: 'Offices', level: 2 });
  for (const entry of ['Dean', 'Optics', 'Lasers']) details().getByRole('button', { name: entry });
  expect(screen.queryByRole('button', { name: 'Labs' })).toBeNull();
});

it('deletes a room after it has named what leads to it', async () => {
  const { answers } = withRooms();
  const references = () => ({
    items: [{ id: 'c1', kind: 'command' as const, name: 'Go home', group: '' }],
    permissions: [
      { kind: 'desktop' as const, name: 'Kick' },
      { kind: 'webBoard' as const, name: '' },
    ],
    isSpawn: true,
  });
  const page = renderPage(`${address}?item=lobby`, { ...answers, rooms: { ...answers.rooms, references } });
  await page.user.click(await press('Delete'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Lobby?' }));
  await dialog.findByText('This leads to it, and would lead nowhere:');
  dialog.getByText('Go home');
  dialog.getByText('People arrive here when they enter the world.');
  dialog.getByText(/^These permissions are set for it\./);
  dialog.getByText('Kick (desktop client)');
  dialog.getByText('Individual Board Control (web boards)');
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Successfully deleted Lobby.');
  await screen.findByText('No Item Selected');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lobby' })).toBeNull());
});

it('duplicates a room with the parts that it has, and looks at the copy', async () => {
  const entries = someEntries.map((entry) => (entry.id === 'lobby' ? { ...entry, notes: 'Big' } : entry));
  const page = renderPage(`${address}?item=lobby`, withRooms({ entries }).answers);
  await page.user.click(await press('Duplicate'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Duplicate Lobby?' }));
  await page.user.click(dialog.getByRole('checkbox', { name: 'Notes' }));
  await page.user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await screen.findByText('Successfully duplicated 1 room or command.');
  expect(page.sent('rooms.duplicate')).toMatchObject([{ source: { entry: 'lobby' }, parts: [] }]);
  await screen.findByRole('heading', { name: 'Lobby (copy)', level: 2 });
});

it('lists what is wrong, and applies a remedy', async () => {
  const { answers } = withRooms();
  const reason = 'Lobby has only half of a Zoom meeting: the ID or the passcode is missing.';
  const problems = [
    {
      kind: 'zoom.half' as const,
      subject: 'room' as const,
      subjectId: 'lobby',
      otherId: '',
      reason,
      reasons: [{ key: 'rooms.doctor.zoom.half', params: { name: 'Lobby', target: '', other: '' } }],
      remedies: ['clearZoom' as const],
      accepted: null,
    },
  ];
  const remedy = () => {
    problems.pop();
    return { version: 2, changed: null, deletedId: null };
  };
  const diagnose = () => ({ version: 1, problems: [...problems] });
  const page = renderPage(address, { ...answers, rooms: { ...answers.rooms, diagnose, remedy } });
  await page.user.click(await press('Room doctor: 1 problem'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Room doctor' }));
  dialog.getByText(reason);
  await page.user.click(dialog.getByRole('button', { name: `Remove the Zoom meeting: ${reason}` }));
  await dialog.findByText('Nothing is wrong with the rooms and commands.');
  expect(page.sent('rooms.remedy')).toMatchObject([{ problem: { kind: 'zoom.half' }, remedy: 'clearZoom' }]);
});

it('reads the number of problems again after a change on the page', async () => {
  const page = renderPage(address, withRooms().answers);
  await press('Room doctor');
  await page.user.click(await press('+ Add New'));
  await choose(page.user, 'Room');
  await page.user.selectOptions(await field('Room type'), 'The lab');
  await page.user.click(await press('Create'));
  await screen.findByText('Successfully created New Room.');
  await waitFor(() => expect(page.sent('rooms.diagnose')).toHaveLength(2));
});

it('previews the menu of a role with changes that are not saved', async () => {
  const page = renderPage(`${address}?item=lobby`, withRooms().answers);
  await page.user.click(await press('Show menu preview'));
  const menu = within(await screen.findByRole('list', { name: 'Menu preview' }));
  menu.getByText('Lobby');
  expect(menu.queryByText('Garden')).toBeNull();
  await page.user.selectOptions(await field('Access'), 'Owner Only');
  await waitFor(() => expect(menu.queryByText('Lobby')).toBeNull());
  await page.user.selectOptions(await field('Role'), 'Owner');
  await menu.findByText('Lobby');
});

it('keeps a new room in sight while something else is open, without figures of use', async () => {
  const page = renderPage(address, withRooms().answers);
  await page.user.click(await press('+ Add New'));
  await choose(page.user, 'Room');
  await enterText(page.user, await field('Name'), 'Foyer');
  expect(screen.queryByText(/people now|not entered/)).toBeNull();
  await page.user.click(await press('Lobby'));
  await screen.findByText(/ is not created yet\.$/);
  await page.user.click(await screen.findByRole('button', { name: /^Continue: / }));
  expect((await field('Name')).value).toContain('Foyer');
});
