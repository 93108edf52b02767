import './rule-page-messages.ts';
import { refuseCommand, refuseTargetRoom } from '@campus/domain/rooms/commands';
import { newCommand, newRoom } from '@campus/domain/rooms/new-entries';
import { refuseEntry } from '@campus/domain/rooms/saved-entry';
import { expect, it } from 'vitest';
import type { RefusalKey } from '../core/keys.ts';
import { text } from '../core/text.ts';

const command = newCommand('a', { group: '', order: 10 });
const sentence = (refusal: RefusalKey | undefined) => refusal && text(refusal);

it('ROM-025 names the missing type', () => {
  expect(sentence(refuseCommand(command))).toBe('Missing required parameter: type');
});

it.each([
  ['ROM-026', 'load'],
  ['ROM-027', 'tele'],
  ['ROM-028', 'loadt'],
] as const)('%s names the missing parameters of a %s command', (_, commandType) => {
  expect(sentence(refuseCommand({ ...command, commandType }))).toBe(
    'Missing required parameters for this command type.',
  );
});

it('ROM-029 calls a target room that does not match the form an implementation error', () => {
  const loadt = { ...command, commandType: 'loadt', targetLevel: 'lobby', targetLocation: 'desk' } as const;
  expect(sentence(refuseTargetRoom(loadt, { levelName: 'hall', instance: 1 }))).toBe(
    'Implementation error. Please contact support.',
  );
});

it('ROM-031 puts prohibited content under a title', () => {
  const room = { ...newRoom('a', { group: '', order: 10 }), notes: '<b>' };
  expect(sentence(refuseEntry(room))).toBe('Please fix the issue(s) indicated below before proceeding:');
});

it('ROM-059 says why the room types could not be loaded', () => {
  expect(text('rooms.levels.failed', { reason: 'Denied.' })).toBe(
    'Failed to retrieve available room types: Denied.',
  );
});

it('ROM-061 warns of a room type that the client may not support', () => {
  expect(text('rooms.level.unsupported')).toBe('The client application may not support this room type.');
});

it('ROM-063 says why passcodes could not be loaded', () => {
  expect(text('rooms.passcodes.failed', { reason: 'Denied.' })).toBe('Denied. Passcodes could not be set.');
});
