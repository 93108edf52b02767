import { expect, it } from 'vitest';
import { findAmong, findable, noMatch, rankingFor } from './find-rank.ts';

const themes = findable('World Themes', 'color, look, style, season');

it.each([
  ['world themes', 0],
  ['WORLD', 1],
  ['', 1],
  ['themes world', 2],
  ['colour', 3],
  ['world season', 3],
  ['rooms', noMatch],
  ['world rooms', noMatch],
])('ranks a label and its further words by the search “%s”: %i', (search, rank) => {
  expect(rankingFor(search)(themes)).toBe(rank);
});

it('ranks last what only words that mean the same find', () => {
  const invite = findable('Send invitations');
  expect(rankingFor('invitation')(invite)).toBe(2);
  expect(rankingFor('invite')(findable('Invitations'))).toBe(4);
});

it('finds the best five among rows, and says whether there are more', () => {
  const rows = ['Old Hall', 'Hall', 'Hall B', 'Lab', 'Main Hall', 'Hall C', 'A Hall'];
  const find = (search: string) => findAmong(rows, search, (row) => findable(row));
  expect(find('hall')).toEqual({
    items: ['Hall', 'Hall B', 'Hall C', 'Old Hall', 'Main Hall'],
    hasMore: true,
  });
  expect(find('lab')).toEqual({ items: ['Lab'], hasMore: false });
  expect(find(' ')).toEqual({ items: [], hasMore: false });
});
