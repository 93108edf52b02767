import { expect, it } from 'vitest';
import { refuseFolderName, regroup, renameFolder } from './folders.ts';
import { foldersOf } from './list-order.ts';

const entries = [
  { id: 'a', group: 'F', order: 10 },
  { id: 'b', group: 'F', order: 20 },
  { id: 'c', group: '', order: 30 },
  { id: 'd', group: 'G', order: 40 },
];
const seen = (list: readonly { id: string; group: string; order: number }[]) =>
  list.map(({ id, group, order }) => `${order}:${group}/${id}`).join(' ');

it('ROM-024 renames a folder in all its entries', () => {
  expect(seen(renameFolder(entries, 'F', ' Labs '))).toBe('10:Labs/a 20:Labs/b 30:/c 40:G/d');
  expect(foldersOf(renameFolder(entries, 'F', 'Labs'))).toEqual(['Labs', 'G']);
});

it('joins two folders of one name, and leaves the list when the folder is gone', () => {
  expect(seen(renameFolder(entries, 'F', 'G'))).toBe('10:/c 20:G/d 30:G/a 40:G/b');
  expect(seen(renameFolder(entries, 'X', 'G'))).toBe(seen(entries));
  expect(seen(renameFolder(entries, '', 'G'))).toBe(seen(entries));
});

it.each([
  ['x'.repeat(50), undefined],
  ['x'.repeat(51), 'rooms.folder.tooLong'],
  ['  ', 'rooms.folder.required'],
  [' G ', 'rooms.folder.taken'],
  [' F ', undefined],
])('ROM-035 the folder name "%s" is refused with %s', (name, refusal) => {
  expect(refuseFolderName(name, { current: 'F', folders: ['F', 'G'] })).toBe(refusal);
});

it('lets two folders become one when that is wanted', () => {
  expect(refuseFolderName('G', { current: 'F', folders: ['F', 'G'], merge: true })).toBeUndefined();
});

it.each([
  ['c', 'G', '10:F/a 20:F/b 30:G/d 40:G/c'],
  ['a', 'G', '10:F/b 20:/c 30:G/d 40:G/a'],
  ['a', '', '10:F/b 20:/a 30:/c 40:G/d'],
  ['a', 'New', '10:F/b 20:New/a 30:/c 40:G/d'],
  ['d', 'New', '10:F/a 20:F/b 30:/c 40:New/d'],
  ['a', 'F', '10:F/a 20:F/b 30:/c 40:G/d'],
])('puts the entry %s into the folder "%s" chosen in its form', (id, group, expected) => {
  expect(seen(regroup(entries, id, group))).toBe(expected);
});
