import { expect, it } from 'vitest';
import type { Placed } from './entries.ts';
import { arranged, placesChanged } from './list-order.ts';
import { type Move, moveInList } from './moves.ts';
import { anchorsBefore, nearestPlace } from './nearest-place.ts';

/** `a F/b F/c d`: a and d outside of folders, b and c in F. */
const list = (text: string): Placed[] =>
  text.split(' ').map((word, place) => {
    const [id = '', group = ''] = word.split('/').reverse();
    return { id, group, order: (place + 1) * 10 };
  });
const written = (entries: readonly Placed[]) =>
  arranged(entries)
    .map(({ id, group }) => (group ? `${group}/${id}` : id))
    .join(' ');
const start = 'a F/b F/c d G/e';
const moved = (move: Move) => {
  const result = moveInList(list(start), move);
  return 'gone' in result ? `gone: ${result.gone}` : written(result.entries);
};
const entry = (id: string, folder: string, after: string | { folder: string } | null): Move => ({
  kind: 'entry',
  id,
  folder,
  after: typeof after === 'string' ? { entry: after } : after,
});

it.each<[string, Move, string]>([
  ['an entry after another', entry('a', '', 'd'), 'F/b F/c d a G/e'],
  ['an entry first', entry('d', '', null), 'd a F/b F/c G/e'],
  ['an entry after a folder', entry('a', '', { folder: 'F' }), 'F/b F/c a d G/e'],
  ['an entry after itself', entry('a', '', 'a'), start],
  ['within a folder', entry('c', 'F', null), 'a F/c F/b d G/e'],
  ['within a folder, after itself', entry('c', 'F', 'c'), start],
  ['into a folder, first', entry('d', 'F', null), 'a F/d F/b F/c G/e'],
  ['into a folder, after an entry', entry('d', 'F', 'b'), 'a F/b F/d F/c G/e'],
  ['the last entry of a folder into another one', entry('e', 'F', 'c'), 'a F/b F/c F/e d'],
  ['out of a folder, first', entry('c', '', null), 'c a F/b d G/e'],
  ['out of a folder, right after it', entry('b', '', { folder: 'F' }), 'a F/c b d G/e'],
  ['the only entry out of its folder', entry('e', '', { folder: 'G' }), 'a F/b F/c d e'],
  ['into a folder that nobody is in', entry('d', 'H', null), 'a F/b F/c H/d G/e'],
  ['a folder after an entry', { kind: 'folder', folder: 'F', after: { entry: 'd' } }, 'a d F/b F/c G/e'],
  ['a folder after a folder', { kind: 'folder', folder: 'F', after: { folder: 'G' } }, 'a d G/e F/b F/c'],
  ['a folder first', { kind: 'folder', folder: 'G', after: null }, 'G/e a F/b F/c d'],
  ['a folder after itself', { kind: 'folder', folder: 'F', after: { folder: 'F' } }, start],
])('ROM-021 ROM-022 moves %s', (_, move, expected) => {
  expect(moved(move)).toBe(expected);
});

it.each<[string, Move, string]>([
  ['the entry', entry('x', '', null), 'entry'],
  ['the folder', { kind: 'folder', folder: 'X', after: null }, 'folder'],
  ['the folder without a name', { kind: 'folder', folder: '', after: null }, 'folder'],
  ['what it is put after', entry('a', '', 'x'), 'anchor'],
  ['the folder it is put after', entry('a', '', { folder: 'X' }), 'anchor'],
  ['what it is put after, in that folder', entry('a', 'F', 'd'), 'anchor'],
  ['what it is put after, outside of folders', entry('a', '', 'b'), 'anchor'],
  ['the folder of what it is put after', entry('a', 'X', 'b'), 'anchor'],
])('says that %s is gone', (_, move, gone) => {
  expect(moved(move)).toBe(`gone: ${gone}`);
});

it('ROM-021 WRM-008 numbers all entries by tens, and tells which ones have to be stored', () => {
  const before: Placed[] = [
    { id: 'a', group: '', order: 10 },
    { id: 'b', group: '', order: 20 },
    { id: 'c', group: '', order: 20.5 },
    { id: 'd', group: '', order: 40 },
  ];
  const result = moveInList(before, entry('c', '', 'a'));
  if ('gone' in result) throw new Error(result.gone);
  expect(result.entries.map(({ id, order }) => [id, order])).toEqual([
    ['a', 10],
    ['c', 20],
    ['b', 30],
    ['d', 40],
  ]);
  expect(placesChanged(before, result.entries).map(({ id }) => id)).toEqual(['c', 'b']);
});

it('shows the entries of a folder together, whatever their orders', () => {
  expect(written(list('F/a b F/c b2'))).toBe('F/a F/c b b2');
});

it('offers the nearest place when what an entry was put after is gone', () => {
  const seen = list('a F/b F/c F/d e');
  const inside = entry('e', 'F', 'd');
  const before = anchorsBefore(seen, 'F', { entry: 'd' });
  expect(nearestPlace(list('a F/b F/c e'), inside, before)).toEqual({ entry: 'c' });
  expect(nearestPlace(list('a F/b c e'), inside, before)).toEqual({ entry: 'b' });
  expect(nearestPlace(list('a b e'), inside, before)).toBeNull();
  const outside = entry('a', '', 'e');
  expect(nearestPlace(list('F/b a'), outside, anchorsBefore(seen, '', { entry: 'e' }))).toEqual({
    folder: 'F',
  });
});
