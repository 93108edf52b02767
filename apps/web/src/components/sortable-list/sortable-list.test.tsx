import { moveAfter } from '@campus/domain/lists/order';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { choose } from '../../../testing/choose.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { SortHandle } from './sort-handle.tsx';
import { SortableList } from './sortable-list.tsx';
import { SortableRow } from './sortable-row.tsx';

const start = ['Ada', 'Bram', 'Cleo', 'Dora'];

function List({ names = start, onMove }: { names?: string[]; onMove?: (move: string) => void }) {
  const [order, setOrder] = useState(names);
  return (
    <SortableList
      items={order.map((name) => ({ id: name, name }))}
      onMove={(id, afterId) => {
        onMove?.(`${id} after ${afterId}`);
        setOrder(moveAfter(order, id, afterId));
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

function open(names = start) {
  const moves: string[] = [];
  const view = renderPart(<List names={names} onMove={(move) => moves.push(move)} />);
  return {
    ...view,
    moves,
    order: () => screen.getAllByRole('listitem').map(({ textContent }) => textContent),
    handle: (name: string) => screen.getByRole('button', { name: `Move ${name}` }),
    announced: () => document.querySelector('[aria-live]')?.textContent,
  };
}

it('moves a row by keyboard, keeps the focus on it, and tells each place', async () => {
  const { user, order, handle, announced, moves } = open();
  handle('Ada').focus();
  await user.keyboard(' ');
  expect(announced()).toBe('Picked up: Ada, first. Position 1 of 4.');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['Bram', 'Cleo', 'Ada', 'Dora']);
  expect(announced()).toBe('Ada, after Cleo. Position 3 of 4.');
  expect(moves).toEqual([]);
  await user.keyboard(' ');
  expect(announced()).toBe('Dropped: Ada, after Cleo. Position 3 of 4.');
  expect(moves).toEqual(['Ada after Cleo']);
  expect(document.activeElement).toBe(handle('Ada'));
});

it.each([
  ['{End}', ['Ada', 'Cleo', 'Dora', 'Bram']],
  ['{Home}', ['Bram', 'Ada', 'Cleo', 'Dora']],
  ['{ArrowUp}{ArrowUp}{ArrowUp}', ['Bram', 'Ada', 'Cleo', 'Dora']],
  ['{PageDown}', ['Ada', 'Cleo', 'Dora', 'Bram']],
])('moves a row that was picked up with Enter by %s', async (keys, expected) => {
  const { user, order, handle } = open();
  handle('Bram').focus();
  await user.keyboard(`{Enter}${keys}{Enter}`);
  expect(order()).toEqual(expected);
  expect(document.activeElement).toBe(handle('Bram'));
});

it('puts a row back with Escape', async () => {
  const { user, order, handle, announced, moves } = open();
  handle('Dora').focus();
  await user.keyboard(' {ArrowUp}{Escape}');
  expect(order()).toEqual(start);
  expect(announced()).toBe('Put back: Dora, after Cleo. Position 4 of 4.');
  expect(moves).toEqual([]);
});

it('drops a row where it is when a person goes on', async () => {
  const { user, order, handle, moves } = open();
  handle('Dora').focus();
  await user.keyboard(' {ArrowUp}');
  await user.tab();
  expect(order()).toEqual(['Ada', 'Bram', 'Dora', 'Cleo']);
  expect(moves).toEqual(['Dora after Bram']);
});

it('tells the same place again where a row cannot go further', async () => {
  const { user, handle, announced } = open();
  handle('Ada').focus();
  await user.keyboard(' {ArrowUp}');
  const before = document.querySelector('[aria-live]')?.firstChild;
  await user.keyboard('{ArrowUp}');
  expect(announced()).toBe('Ada, first. Position 1 of 4.');
  expect(document.querySelector('[aria-live]')?.firstChild).not.toBe(before);
});

it.each([
  ['Cleo', 'Move up', ['Ada', 'Cleo', 'Bram', 'Dora'], 'Cleo, after Ada. Position 2 of 4.'],
  ['Cleo', 'Move down', ['Ada', 'Bram', 'Dora', 'Cleo'], 'Cleo, after Dora. Position 4 of 4.'],
  ['Cleo', 'Move to top', ['Cleo', 'Ada', 'Bram', 'Dora'], 'Cleo, first. Position 1 of 4.'],
  ['Ada', 'Move to bottom', ['Bram', 'Cleo', 'Dora', 'Ada'], 'Ada, after Dora. Position 4 of 4.'],
] as const)('moves %s by its menu: %s', async (name, action, expected, words) => {
  const { user, order, handle, announced } = open();
  await user.click(handle(name));
  await choose(user, action);
  await waitFor(() => expect(order()).toEqual(expected));
  expect(announced()).toBe(words);
  await waitFor(() => expect(document.activeElement).toBe(handle(name)));
});

it('opens the menu with the down arrow, and offers only moves that a row can make', async () => {
  const { user, handle } = open();
  handle('Ada').focus();
  await user.keyboard('{ArrowDown}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Move down',
    'Move to bottom',
    'Move to…',
  ]);
});

it('has no moves for a single row', () => {
  const { handle } = open(['Ada']);
  expect(handle('Ada')).toMatchObject({ disabled: true });
});

it('explains the keys to screen readers', () => {
  const { handle } = open();
  const help = handle('Ada').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(help)?.textContent).toMatch(/^Press Space or Enter to pick up,/);
});
