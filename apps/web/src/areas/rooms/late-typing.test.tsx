import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { withHeights, withRooms } from '../../../testing/rooms.ts';

beforeEach(() => withHeights());

/** Opens the page with a gateway whose saves wait until `answer` is called. */
function openWithSlowSaves(search: string) {
  const { answers, world } = withRooms();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { update, save } = answers.rooms;
  const rooms = {
    ...answers.rooms,
    update: async (input: Parameters<typeof update>[0]) => promise.then(() => update(input)),
    save: async (input: Parameters<typeof save>[0]) => promise.then(() => save(input)),
  };
  const page = renderPage(`/admin/manageRooms?${search}`, { ...answers, rooms });
  return { ...page, world, answer };
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.findByRole('button', { name });

it('keeps what is typed while a save is under way, and saves it with the next', async () => {
  const { user, answer, sent } = openWithSlowSaves('item=lobby');
  await user.type(await field('Name'), ' A');
  await user.click(await press('Save'));
  await user.type(await field('Name'), 'B');
  await user.type(await field('Folder'), 'Bright');
  answer();
  await screen.findByText('Successfully saved 1 room or command.');
  expect((await field('Name')).value).toBe('Lobby AB');
  expect((await field('Folder')).value).toBe('Bright');
  await user.click(await press('Save'));
  await waitFor(() =>
    expect(sent('rooms.update')).toMatchObject([
      { change: { fields: { name: 'Lobby A' }, base: { name: 'Lobby' } } },
      { change: { fields: { name: 'Lobby AB', group: 'Bright' }, base: { name: 'Lobby A' } } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
});

it('keeps what is typed while a conflict is found, and what is in conflict', async () => {
  const { user, answer, world } = openWithSlowSaves('item=lobby');
  await user.type(await field('Name'), ' A');
  await user.type(await field('Folder'), 'Bright');
  world.entries = world.entries.map((entry) => (entry.id === 'lobby' ? { ...entry, name: 'Foyer' } : entry));
  await user.click(await press('Save'));
  await user.type(await field('Folder'), ' hall');
  answer();
  await screen.findByText('Name: theirs is Foyer, yours is Lobby A.');
  expect(screen.queryByText(/Folder: theirs/)).toBeNull();
  expect((await field('Folder')).value).toBe('Bright hall');
});

it('keeps what is typed while a room is created', async () => {
  const { user, answer, address } = openWithSlowSaves('');
  await user.click(await press('+ Add New'));
  await choose(user, 'Room');
  await user.selectOptions(await field('Room type'), 'The lab');
  await user.click(await press('Create'));
  await user.type(await field('Name'), ' B');
  answer();
  await screen.findByText('Successfully created New Room.');
  await waitFor(() => expect(address()).toContain('item=made'));
  expect((await field('Name')).value).toBe('New Room B');
  await press('Save');
});

it('asks before a page is left whose save is under way, and does not save twice', async () => {
  const { user, answer, address } = openWithSlowSaves('item=lobby');
  await user.type(await field('Name'), ' A');
  await user.click(await press('Save'));
  await user.click(screen.getByRole('link', { name: 'Badges' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByRole('button', { name: /Save/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  answer();
  await screen.findByText('Successfully saved 1 room or command.');
  await user.click(screen.getByRole('link', { name: 'Badges' }));
  await waitFor(() => expect(address()).toBe('/admin/badges'));
});
