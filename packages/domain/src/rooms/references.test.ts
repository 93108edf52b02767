import { expect, it } from 'vitest';
import { diagnoseRooms } from './doctor/diagnose.ts';
import type { Command, Entry, Room } from './entries.ts';
import { newCommand, newRoom } from './new-entries.ts';
import { referencesOf } from './references.ts';

const classroom = (id: string, instance: number | null): Room => ({
  ...newRoom(id, { group: '', order: 10 }),
  levelName: 'classroom',
  instance,
});
const command: Command = {
  ...newCommand('walk', { group: '', order: 20 }),
  commandType: 'load',
  targetLevel: 'classroom',
  targetInstance: null,
};
const overflow: Room = {
  ...classroom('full', 3),
  hardUserLimitOptions: { dialogTitle: '', dialogMessage: '', command: '/loadt classroom desk' },
};
const referencesTo = (room: Room, entries: readonly Entry[]) =>
  referencesOf(room, { entries, overrides: [], spawnLevel: '' }).entries.map(({ id }) => id);
const problems = (entries: readonly Entry[]) =>
  diagnoseRooms({
    entries,
    levels: [{ name: 'classroom', isHidden: false, zoomCapable: true }],
    supportedLevels: [],
    locations: new Map(),
    overrides: [],
    spawnLevel: '',
  }).map(({ kind, subject }) => `${subject.id} ${kind}`);

it('ROM-070 names what leads to a room without an instance, beside numbered rooms of its level', () => {
  const room = classroom('only', null);
  const others = [classroom('one', 1), overflow, command];
  expect(referencesTo(room, [room, ...others])).toEqual(['full', 'walk']);
  expect(problems([room, ...others])).toEqual([]);
  expect(problems(others)).toEqual(['full overflow.missing', 'walk command.missing']);
});

it('ROM-070 names nothing that another room without an instance still serves, and nothing of a numbered room', () => {
  const room = classroom('only', null);
  expect(referencesTo(room, [room, classroom('twin', null), command])).toEqual([]);
  expect(referencesTo(classroom('one', 1), [classroom('one', 1), room, command])).toEqual([]);
});
