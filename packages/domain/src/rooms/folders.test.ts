import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refuseFolderName, regroup, regroupAll, renameFolder } from './folders.ts';
import { arranged, foldersOf } from './list-order.ts';

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

it('puts many entries into their folders at once, in the order of the list', () => {
  const all = (group: string, ids: string) => new Map([...ids].map((id) => [id, group]));
  expect(seen(regroupAll(entries, all('G', 'ca')))).toBe('10:F/b 20:G/d 30:G/a 40:G/c');
  expect(seen(regroupAll(entries, all('New', 'cba')))).toBe('10:New/a 20:New/b 30:New/c 40:G/d');
  expect(seen(regroupAll(entries, all('', 'abd')))).toBe('10:/a 20:/b 30:/c 40:/d');
  expect(seen(regroupAll(entries, all('F', 'abx')))).toBe(seen(entries));
});

it('loses no entry and keeps folders in one piece, whatever comes into which folder', () => {
  const folder = fc.constantFrom('', 'F', 'G', 'H');
  const list = fc.uniqueArray(
    fc.record({ id: fc.nat({ max: 20 }).map(String), group: folder, order: fc.nat({ max: 9 }) }),
    {
      selector: ({ id }) => id,
    },
  );
  const wishes = fc.array(fc.tuple(fc.nat({ max: 20 }).map(String), folder));
  fc.assert(
    fc.property(list, wishes, (before, pairs) => {
      const groups = new Map(pairs);
      const after = regroupAll(before, groups);
      expect(after.map(({ id, group }) => `${group}/${id}`).sort()).toEqual(
        before.map(({ id, group }) => `${groups.get(id) ?? group}/${id}`).sort(),
      );
      expect(arranged(after)).toEqual(after);
    }),
  );
});
