import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, someEntries, withHeights, withRooms } from '../../../testing/rooms.ts';

const address = '/admin/manageRooms';
const press = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeEach(() => withHeights());

/** Deletes the lobby, and returns the page. */
async function withoutLobby() {
  const { answers } = withRooms();
  const references = () => ({ items: [], permissions: [], isSpawn: false });
  const page = renderPage(`${address}?item=lobby`, { ...answers, rooms: { ...answers.rooms, references } });
  await page.user.click(await press('Delete'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Lobby?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted: Lobby');
  return page;
}

it('offers to undo a deletion, and shows the room again', async () => {
  const page = await withoutLobby();
  expect(screen.queryByRole('button', { name: 'Lobby' })).toBeNull();
  await page.user.click(await press('Undo deletion'));
  await screen.findByText('Lobby is restored.');
  expect(page.sent('rooms.restore')).toMatchObject([{ entryId: 'lobby' }]);
  await press('Lobby');
  expect(screen.queryByRole('button', { name: 'Undo deletion' })).toBeNull();
});

it('says which rooms have the place of a restored room since then', async () => {
  const { answers } = withRooms();
  const restore = () => ({
    version: 2,
    entry: JSON.parse(JSON.stringify(aRoom('attic'))),
    isRestored: true,
    samePlace: ['Hall', 'Loft'],
  });
  const page = renderPage(`${address}?item=attic`, { ...answers, rooms: { ...answers.rooms, restore } });
  await page.user.click(await press('Restore'));
  await screen.findByText('Attic is restored. It has the room type and instance of Hall, Loft.');
});

it('restores a deleted room where its form would be', async () => {
  const { answers, world } = withRooms();
  world.deleted.push(aRoom('attic'));
  const page = renderPage(`${address}?item=attic`, answers);
  await page.user.click(await press('Restore'));
  await screen.findByRole('heading', { name: 'Attic', level: 2 });
});

it('says why a room can no longer be restored', async () => {
  const page = renderPage(`${address}?item=attic`, withRooms().answers);
  await page.user.click(await press('Restore'));
  await screen.findByText('This room or command does not exist.');
});

it('offers to undo the deletion of a command by the room doctor', async () => {
  const { answers, world } = withRooms();
  const command = world.entries.find(({ id }) => id === 'Go home');
  if (!command) throw new Error('There is no command.');
  const reason = 'Go home leads to a room that does not exist.';
  const problems = [
    {
      kind: 'command.target' as never,
      subject: 'command' as const,
      subjectId: 'Go home',
      otherId: '',
      reason,
      reasons: [{ key: 'rooms.doctor.zoom.half', params: { name: 'Go home', target: '', other: '' } }],
      remedies: ['deleteCommand' as const],
      accepted: null,
    },
  ];
  const remedy = () => {
    problems.pop();
    answers.rooms.delete({ accountId: '', entryId: command.id });
    return { version: world.version, changed: null, deletedId: command.id };
  };
  const diagnose = () => ({ version: world.version, problems: [...problems] });
  const page = renderPage(address, { ...answers, rooms: { ...answers.rooms, diagnose, remedy } });
  await page.user.click(await press('Room doctor: 1 problem'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Room doctor' }));
  await page.user.click(dialog.getByRole('button', { name: /^Delete the command/ }));
  await dialog.findByText('Nothing is wrong with the rooms and commands.');
  await page.user.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText('Deleted: Go home');
  await page.user.click(await press('Undo deletion'));
  await screen.findByText('Go home is restored.');
});

it('offers to undo the merge of a folder', async () => {
  const entries = [...someEntries, aRoom('dean', { order: 70, group: 'Offices' })];
  const page = renderPage(`${address}?folder=Labs`, withRooms({ entries }).answers);
  const name = await screen.findByLabelText('Folder name');
  await page.user.clear(name);
  await enterText(page.user, name, 'Offices');
  await page.user.click(await press('Merge into Offices…'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Merge Labs into Offices?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Merge folders' }));
  await screen.findByText('Merged: Labs');
  await page.user.click(await press('Undo merge'));
  await screen.findByText('The merge is undone.');
  await waitFor(() => expect(page.sent('rooms.undoMove')).toMatchObject([{ moveId: 'move2' }]));
  await press('Labs');
});

it('restores what the list of recently deleted rooms has, and says why a level does not', async () => {
  const { answers, world } = withRooms();
  world.deleted.push(aRoom('attic', { group: 'Labs' }));
  const board = {
    ...{ id: 'board', kind: 'room' as const, name: 'Board', group: '', deletedBy: null },
    deletedAt: '2026-11-19T10:00:00.000Z',
    reason: 'You cannot give access to levels above your own only.',
    reasons: [{ key: 'rooms.aboveOwn.access' as const, params: {} }],
  };
  const deleted = () => ({ items: [...answers.rooms.deleted().items, board] });
  const page = renderPage(address, { ...answers, rooms: { ...answers.rooms, deleted } });
  await page.user.click(await press('Recently deleted'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recently deleted' }));
  await dialog.findByText('You cannot give access to levels above your own only.');
  expect(dialog.queryByRole('button', { name: 'Restore: Board' })).toBeNull();
  await page.user.click(dialog.getByRole('button', { name: 'Restore: Labs / Attic' }));
  await screen.findByText('Attic is restored.');
  await waitFor(() => expect(dialog.queryByText('Labs / Attic')).toBeNull());
  expect(page.sent('rooms.restore')).toMatchObject([{ entryId: 'attic' }]);
});
