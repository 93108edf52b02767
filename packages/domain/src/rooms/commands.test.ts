import { expect, it } from 'vitest';
import { refuseCommand, refuseTargetRoom, withTargetRoom, withType } from './commands.ts';
import type { CommandType } from './entries.ts';
import { newCommand } from './new-entries.ts';
import { refuseEntry } from './saved-entry.ts';

const empty = newCommand('a', { group: '', order: 10 });
const full = {
  ...empty,
  commandType: 'loadt',
  targetLevel: 'lobby',
  targetLocation: 'desk',
  targetInstance: 3,
  currentLevel: 'hall',
} as const;

it('ROM-025 a command needs a type', () => {
  expect(refuseCommand(empty)).toBe('rooms.command.typeMissing');
  expect(refuseEntry(empty)).toBe('rooms.command.typeMissing');
});

it.each<[string, CommandType, [string, string], string | undefined]>([
  ['ROM-026', 'load', ['', 'desk'], 'rooms.command.parametersMissing'],
  ['ROM-026', 'load', [' ', ''], 'rooms.command.parametersMissing'],
  ['ROM-026', 'load', ['lobby', ''], undefined],
  ['ROM-027', 'tele', ['lobby', ''], 'rooms.command.parametersMissing'],
  ['ROM-027', 'tele', ['', 'desk'], undefined],
  ['ROM-028', 'loadt', ['lobby', ''], 'rooms.command.parametersMissing'],
  ['ROM-028', 'loadt', ['', 'desk'], 'rooms.command.parametersMissing'],
  ['ROM-028', 'loadt', ['lobby', 'desk'], undefined],
  ['ROM-009', 'guilayer notify showpassuiserver', ['', ''], undefined],
])('%s a command %s to level and location %j is refused with %s', (_, commandType, target, refusal) => {
  const [targetLevel, targetLocation] = target;
  expect(refuseCommand({ ...empty, commandType, targetLevel, targetLocation })).toBe(refusal);
});

it.each([
  ['the same', { levelName: 'lobby', instance: 3 }, undefined],
  ['another level', { levelName: 'hall', instance: 3 }, 'request.implementation'],
  ['another instance', { levelName: 'lobby', instance: 4 }, 'request.implementation'],
  ['no longer in the list', undefined, 'request.implementation'],
])('ROM-029 a loadt command whose chosen room is %s', (_, room, refusal) => {
  expect(refuseTargetRoom(full, room)).toBe(refusal);
  expect(refuseTargetRoom({ ...full, commandType: 'load' }, room)).toBeUndefined();
});

it('ROM-019 another type resets target level, location, instance, and current level', () => {
  expect(withType(full, 'tele')).toEqual({
    ...full,
    commandType: 'tele',
    targetLevel: '',
    targetLocation: '',
    targetInstance: null,
    currentLevel: '',
  });
  expect(withType(full, 'loadt')).toEqual(full);
});

it('ROM-020 a target room sets target level and instance', () => {
  expect(withTargetRoom(full, { levelName: 'hall', instance: 7 })).toEqual({
    ...full,
    targetLevel: 'hall',
    targetInstance: 7,
  });
});
