import { expect, it } from 'vitest';
import { dragged, whileDragging } from './drag.ts';
import { arranged } from './list-order.ts';
import type { Move } from './moves.ts';

const entries = [
  { id: 'a', group: '', order: 10 },
  { id: 'b', group: 'F', order: 20 },
  { id: 'c', group: 'F', order: 30 },
  { id: 'd', group: '', order: 40 },
];
const [a, , , d] = entries;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

const entry = (id: string): Move => ({ kind: 'entry', id, folder: '', after: null });
const folder: Move = { kind: 'folder', folder: 'F', after: null };

it('ROM-022 the row of a folder, open or closed, drags the whole folder', () => {
  expect(ids(dragged(entries, folder))).toBe('bc');
  expect(ids(dragged(entries.toReversed(), folder))).toBe('bc');
});

it('ROM-022 an entry of an open folder is dragged alone', () => {
  expect(ids(dragged(entries, entry('c')))).toBe('c');
  expect(ids(dragged(entries, entry('a')))).toBe('a');
  expect(ids(dragged(entries, entry('x')))).toBe('');
});

it('ROM-023 a dragged entry is 0.005 from its neighbor', () => {
  if (!a || !d) throw new Error('no entries');
  const after = whileDragging(entries, [a], { neighbor: d, edge: 'after' });
  expect(after.find(({ id }) => id === 'a')?.order).toBe(40.005);
  const before = whileDragging(entries, [d], { neighbor: a, edge: 'before' });
  expect(before.find(({ id }) => id === 'd')?.order).toBe(9.995);
  expect(ids(arranged(before))).toBe('dabc');
});

it('ROM-023 the entries of a dragged folder are 1e-6 apart and keep their sequence', () => {
  if (!d) throw new Error('no entries');
  const list = whileDragging(entries, dragged(entries, folder), { neighbor: d, edge: 'after' });
  expect(ids(arranged(list))).toBe('adbc');
  const [b, c] = list.filter(({ group }) => group === 'F');
  expect(b?.order).toBe(40.005);
  expect(c?.order).toBeCloseTo(40.005001, 9);
});

it('leaves the list while a folder is over one of its own entries', () => {
  const [, b, c] = entries;
  if (!b || !c) throw new Error('no entries');
  expect(whileDragging(entries, [b, c], { neighbor: c, edge: 'after' })).toEqual(entries);
});
