import { expect, it } from 'vitest';
import { roomAccess } from '../access/room-levels.ts';
import type { Entry } from './entries.ts';
import { type MenuViewer, menuOf } from './menu.ts';
import { newCommand, newRoom } from './new-entries.ts';

const viewer: MenuViewer = { role: 'member', teamId: '', groups: [], worldBuildVersion: '1.9' };
const room = (id: string, over: Partial<Extract<Entry, { kind: 'room' }>> = {}) => ({
  ...newRoom(id, { group: '', order: 10 }),
  ...over,
});
const command = (id: string, over: Partial<Extract<Entry, { kind: 'command' }>> = {}) => ({
  ...newCommand(id, { group: '', order: 10 }),
  commandType: 'load' as const,
  ...over,
});
const ids = (entries: readonly Entry[], kind: Parameters<typeof menuOf>[1], who: Partial<MenuViewer> = {}) =>
  menuOf(entries, kind, { ...viewer, ...who }).map(({ folder, entries: seen }) =>
    [folder, ...seen.map(({ id }) => id)].join(':'),
  );

it('ROM-045 lists what a role may enter', () => {
  const entries = Object.entries(roomAccess).map(([id, permAccess], place) =>
    room(id, { permAccess, order: place }),
  );
  expect(ids(entries, 'GOTO')).toEqual([':member']);
  expect(ids(entries, 'GOTO', { role: 'moderator' })).toEqual([':moderator', ':leader', ':member']);
  expect(ids(entries, 'GOTO', { role: 'owner' })).not.toContain(':none');
  expect(ids(entries, 'GOTO', { role: 'superadmin' })).toHaveLength(entries.length);
});

it('lists what a team or a group may enter whatever the role', () => {
  const entries = [
    room('team', { permAccess: roomAccess.none, teamAccess: ['8'] }),
    room('group', { permAccess: roomAccess.owner, groupAccess: ['Staff'] }),
    command('teamCommand', { permAccess: roomAccess.none, teamAccess: ['3', '8'] }),
  ];
  expect(ids(entries, 'GOTO')).toEqual([]);
  expect(ids(entries, 'GOTO', { teamId: '8' })).toEqual([':team', ':teamCommand']);
  expect(ids(entries, 'GOTO', { groups: ['Staff'] })).toEqual([':group']);
  expect(ids([room('x', { permAccess: 0, teamAccess: [''] })], 'GOTO')).toEqual([]);
});

it('lists rooms where they are visible, and commands in the GOTO menu', () => {
  const entries = [
    room('goto'),
    room('mobile', { visibleOn: ['mobile'] }),
    room('graph', { visibleOn: ['hidden', 'roomGraph'] }),
    command('command'),
  ];
  expect(ids(entries, 'GOTO')).toEqual([':command', ':goto']);
  expect(ids(entries, 'mobile')).toEqual([':mobile']);
  expect(ids(entries, 'roomGraph')).toEqual([':graph']);
});

it('lists a command from the build on that knows it, and none without a type', () => {
  const entries = [command('new', { guiVersion: '1.10' }), command('old', { guiVersion: '1.9' })];
  expect(ids(entries, 'GOTO')).toEqual([':old']);
  expect(ids(entries, 'GOTO', { worldBuildVersion: '1.10.0' })).toEqual([':new', ':old']);
  expect(ids([command('untyped', { commandType: '' })], 'GOTO')).toEqual([]);
});

it('keeps the order and the folders, without those in which the person sees nothing', () => {
  const entries = [
    room('a', { order: 30, group: 'F' }),
    room('b', { order: 10, group: 'F', permAccess: roomAccess.owner }),
    room('c', { order: 20 }),
    room('d', { order: 40, group: 'G', permAccess: roomAccess.owner }),
  ];
  expect(ids(entries, 'GOTO')).toEqual(['F:a', ':c']);
  expect(ids(entries, 'GOTO', { role: 'owner' })).toEqual(['F:b:a', ':c', 'G:d']);
});
