import { expect, it } from 'vitest';
import { newCommand, newRoom } from './new-entries.ts';
import { isProhibited, prohibitedFields } from './prohibited.ts';
import { refuseEntry, refuseZoom, tidyEntry, tidyVoiceIP } from './saved-entry.ts';

const place = { group: '', order: 10 };
const room = { ...newRoom('a', place), levelName: 'lobby' };
const bad = '<img src=x onerror=alert(1)>';

it.each([
  [bad, true],
  ['</p>', true],
  ['<script', true],
  ['<!-- x -->', true],
  ['&lt;b&gt;', true],
  ['&#60;b', true],
  ['JavaScript :alert(1)', true],
  ['data:text/html,x', true],
  ['a\u202Eb', true],
  ['a\u0007b', true],
  ['A & B; <3 > 2', false],
  ['R&D lab, floor 2 < floor 3', false],
  ['Tom’s “Café” – 100%', false],
  ['line one\nline two', false],
  ['', false],
])('ROM-030 the text %j is prohibited: %s', (text, prohibited) => {
  expect(isProhibited(text)).toBe(prohibited);
});

it('ROM-030 ROM-031 names every field with prohibited content, and refuses the entry', () => {
  const wrong = {
    ...room,
    name: bad,
    group: bad,
    customLabel: bad,
    voiceIP: bad,
    notes: bad,
    hardUserLimitOptions: { dialogTitle: bad, dialogMessage: bad, command: '' },
  };
  expect(prohibitedFields(wrong)).toEqual([
    'name',
    'group',
    'customLabel',
    'voiceIP',
    'notes',
    'hardUserLimitOptions.dialogTitle',
    'hardUserLimitOptions.dialogMessage',
  ]);
  expect(refuseEntry(wrong)).toBe('rooms.prohibited');
  const command = { ...newCommand('b', place), commandType: 'tele', targetLocation: 'desk' } as const;
  expect(refuseEntry(command)).toBeUndefined();
  expect(refuseEntry({ ...command, notes: bad })).toBe('rooms.prohibited');
});

it.each([
  ['1', '2', undefined],
  ['', '', undefined],
  [' ', '', undefined],
  ['1', '', 'rooms.zoom.half'],
  ['', '2', 'rooms.zoom.half'],
])('ROM-032 the Zoom ID "%s" with the passcode "%s" is refused with %s', (id, passcode, refusal) => {
  expect(refuseZoom({ id, passcode })).toBe(refusal);
  expect(refuseEntry({ ...room, zoomCredential: { id, passcode } })).toBe(refusal);
});

it('ROM-033 notes have at most 500 characters', () => {
  expect(refuseEntry({ ...room, notes: '😀'.repeat(500) })).toBeUndefined();
  expect(refuseEntry({ ...room, notes: 'x'.repeat(501) })).toBe('rooms.notes.tooLong');
});

it('ROM-034 white space in the voice IP is removed', () => {
  expect(tidyVoiceIP(' 10.0. 0.1\t\u00A0:80 ')).toBe('10.0.0.1:80');
  expect(tidyEntry({ ...room, name: ' Lab ', group: ' F ', voiceIP: ' 1 ' })).toMatchObject({
    name: 'Lab',
    group: 'F',
    voiceIP: '1',
  });
});

it('a room needs a name, and its folder has at most 50 characters', () => {
  expect(refuseEntry({ ...room, name: '\u200B ' })).toBe('rooms.name.required');
  expect(refuseEntry({ ...room, group: 'x'.repeat(51) })).toBe('rooms.folder.tooLong');
  expect(refuseEntry({ ...room, hasPasscodes: true })).toBe('rooms.passcodes.visible');
});
