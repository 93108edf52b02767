import { moveInList } from '@campus/domain/rooms/moves';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, someEntries, withHeights, withRooms } from '../../../testing/rooms.ts';

const address = '/admin/manageRooms';
const names = () =>
  [...screen.getByRole('list', { name: 'Rooms and commands' }).querySelectorAll('[aria-current]')].map(
    ({ textContent }) => textContent,
  );
const handle = (name: string) => screen.findByRole('button', { name: `Move ${name}` });
const announced = () => document.querySelector('[aria-live=assertive]')?.textContent;

beforeEach(() => withHeights());

/** A move that this page has not heard of. */
function colleagueMovesLast(world: ReturnType<typeof withRooms>['world'], id: string) {
  const moved = moveInList(world.entries, { kind: 'entry', id, folder: '', after: { entry: 'Go home' } });
  if (!('entries' in moved)) throw new Error('The room could not be moved.');
  world.entries = moved.entries;
  world.version += 1;
}

it('ROM-001 ROM-002 ROM-065 SHE-032 lists what is on GOTO and Mobile beside the detail column', async () => {
  renderPage(address, withRooms().answers);
  await screen.findByRole('heading', { name: 'Room Management', level: 1 });
  await screen.findByText('No Item Selected');
  expect(names()).toEqual(['Lobby', 'Labs', 'Garden', 'Go home']);
  screen.getByText('5 of 6 rooms and commands');
  for (const place of ['GOTO', 'Mobile'])
    expect(screen.getByRole('checkbox', { name: place })).toMatchObject({ checked: true });
  for (const place of ['Hidden', 'Room graph'])
    expect(screen.getByRole('checkbox', { name: place })).toMatchObject({ checked: false });
});

it('ROM-001 narrows by visibility and search, keeps both in the address, and says what is found', async () => {
  const page = renderPage(address, withRooms().answers);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Hidden' }));
  await waitFor(() => expect(names()).toContain('Vault'));
  expect(page.address()).toContain('show=GOTO%2Cmobile%2Chidden');
  await page.user.type(screen.getByRole('textbox', { name: 'Search rooms' }), 'las');
  await waitFor(() => expect(names()).toEqual(['Labs', 'Lasers']));
  expect(page.address()).toContain('search=las');
});

it('ROM-004 says No Rooms Found, and removes what leaves none', async () => {
  const page = renderPage(`${address}?search=nowhere`, withRooms().answers);
  await screen.findByText('No Rooms Found');
  await page.user.click(screen.getByRole('button', { name: /Remove.*Search: nowhere/ }));
  await waitFor(() => expect(names()).toContain('Lobby'));
});

it('finds hidden rooms by a search and says so, unless other places are chosen', async () => {
  const page = renderPage(address, withRooms().answers);
  await page.user.type(await screen.findByRole('textbox', { name: 'Search rooms' }), 'vault');
  await waitFor(() => expect(names()).toEqual(['Vault']));
  screen.getByText(/The search covers hidden rooms too/);
  await page.user.click(screen.getByRole('checkbox', { name: 'Room graph' }));
  await screen.findByText('No Rooms Found');
  expect(screen.queryByText(/The search covers hidden rooms too/)).toBeNull();
});

it('keeps a folder whose rooms are all hidden, in the list and as a target of moves', async () => {
  const entries = [...someEntries, aRoom('exam', { order: 70, group: 'Exams', visibleOn: ['hidden'] })];
  const page = renderPage(address, withRooms({ entries }).answers);
  await waitFor(() => expect(names()).toEqual(['Lobby', 'Labs', 'Garden', 'Go home', 'Exams']));
  screen.getByText('0 of 1 room or command');
  await page.user.click(await handle('Garden'));
  await choose(page.user, 'Move to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Garden' }));
  await enterText(page.user, dialog.getByRole('textbox', { name: 'Search by name' }), 'exams');
  await page.user.click(await dialog.findByRole('button', { name: 'Into Exams' }));
  await waitFor(() =>
    expect(page.sent('rooms.move')).toMatchObject([{ move: { id: 'garden', folder: 'Exams', after: null } }]),
  );
});

it('follows a colleague: asks for the version, and reads the list again only when it is newer', async () => {
  const { answers, world } = withRooms();
  const page = renderPage(address, answers);
  await screen.findByRole('button', { name: 'Lobby' });
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const asked = (name: string) => page.sent(name).length;
  look();
  await waitFor(() => expect(asked('rooms.version')).toBe(2));
  expect(asked('rooms.list')).toBe(1);
  world.entries = world.entries.map((entry) => ({ ...entry, name: entry.name.replace('Lobby', 'Foyer') }));
  world.version += 1;
  look();
  await screen.findByRole('button', { name: 'Foyer' });
  expect(asked('rooms.list')).toBe(2);
});

it('ROM-064 shows why the list failed to load, and loads it again', async () => {
  const { answers } = withRooms();
  const page = renderPage(address, {
    ...answers,
    rooms: {
      ...answers.rooms,
      list: () => {
        throw new Error('down');
      },
    },
  });
  await screen.findByText(/^Failed to load the rooms:/);
  page.answerNow(answers);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No Item Selected');
});

it('ROM-021 ROM-022 moves a folder with its rooms by keyboard, names places, sends one move, and undoes it', async () => {
  const page = renderPage(address, withRooms().answers);
  (await handle('Labs')).focus();
  await page.user.keyboard(' {ArrowDown}');
  expect(announced()).toBe('Labs, after Garden. Position 3 of 4.');
  await page.user.keyboard(' ');
  expect(announced()).toBe('Dropped: Labs, after Garden. Position 3 of 4.');
  await screen.findByText('Moved: Labs');
  expect(page.sent('rooms.move')).toMatchObject([
    {
      version: 1,
      move: { kind: 'folder', folder: 'Labs', after: { entry: 'garden' } },
      before: [{ folder: 'Labs' }, { entry: 'lobby' }],
    },
  ]);
  expect(names()).toEqual(['Lobby', 'Garden', 'Labs', 'Go home']);
  await page.user.click(screen.getByRole('button', { name: 'Undo move' }));
  await screen.findByText('The move is undone.');
  expect(names()).toEqual(['Lobby', 'Labs', 'Garden', 'Go home']);
});

it('moves a room into a folder that is closed, by its menu', async () => {
  const page = renderPage(address, withRooms().answers);
  await page.user.click(await handle('Garden'));
  await choose(page.user, 'Move to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Garden' }));
  await enterText(page.user, dialog.getByRole('textbox', { name: 'Search by name' }), 'labs');
  await page.user.click(await dialog.findByRole('button', { name: 'Into Labs' }));
  await waitFor(() => expect(names()).toEqual(['Lobby', 'Labs', 'Go home']));
  expect(announced()).toBe('Garden, in Labs, after Lasers. Position 3 of 3.');
  expect(page.sent('rooms.move')).toMatchObject([
    { move: { kind: 'entry', id: 'garden', folder: 'Labs', after: { entry: 'lasers' } } },
  ]);
});

it('opens and closes folders, and starts with that of the room in the address open', async () => {
  const page = renderPage(`${address}?item=optics`, withRooms().answers);
  await screen.findByRole('heading', { name: 'Optics', level: 2 });
  expect(names()).toEqual(['Lobby', 'Labs', 'Optics', 'Lasers', 'Garden', 'Go home']);
  await page.user.click(screen.getByRole('button', { name: 'Show what is in Labs', expanded: true }));
  await waitFor(() => expect(names()).toEqual(['Lobby', 'Labs', 'Garden', 'Go home']));
});

it('offers the nearest place where a colleague has deleted the chosen one', async () => {
  const { answers, world } = withRooms();
  const page = renderPage(address, answers);
  const moved = await handle('Lobby');
  world.entries = world.entries.filter(({ id }) => id !== 'garden');
  moved.focus();
  await page.user.keyboard(' {ArrowDown}{ArrowDown} ');
  await screen.findByText('The chosen place for Lobby is gone.');
  await page.user.click(screen.getByRole('button', { name: 'Move to the nearest place' }));
  await waitFor(() => expect(names()).toEqual(['Labs', 'Lobby', 'Go home']));
});

it("shows a colleague's moves after a move of its own, without waiting for the next look at the version", async () => {
  const { answers, world } = withRooms();
  const page = renderPage(address, answers);
  (await handle('Labs')).focus();
  colleagueMovesLast(world, 'lobby');
  await page.user.keyboard(' {ArrowDown} ');
  await screen.findByText('Moved: Labs');
  await waitFor(() => expect(names()).toEqual(['Garden', 'Labs', 'Go home', 'Lobby']));
});

it("ROM-024 shows a colleague's moves after a folder is renamed", async () => {
  const { answers, world } = withRooms();
  const page = renderPage(`${address}?folder=Labs`, answers);
  const name = await screen.findByRole('textbox', { name: 'Folder name' });
  colleagueMovesLast(world, 'lobby');
  await page.user.clear(name);
  await enterText(page.user, name, 'Workshops');
  await page.user.click(screen.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(names()).toEqual(['Workshops', 'Garden', 'Go home', 'Lobby']));
});

it('keeps scroll position, open folders, selection, and the last move while the list is not shown', async () => {
  const rooms = Array.from({ length: 300 }, (_, index) => aRoom(`room${index}`, { order: 100 + index }));
  const page = renderPage(address, withRooms({ entries: [...someEntries, ...rooms] }).answers);
  await page.user.click(await screen.findByRole('button', { name: 'Show what is in Labs' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Garden' }));
  (await handle('Lobby')).focus();
  await page.user.keyboard(' {ArrowDown} ');
  await screen.findByText('Moved: Lobby');
  const scroller = () => screen.getByRole('list', { name: 'Rooms and commands' }).parentElement;
  const scrolled = scroller();
  if (!scrolled) throw new Error('Nothing scrolls.');
  scrolled.scrollTop = 4000;
  fireEvent.scroll(scrolled);
  await page.user.click(screen.getByRole('button', { name: 'Show menu preview' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Rooms and commands' })).toBeNull());
  await page.user.click(screen.getByRole('button', { name: 'Show menu preview' }));
  await waitFor(() => expect(scroller()?.scrollTop).toBe(4000));
  await screen.findByRole('button', { name: 'Room100' });
  screen.getByText('Moved: Lobby');
  screen.getByText('1 selected');
  const again = scroller();
  if (!again) throw new Error('Nothing scrolls.');
  again.scrollTop = 0;
  fireEvent.scroll(again);
  await screen.findByRole('button', { name: 'Optics' });
});

it('mounts some rows of thousands', async () => {
  const entries = Array.from({ length: 5000 }, (_, index) => aRoom(`room${index}`, { order: index }));
  renderPage(address, withRooms({ entries }).answers);
  await screen.findByText('5,000 of 5,000 rooms and commands');
  expect(names().length).toBeLessThan(40);
});

it('ROM-001 is one tab stop: arrows go to other rows and controls, Space selects, Enter opens, Escape returns', async () => {
  const { user } = renderPage(address, withRooms().answers);
  const row = (name: string) => screen.getByRole('button', { name });
  const lobby = await screen.findByRole('button', { name: 'Lobby' });
  const list = screen.getByRole('list', { name: 'Rooms and commands' });
  expect(
    [...list.querySelectorAll('button, input')].filter((control) => control.matches(':not([tabindex="-1"])')),
  ).toEqual([lobby]);
  lobby.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(row('Labs'));
  await user.keyboard('{End}{ArrowUp}');
  expect(document.activeElement).toBe(row('Garden'));
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'Select Garden' })).toMatchObject({ checked: true });
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select Garden' }));
  await user.keyboard('{ArrowRight}{Enter}');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Garden' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(row('Garden'));
});

it('gives the focus to the form of a new room', async () => {
  const { user } = renderPage(address, withRooms().answers);
  (await screen.findByRole('button', { name: '+ Add New' })).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Room' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Details');
});
