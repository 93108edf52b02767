import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DuplicatePart, duplicateEntry, duplicateFolder, duplicateParts, partsOf } from './duplicate.ts';
import type { Entry, Room } from './entries.ts';
import { copyKey } from './instances.ts';
import { newCommand, newRoom } from './new-entries.ts';

const room: Room = {
  ...newRoom('a', { group: 'F', order: 10 }),
  name: 'Lab',
  levelName: 'lobby',
  instance: 1,
  visibleOn: ['hidden'],
  hasPasscodes: true,
  notes: 'Bring coffee',
  zoomCredential: { id: '1', passcode: '2' },
  hardUserLimitOptions: { dialogTitle: 'Full', dialogMessage: 'Sorry', command: '/load lobby 2' },
};
const second: Room = {
  ...newRoom('b', { group: 'F', order: 20 }),
  name: 'Hall',
  levelName: 'lobby',
  instance: 2,
};
const command: Entry = {
  ...newCommand('c', { group: 'F', order: 30 }),
  commandType: 'load',
  targetLevel: 'lobby',
  targetInstance: 1,
};
const last: Entry = { ...newRoom('d', { group: '', order: 40 }), levelName: 'lobby', instance: 4 };
const list: Entry[] = [room, second, command, last];
function countedIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `n${count}`;
  };
}
const wish = (parts: readonly DuplicatePart[] = duplicateParts) => ({ parts, newId: countedIds() });

it('ROM-017 a copy equals its source except for id, name, place, instance, and passcodes', () => {
  const made = duplicateEntry(list, 'a', wish());
  expect(made?.copies).toEqual([
    { of: 'a', entry: { ...room, id: 'n1', name: 'Lab (2)', order: 20, instance: 3, hasPasscodes: false } },
  ]);
  expect(made?.entries.map(({ id, order, group }) => `${order}:${group}/${id}`)).toEqual([
    '10:F/a',
    '20:F/n1',
    '30:F/b',
    '40:F/c',
    '50:/d',
  ]);
});

it('leaves out what is not wanted, and names what could come along', () => {
  const [copy] = duplicateEntry(list, 'a', wish([]))?.copies ?? [];
  expect(copy?.entry).toMatchObject({
    notes: '',
    zoomCredential: { id: '', passcode: '' },
    hardUserLimitOptions: { dialogTitle: '', dialogMessage: '', command: '' },
  });
  expect(partsOf([room])).toEqual(duplicateParts);
  expect(partsOf([second, command])).toEqual([]);
});

it('copies a folder after it; what leads to a room of the folder leads to its copy', () => {
  const made = duplicateFolder(list, 'F', wish());
  expect(made?.entries.map(({ id, group }) => `${group}/${id}`)).toEqual([
    'F/a',
    'F/b',
    'F/c',
    'F (2)/n1',
    'F (2)/n2',
    'F (2)/n3',
    '/d',
  ]);
  const [one, two, three] = made?.copies ?? [];
  expect(one?.entry).toMatchObject({
    name: 'Lab',
    instance: 3,
    hardUserLimitOptions: { command: '/load lobby 5' },
  });
  expect(two?.entry).toMatchObject({ name: 'Hall', instance: 5 });
  expect(three?.entry).toMatchObject({ targetLevel: 'lobby', targetInstance: 3 });
});

it('counts on where copies are there already, and refuses what is gone', () => {
  const once = duplicateEntry(list, 'a', wish())?.entries ?? [];
  const twice = duplicateEntry(once, 'n1', { parts: [], newId: () => 'x' });
  expect(twice?.copies[0]?.entry.name).toBe('Lab (3)');
  expect(duplicateEntry(list, 'x', wish())).toBeUndefined();
  expect(duplicateFolder(list, 'X', wish())).toBeUndefined();
  expect(duplicateFolder(list, '', wish())).toBeUndefined();
});

it('gives no copy the level and instance of a room, and no copy passcodes', () => {
  const rooms = fc.uniqueArray(
    fc.record({
      level: fc.constantFrom('lobby', 'hall'),
      instance: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
    { minLength: 1, maxLength: 10, selector: ({ level, instance }) => `${level}${instance}` },
  );
  fc.assert(
    fc.property(rooms, fc.integer({ min: 1, max: 4 }), (places, times) => {
      let entries: Entry[] = places.map(({ level, instance }, at) => ({
        ...room,
        id: `r${at}`,
        levelName: level,
        instance,
        order: at,
      }));
      const before = entries.flatMap((entry) => (entry.kind === 'room' ? (copyKey(entry) ?? []) : []));
      const newId = countedIds();
      for (let time = 0; time < times; time += 1)
        entries = duplicateFolder(entries, 'F', { parts: [], newId })?.entries ?? [];
      const after = entries.flatMap((entry) => (entry.kind === 'room' ? (copyKey(entry) ?? []) : []));
      expect(new Set(after).size).toBe(after.length);
      expect(after).toEqual(expect.arrayContaining(before));
      expect(entries).toHaveLength(places.length * (times + 1));
      const copies = entries.filter(({ id }) => id.startsWith('n'));
      expect(copies.some((entry) => entry.kind === 'room' && entry.hasPasscodes)).toBe(false);
    }),
  );
});
