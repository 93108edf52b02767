import { expect, it } from 'vitest';
import { newCommand, newRoom, refuseLevel } from './new-entries.ts';
import { refuseEntry } from './saved-entry.ts';

const place = { group: 'Labs', order: 20 };

it('ROM-016 a new room is "New Room" of level placeholder in the GOTO menu', () => {
  expect(newRoom('a', place)).toMatchObject({
    name: 'New Room',
    levelName: 'placeholder',
    visibleOn: ['GOTO'],
    group: 'Labs',
    order: 20,
  });
});

it('ROM-018 a new command is "New Command"', () => {
  expect(newCommand('a', place)).toMatchObject({ name: 'New Command', commandType: '', group: 'Labs' });
});

it('ROM-017 a room is not created while its level is a placeholder', () => {
  expect(refuseLevel('placeholder')).toBe('rooms.level.required');
  expect(refuseLevel('')).toBe('rooms.level.required');
  expect(refuseEntry(newRoom('a', place))).toBe('rooms.level.required');
  expect(refuseEntry({ ...newRoom('a', place), levelName: 'lobby' })).toBeUndefined();
});
