import { newCommand, newRoom } from '@campus/domain/rooms/new-entries';
import { expect, it } from 'vitest';
import { command, room } from './entries.ts';
import { commandContent, roomContent } from './fields.ts';

const place = { group: '', order: 10 };
const unsaveable = { name: 'x'.repeat(300), notes: '<b>', permAccess: 7, teamAccess: ['none'] };

it('reads rooms with values that could not be saved here, since other programs may have stored them', () => {
  const stored = { ...newRoom('a', place), ...unsaveable, instance: -1.5, doorName: ' \u0007' };
  expect(room.parse(stored)).toEqual(stored);
  const { kind: _, id: _id, order: _order, hasPasscodes: _has, isOnWeb: _web, ...fields } = stored;
  const refused = roomContent.safeParse(fields).error?.issues.map(({ path }) => path[0]);
  expect(refused).toEqual(['name', 'permAccess', 'teamAccess', 'notes', 'levelName', 'instance', 'doorName']);
});

it('reads commands with values that could not be saved here', () => {
  const stored = { ...newCommand('a', place), ...unsaveable, guiVersion: '1'.repeat(40) };
  expect(command.parse(stored)).toEqual(stored);
  const { kind: _, id: _id, order: _order, ...fields } = stored;
  const refused = commandContent.safeParse(fields).error?.issues.map(({ path }) => path[0]);
  expect(refused).toEqual(['name', 'permAccess', 'teamAccess', 'notes', 'commandType', 'guiVersion']);
});
