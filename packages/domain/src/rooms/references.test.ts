import { expect, it } from 'vitest';
import { newCommand, newRoom } from './new-entries.ts';
import { referencesOf } from './references.ts';

const place = { group: '', order: 0 };
const classroom = (id: string, instance: number | null) => ({
  ...newRoom(id, place),
  levelName: 'classroom',
  instance,
});
const command = (targetInstance: number | null) => ({
  ...newCommand('go', place),
  commandType: 'load' as const,
  targetLevel: 'classroom',
  targetInstance,
});
const leadTo = (room: ReturnType<typeof classroom>, entries: Parameters<typeof referencesOf>[1]['entries']) =>
  referencesOf(room, { entries, overrides: [], spawnLevel: '' }).entries.map(({ id }) => id);

it('ROM-070 finds the command to a room without an instance, although other rooms have its level', () => {
  const room = classroom('first', null);
  const second = classroom('second', 2);
  expect(leadTo(room, [room, second, command(null)])).toEqual(['go']);
  expect(leadTo(second, [room, second, command(null)])).toEqual([]);
  expect(leadTo(room, [room, classroom('twin', null), command(null)])).toEqual([]);
});

it('a command to any room of a level is a reference to the last one', () => {
  const one = classroom('one', 1);
  expect(leadTo(one, [one, command(null)])).toEqual(['go']);
  expect(leadTo(one, [one, classroom('two', 2), command(null)])).toEqual([]);
});
