import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { SortHandle } from './sort-handle.tsx';
import { moveItem, type SortItem } from './sort-places.ts';
import { SortableList } from './sortable-list.tsx';
import { SortableRow } from './sortable-row.tsx';

const start: readonly SortItem[] = [
  { id: 'hall', name: 'Hall' },
  { id: 'labs', name: 'Labs', isGroup: true },
  { id: 'optics', name: 'Optics', groupId: 'labs' },
  { id: 'lasers', name: 'Lasers', groupId: 'labs' },
  { id: 'garden', name: 'Garden' },
  { id: 'offices', name: 'Offices', isGroup: true },
  { id: 'dean', name: 'Dean', groupId: 'offices' },
];

function Rooms({ closed, onMove }: { closed: ReadonlySet<string>; onMove: (move: string) => void }) {
  const [items, setItems] = useState(start);
  return (
    <SortableList
      items={items}
      closed={closed}
      onMove={(id, afterId, groupId) => {
        onMove(`${id} after ${afterId} in ${groupId}`);
        setItems(moveItem(items, id, { groupId, afterId }));
      }}
    >
      {(ids) => (
        <ul>
          {ids.map((id) => (
            <SortableRow key={id} id={id}>
              <SortHandle id={id} />
              {id}
            </SortableRow>
          ))}
        </ul>
      )}
    </SortableList>
  );
}

function open(...closed: string[]) {
  const moves: string[] = [];
  const view = renderPart(<Rooms closed={new Set(closed)} onMove={(move) => moves.push(move)} />);
  return {
    ...view,
    moves,
    rows: () => screen.getAllByRole('listitem').map(({ textContent }) => textContent),
    handle: (name: string) => screen.getByRole('button', { name: `Move ${name}` }),
    announced: () => document.querySelector('[aria-live]')?.textContent,
  };
}

it('moves an item into a group, through it, and out of it by the arrow keys', async () => {
  const { user, rows, handle, announced, moves } = open();
  handle('Hall').focus();
  await user.keyboard(' {ArrowDown}');
  expect(announced()).toBe('Hall, first in Labs. Position 1 of 3.');
  expect(rows()).toEqual(['labs', 'hall', 'optics', 'lasers', 'garden', 'offices', 'dean']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(announced()).toBe('Hall, in Labs, after Lasers. Position 3 of 3.');
  await user.keyboard('{ArrowDown}');
  expect(announced()).toBe('Hall, after Labs. Position 2 of 4.');
  await user.keyboard('{ArrowUp} ');
  expect(announced()).toBe('Dropped: Hall, in Labs, after Lasers. Position 3 of 3.');
  expect(moves).toEqual(['hall after lasers in labs']);
  expect(document.activeElement).toBe(handle('Hall'));
});

it('moves a group with its items, and shows none of them until it is dropped', async () => {
  const { user, rows, handle, announced, moves } = open();
  handle('Labs').focus();
  await user.keyboard(' {End}');
  expect(rows()).toEqual(['hall', 'garden', 'offices', 'labs']);
  expect(announced()).toBe('Labs, after Offices. Position 4 of 4.');
  await user.keyboard('{ArrowUp} ');
  expect(rows()).toEqual(['hall', 'garden', 'labs', 'optics', 'lasers', 'offices', 'dean']);
  expect(moves).toEqual(['labs after garden in null']);
});

it('leads past a group that is closed, and puts back into the group where an item was', async () => {
  const { user, rows, handle, announced, moves } = open('labs');
  handle('Hall').focus();
  await user.keyboard(' {ArrowDown}');
  expect(announced()).toBe('Hall, after Labs. Position 2 of 4.');
  await user.keyboard('{Escape}');
  expect(rows()).toEqual(['hall', 'labs', 'garden', 'offices', 'dean']);
  handle('Dean').focus();
  await user.keyboard(' {Home}{Escape}');
  expect(announced()).toBe('Put back: Dean, first in Offices. Position 1 of 1.');
  expect(moves).toEqual([]);
});

it.each([
  ['Lasers', 'Move to top', 'lasers after null in labs', 'Lasers, first in Labs. Position 1 of 2.'],
  ['Optics', 'Move up', 'optics after hall in null', 'Optics, after Hall. Position 2 of 5.'],
  ['Hall', 'Move to bottom', 'hall after offices in null', 'Hall, after Offices. Position 4 of 4.'],
] as const)('moves %s by its menu within groups: %s', async (name, action, move, words) => {
  const { user, handle, announced, moves } = open();
  await user.click(handle(name));
  await choose(user, action);
  await waitFor(() => expect(moves).toEqual([move]));
  expect(announced()).toBe(words);
});

it.each([
  ['Into Offices', 'hall after dean in offices', 'Hall, in Offices, after Dean. Position 2 of 2.'],
  ['After Optics, in Labs', 'hall after optics in labs', 'Hall, in Labs, after Optics. Position 2 of 3.'],
  ['After Offices', 'hall after offices in null', 'Hall, after Offices. Position 4 of 4.'],
])('moves an item to a place chosen by name: %s', async (choice, move, words) => {
  const { user, handle, announced, moves } = open('labs', 'offices');
  await user.click(handle('Hall'));
  await choose(user, 'Move to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Hall' }));
  await user.type(dialog.getByRole('textbox', { name: 'Search by name' }), 'o');
  await user.click(await dialog.findByRole('button', { name: choice }));
  await waitFor(() => expect(moves).toEqual([move]));
  expect(announced()).toBe(words);
});

it('offers a group no place inside of groups', async () => {
  const { user, handle } = open();
  await user.click(handle('Labs'));
  await choose(user, 'Move to…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Labs' }));
  const places = within(dialog.getByRole('list')).getAllByRole('button');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'To the top',
    'After Hall',
    'After Garden',
    'After Offices',
  ]);
});
