import { describe, expect, it } from 'vitest';
import { type Choices, mergeLists } from './merge-lists.ts';

/** A list by its items: `a` is as it was, `a1` changed. */
const list = (items = '') =>
  items
    .split(' ')
    .filter(Boolean)
    .map((item) => ({ id: item.slice(0, 1), text: item.slice(1) }));

/** Merges `base | mine | theirs`. */
function merge(lists: string, moved = '', choices: Choices = new Map()) {
  const [base, mine, theirs] = lists.split('|');
  const edit = { base: list(base), mine: list(mine), moved: new Set(moved) };
  const { items, collisions } = mergeLists(edit, list(theirs), choices);
  return {
    items: items.map(({ id, text }) => id + text).join(' '),
    collisions: collisions.map(({ id }) => id).join(''),
  };
}

describe('changes that do not collide', () => {
  it.each([
    ['an edit and another', 'a b c | a1 b c | a b2 c', 'a1 b2 c'],
    ['the same edit by both', 'a b c | a1 b c | a1 b c', 'a1 b c'],
    ['an edit and an addition', 'a b | a1 b | a b x', 'a1 b x'],
    ['two additions in one place', 'a b | a m b | a t b', 'a m t b'],
    ['additions at the ends', 'a | m a | a t', 'm a t'],
    ['a removal and an edit of another item', 'a b c | b c | a b2 c', 'b2 c'],
    ['a removal by each', 'a b c | b c | a c', 'c'],
    ['the same removal by both', 'a b c | b c | b c', 'b c'],
    ['a move and an edit of the same item', 'a b c | b c a | a1 b c', 'b c a1'],
    ['a move and the removal of another item', 'a b c | b c a | a b', 'b a'],
    ['a move after an item that the other removed', 'a b c d | b a c d | a c d', 'a c d'],
    ['a move and an addition', 'a b c | b c a | a b t c', 'b t c a'],
    ['two moves', 'a b c d | b c a d | d a b c', 'd b c a'],
    ['a move after an item that the other moved', 'a b c d | b c a d | a b d c', 'b a d c'],
    ['the same move by both', 'a b c d | b c d a | b c d a', 'b c d a'],
    ['nothing of mine', 'a b c | a b c | c1 a t', 'c1 a t'],
    ['nothing of theirs', 'a b c | c1 m a | a b c', 'c1 m a'],
  ])('all hold: %s', (_, lists, items) => {
    expect(merge(lists)).toEqual({ items, collisions: '' });
  });
});

it.each([
  ['both edit an item', 'a b | a1 b | a2 b', 'a1 b', 'a2 b'],
  ['I edit what they removed', 'a b | a1 b | b', 'a1 b', 'b'],
  ['I remove what they edited', 'a b | b | a2 b', 'b', 'a2 b'],
  ['both move an item', 'a b c d | b a c d | b c d a', 'b a c d', 'b c d a'],
  ['both move an item that they edited', 'a b c d | b a c d | b c d a2', 'b a2 c d', 'b c d a2'],
])('reports that %s, and takes the chosen side', (_, lists, mine, theirs) => {
  expect(merge(lists, 'a')).toEqual({ items: theirs, collisions: 'a' });
  const chosen = (choice: 'mine' | 'theirs') => merge(lists, 'a', new Map([['a', choice]]));
  expect(chosen('mine')).toEqual({ items: mine, collisions: '' });
  expect(chosen('theirs')).toEqual({ items: theirs, collisions: '' });
});

it('uses my moves when two neighbors changed places', () => {
  const lists = 'a b c d | b a c d | a c d b';
  expect(merge(lists, 'b').collisions).toBe('b');
  expect(merge(lists, 'a')).toEqual({ items: 'a c d b', collisions: '' });
});

it('treats their exchange of two neighbors as a move of the one that I have not moved', () => {
  expect(merge('a b c | a c b | b a c', 'b')).toEqual({ items: 'a c b', collisions: '' });
});
