import { expect, it } from 'vitest';
import { moveAfter, movedBetween } from './order.ts';

const ids = ['a', 'b', 'c', 'd'];

it.each([
  ['a', 'c', 'bcad'],
  ['d', 'a', 'adbc'],
  ['c', null, 'cabd'],
  ['a', null, 'abcd'],
  ['b', 'a', 'abcd'],
  ['b', 'b', 'abcd'],
  ['x', 'a', 'abcd'],
  ['a', 'x', 'abcd'],
])('puts %s after %s: %s', (id, afterId, order) => {
  expect(moveAfter(ids, id, afterId).join('')).toBe(order);
});

it.each([
  ['abcd', 'abcd', {}, ''],
  ['abcd', 'bcda', {}, 'a'],
  ['abcd', 'dabc', {}, 'd'],
  ['abcd', 'axcd', {}, ''],
  ['abcd', 'bacd', { likely: 'a' }, 'a'],
  ['abcd', 'bacd', { likely: 'b' }, 'b'],
  ['abcd', 'bacd', { unlikely: 'a' }, 'b'],
  ['abcd', 'bacd', { unlikely: 'b' }, 'a'],
  // Preferences decide between answers of the same size only.
  ['abcd', 'bcda', { likely: 'bcd', unlikely: 'a' }, 'a'],
])('from %s to %s, with %j, moves %j', (before, after, { likely = '', unlikely = '' }: Hints, moved) => {
  const hints = { likely: new Set(likely), unlikely: new Set(unlikely) };
  expect([...movedBetween([...before], [...after], hints)].join('')).toBe(moved);
});

interface Hints {
  likely?: string;
  unlikely?: string;
}
