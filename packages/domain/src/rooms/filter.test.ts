import { expect, it } from 'vitest';
import type { Entry } from './entries.ts';
import { defaultVisibility, matching, searchable } from './filter.ts';
import { newCommand, newRoom } from './new-entries.ts';

const place = { group: 'Science', order: 10 };
const entries: Entry[] = [
  { ...newRoom('lab', place), name: 'Café Lab', levelName: 'lobby' },
  { ...newRoom('cave', place), name: 'Cave', visibleOn: ['hidden'], notes: 'Dark lab' },
  { ...newRoom('phone', { ...place, group: '' }), name: 'Phone', visibleOn: ['mobile'] },
  { ...newRoom('map', place), name: 'Map', visibleOn: ['hidden', 'roomGraph'] },
  { ...newCommand('go', { ...place, group: '' }), name: 'To the lab', targetLocation: 'Desk' },
];
const found = (search: string, visibility: Parameters<typeof matching>[1]['visibility'] = []) =>
  matching(searchable(entries), { search, visibility }).map(({ id }) => id);

it('ROM-065 the list shows GOTO and Mobile by default', () => {
  expect(defaultVisibility).toEqual(['GOTO', 'mobile']);
  expect(found('', defaultVisibility)).toEqual(['lab', 'phone', 'go']);
});

it('ROM-001 filters by where rooms are listed; commands are in the GOTO menu', () => {
  expect(found('', ['mobile'])).toEqual(['phone']);
  expect(found('', ['hidden'])).toEqual(['cave', 'map']);
  expect(found('', ['roomGraph', 'GOTO'])).toEqual(['lab', 'map', 'go']);
  expect(found('')).toHaveLength(entries.length);
});

it.each([
  ['lab', ['lab', 'cave', 'go']],
  ['LAB cafe', ['lab']],
  ['café', ['lab']],
  ['science', ['lab', 'cave', 'map']],
  ['lobby', ['lab']],
  ['desk', ['go']],
  ['.*', []],
  [' ', ['lab', 'cave', 'phone', 'map', 'go']],
])('ROM-001 searches "%s" without case and accents, word by word: %j', (search, ids) => {
  expect(found(search)).toEqual(ids);
});
