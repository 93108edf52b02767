import type { Task } from '@campus/contracts/tasks/tasks';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { anAccessConfiguration } from '../../../testing/effective-access.ts';
import { enterText } from '../../../testing/enter-text.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aRoom, withHeights, withRooms } from '../../../testing/rooms.ts';
import { onePage } from '../../../testing/rows.ts';
import { aTask } from '../../../testing/tasks.ts';

const address = '/admin/manageRooms';
beforeEach(() => withHeights());

const row = (position: number, name: string, own: object = {}) => ({
  position,
  entryId: name,
  name,
  from: { voiceIP: '' },
  to: { voiceIP: '10.0.0.1' },
  isRefused: false,
  outcome: null,
  reason: '',
  reasons: [],
  ...own,
});

/** A gateway whose plan has these rows, and which applies and takes back at once. */
function withBulk(rows = [row(0, 'Optics'), row(1, 'Lasers')]): Answers {
  const { answers } = withRooms();
  const failed = rows.filter(({ isRefused }) => isRefused).length;
  const edit = (own: Partial<Task>) => aTask({ kind: 'rooms.bulkEdit', total: rows.length, failed, ...own });
  let task = edit({});
  let last: Task | null = null;
  const end = (id: string) => {
    task = edit({ id, status: 'done', done: rows.length - failed });
    last = id === 'task1' ? task : null;
    return { task: { ...task, status: 'running' as const } };
  };
  return {
    ...answers,
    rooms: {
      ...answers.rooms,
      planBulkEdit: () => {
        task = edit({ status: 'planned' });
        return { task: edit({ status: 'waiting', total: 0, failed: 0 }) };
      },
      bulkEditRows: () => onePage(rows),
      lastBulkEdit: () => ({ task: last }),
      applyBulkEdit: () => end('task1'),
      undoBulkEdit: () => end('task2'),
    },
    tasks: { list: () => onePage([]), get: () => ({ task }), cancel: () => ({ task }) },
  };
}

async function planVoice(page: ReturnType<typeof renderPage>) {
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select what is in Labs' }));
  await page.user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 rooms and commands' }));
  expect(dialog.getByRole('button', { name: 'Show the plan' })).toMatchObject({ disabled: true });
  await page.user.click(dialog.getByRole('checkbox', { name: 'Voice IP' }));
  await enterText(page.user, dialog.getByRole('textbox', { name: 'New: Voice IP' }), '10.0.0.1');
  await page.user.click(dialog.getByRole('button', { name: 'Show the plan' }));
  await dialog.findByRole('list', { name: 'Plan' });
  return dialog;
}

it('plans a change of a folder, shows it from what to what, applies it, and undoes it', async () => {
  const page = renderPage(address, withBulk());
  const dialog = await planVoice(page);
  expect(page.sent('rooms.planBulkEdit')).toEqual([
    { accountId: 'account1', entryIds: ['optics', 'lasers'], values: { voiceIP: '10.0.0.1' } },
  ]);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getAllByText('Voice IP: none → 10.0.0.1')).toHaveLength(2);
  await page.user.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText(/^Changed: 2 of 2/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('2 selected')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Undo change' }));
  await screen.findByText('Undone: 2 of 2');
  expect(page.sent('rooms.undoBulkEdit')).toEqual([{ accountId: 'account1', taskId: 'task1' }]);
  expect(screen.queryByRole('button', { name: 'Undo change' })).toBeNull();
});

it('names what cannot be changed with the reason, counts it, and goes back without applying', async () => {
  const refused = row(1, 'Lasers', { isRefused: true, outcome: 'failed', reason: 'Too long.' });
  const page = renderPage(address, withBulk([row(0, 'Optics'), refused]));
  const dialog = await planVoice(page);
  dialog.getByText('To be changed: 1 room or command. Cannot be changed: 1 room or command.');
  dialog.getByText('Cannot be changed: Too long.');
  await page.user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('textbox', { name: 'New: Voice IP' })).toMatchObject({ value: '10.0.0.1' });
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Show the plan' }));
  await waitFor(() => expect(page.sent('tasks.cancel')).toHaveLength(1));
  expect(page.sent('rooms.applyBulkEdit')).toEqual([]);
});

it('selects a room, all that is shown, and nothing', async () => {
  const page = renderPage(address, withBulk());
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Lobby' }));
  screen.getByText('1 selected');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
  expect(all.indeterminate).toBe(true);
  await page.user.click(all);
  screen.getByText('All 5 that match are selected');
  expect(screen.getByRole('checkbox', { name: 'Select what is in Labs' })).toMatchObject({ checked: true });
  await page.user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('checkbox', { name: 'Select Lobby' })).toMatchObject({ checked: false });
});

it('changes who may enter by team and by group, and names the texts for a full room', async () => {
  const { answers } = withRooms({ offers: { groups: true } });
  const groups = () => ({ items: ['Faculty'] });
  const bulk = withBulk();
  const page = renderPage(address, {
    ...bulk,
    rooms: { ...answers.rooms, ...bulk.rooms, list: answers.rooms.list, groups },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Lobby' }));
  await page.user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const name of ['Team access', 'Group access', 'Title when the room is full'])
    await page.user.click(dialog.getByRole('checkbox', { name }));
  const teams = within(dialog.getByRole('group', { name: 'New: Team access' }));
  await page.user.click(teams.getByRole('checkbox', { name: 'Team B' }));
  await page.user.click(await dialog.findByRole('checkbox', { name: 'Faculty' }));
  await enterText(
    page.user,
    dialog.getByRole('textbox', { name: 'New: Title when the room is full' }),
    'Full',
  );
  await page.user.click(dialog.getByRole('button', { name: 'Show the plan' }));
  await dialog.findByRole('list', { name: 'Plan' });
  expect(page.sent('rooms.planBulkEdit')).toMatchObject([
    { values: { teamAccess: ['1'], groupAccess: ['Faculty'], dialogTitle: 'Full' } },
  ]);
});

it('finds the last change again after a reload, with the way back', async () => {
  const done = aTask({ id: 'task9', kind: 'rooms.bulkEdit', status: 'done', total: 4, done: 3, failed: 1 });
  const bulk = withBulk();
  const page = renderPage(address, {
    ...bulk,
    rooms: { ...bulk.rooms, lastBulkEdit: () => ({ task: done }) },
  });
  await screen.findByText(/^Changed: 3 of 4/);
  await page.user.click(screen.getByRole('button', { name: 'Undo change' }));
  await waitFor(() => expect(page.sent('rooms.undoBulkEdit')).toMatchObject([{ taskId: 'task9' }]));
});

it('says that more than 5,000 cannot be changed at once before that is refused', async () => {
  const entries = Array.from({ length: 5001 }, (_, index) => aRoom(`room${index}`, { order: index }));
  const page = renderPage(address, withRooms({ entries }).answers);
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  screen.getByText('At most 5,000 can be changed at once. Narrow the list first.');
  expect(screen.getByRole('button', { name: 'Change…' })).toMatchObject({ disabled: true });
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Room0' }));
  expect(screen.getByRole('button', { name: 'Change…' })).toMatchObject({ disabled: false });
});

it('says with the plan how many people lose access', async () => {
  const effectiveAccess = { configuration: anAccessConfiguration };
  const page = renderPage(address, { ...withBulk(), effectiveAccess });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Lobby' }));
  await page.user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.click(dialog.getByRole('checkbox', { name: 'Access' }));
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'New: Access' }), 'Owner Only');
  await page.user.click(dialog.getByRole('button', { name: 'Show the plan' }));
  const effect = await dialog.findByRole('complementary', { name: 'Effect of this change' });
  expect(effect.textContent).toMatch(/0 members gain and [1-9]\d* members? lose access to something/);
});

it('selects the rows between two with Shift, in the order of the list', async () => {
  const page = renderPage(address, withBulk());
  const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
  await page.user.click(await screen.findByRole('button', { name: 'Show what is in Labs' }));
  await page.user.click(await box('Lobby'));
  await page.user.keyboard('{Shift>}');
  await page.user.click(await box('Garden'));
  await page.user.keyboard('{/Shift}');
  for (const name of ['Lobby', 'Optics', 'Lasers', 'Garden'])
    expect(await box(name)).toMatchObject({ checked: true });
  expect(await box('Go home')).toMatchObject({ checked: false });
});
