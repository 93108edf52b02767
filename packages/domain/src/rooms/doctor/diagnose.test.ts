import { expect, it } from 'vitest';
import type { Command, Room } from '../entries.ts';
import { newCommand, newRoom } from '../new-entries.ts';
import { diagnoseRooms } from './diagnose.ts';
import type { World } from './problems.ts';
import { type Cure, cureOf } from './remedies.ts';

const place = { group: '', order: 10 };
const room = (id: string, over: Partial<Room> = {}): Room => ({
  ...newRoom(id, place),
  name: id,
  levelName: 'lobby',
  instance: 1,
  ...over,
});
const command = (id: string, over: Partial<Command> = {}): Command => ({
  ...newCommand(id, place),
  name: id,
  commandType: 'load',
  targetLevel: 'lobby',
  targetInstance: 1,
  ...over,
});
const full = (command: string): Partial<Room> => ({
  hardUserLimitOptions: { dialogTitle: '', dialogMessage: '', command },
});
const level = (name: string, over = {}) => ({ name, isHidden: false, zoomCapable: true, ...over });
const world = (entries: World['entries'], over: Partial<World> = {}): World => ({
  entries,
  levels: [level('lobby'), level('hall'), level('cellar', { isHidden: true })],
  supportedLevels: ['lobby', 'cellar'],
  locations: new Map([['lobby', ['desk']]]),
  overrides: [],
  spawnLevel: '',
  ...over,
});
const found = (of: World) => diagnoseRooms(of).map(({ kind, subject }) => `${subject.id}: ${kind}`);

it.each<[string, World, string[]]>([
  [
    'nothing in a sound list',
    world([room('a'), command('c'), room('b', { instance: 2, ...full('/load lobby 1') })]),
    [],
  ],
  ['an overflow to a missing room', world([room('a', full('/load lobby 2'))]), ['a: overflow.missing']],
  [
    'an overflow to a hidden room',
    world([room('a', full('/load lobby 2')), room('b', { instance: 2, visibleOn: ['hidden'] })]),
    ['a: overflow.hidden'],
  ],
  ['an overflow to itself', world([room('a', full('/load lobby 1'))]), ['a: overflow.loop']],
  [
    'a loop of two rooms, without the room that leads into it',
    world([
      room('a', full('/load lobby 2')),
      room('b', { instance: 2, ...full('/loadt lobby desk 1') }),
      room('c', { instance: 3, ...full('/load lobby 1') }),
    ]),
    ['a: overflow.loop', 'b: overflow.loop'],
  ],
  [
    'an overflow to a missing location',
    world([room('a', { instance: 2, ...full('/loadt lobby roof 1') }), room('b')]),
    ['a: overflow.location'],
  ],
  ['no overflow that was written by hand', world([room('a', full('/dance'))]), []],
  ['a command to a missing room', world([command('c')]), ['c: command.missing']],
  [
    'no command to a whole level of the catalogue',
    world([command('c', { targetLevel: 'hall', targetInstance: null })]),
    [],
  ],
  [
    'no command without an instance to a room without one',
    world([room('a', { instance: null }), command('c', { targetInstance: null })]),
    [],
  ],
  [
    'a command without an instance where all rooms of the level are numbered',
    world([room('a'), command('c', { targetInstance: null })]),
    ['c: command.missing'],
  ],
  [
    'a command to a whole level that is nowhere',
    world([command('c', { targetLevel: 'x', targetInstance: null })]),
    ['c: command.missing'],
  ],
  [
    'a command to a hidden room',
    world([room('a', { visibleOn: ['hidden'] }), command('c')]),
    ['c: command.hidden'],
  ],
  [
    'no command to a room with passcodes',
    world([room('a', { visibleOn: ['hidden'], hasPasscodes: true }), command('c')]),
    [],
  ],
  [
    'a command to a missing location',
    world([room('a'), command('c', { commandType: 'loadt', targetLocation: 'roof' })]),
    ['c: command.location'],
  ],
  [
    'a tele command to a missing location',
    world([command('c', { commandType: 'tele', targetLocation: 'roof', currentLevel: 'lobby' })]),
    ['c: command.location'],
  ],
  [
    'no location of a level that is not known',
    world([command('c', { commandType: 'tele', targetLocation: 'roof', currentLevel: 'hall' })]),
    [],
  ],
  ['two rooms on one level and instance', world([room('a'), room('b')]), ['b: instance.taken']],
  ['no rooms without an instance', world([room('a', { instance: null }), room('b', { instance: null })]), []],
  ['a level that is not in the catalogue', world([room('a', { levelName: 'x' })]), ['a: level.missing']],
  ['a hidden level', world([room('a', { levelName: 'cellar' })]), ['a: level.hidden']],
  [
    'a level that the client does not support',
    world([room('a', { levelName: 'hall' })]),
    ['a: level.unsupported'],
  ],
  [
    'nothing about levels that are not known',
    world([room('a', { levelName: 'x' })], { levels: null, supportedLevels: [], spawnLevel: 'y' }),
    [],
  ],
  [
    'half of a Zoom meeting',
    world([room('a', { zoomCredential: { id: '1', passcode: '' } })]),
    ['a: zoom.half'],
  ],
  [
    'a room with passcodes in the room graph',
    world([room('a', { hasPasscodes: true, visibleOn: ['hidden', 'roomGraph'] })]),
    ['a: passcodes.visible'],
  ],
  [
    'a room with passcodes on the web',
    world([room('a', { hasPasscodes: true, visibleOn: ['hidden'], isOnWeb: true })]),
    ['a: passcodes.visible'],
  ],
  [
    'an override of a room that is gone',
    world([room('a')], {
      overrides: [
        { id: 'o', levelName: 'lobby', instance: 1 },
        { id: 'p', levelName: 'lobby', instance: 2 },
      ],
    }),
    ['p: override.gone'],
  ],
  ['a spawn location that is gone', world([], { spawnLevel: 'x' }), [': spawn.gone']],
  ['no spawn location that is there', world([], { spawnLevel: 'hall' }), []],
])('lists %s', (_, of, expected) => {
  expect(found(of)).toEqual(expected);
});

it('lists problems in the order of the list, with the names that its sentence needs', () => {
  const problems = diagnoseRooms(
    world([
      room('late', { order: 30, instance: 2 }),
      room('early', { order: 20, ...full('/load lobby 9') }),
      room('twin', { order: 40, instance: 2 }),
    ]),
  );
  expect(problems.map(({ params }) => params)).toEqual([
    { name: 'early', target: 'lobby 9', other: '' },
    { name: 'twin', target: 'lobby 2', other: 'late' },
  ]);
});

it.each<[string, World]>([
  [
    'overflow.hidden',
    world([room('a', full('/load lobby 2')), room('b', { instance: 2, visibleOn: ['hidden'] })]),
  ],
  [
    'overflow.hidden',
    world([
      room('a', full('/load lobby 2')),
      room('b', { instance: 2, visibleOn: ['hidden'], hasPasscodes: true }),
    ]),
  ],
  ['overflow.missing', world([room('a', full('/load lobby 2'))])],
  ['overflow.loop', world([room('a', full('/load lobby 1'))])],
  ['command.missing', world([command('c')])],
  ['command.hidden', world([room('a', { visibleOn: ['hidden'] }), command('c')])],
  ['instance.taken', world([room('a'), room('b')])],
  ['zoom.half', world([room('a', { zoomCredential: { id: '1', passcode: '' } })])],
  ['passcodes.visible', world([room('a', { hasPasscodes: true })])],
  ['override.gone', world([room('a')], { overrides: [{ id: 'p', levelName: 'lobby', instance: 2 }] })],
])('%s is gone after each of its remedies, and nothing else is wrong then', (kind, of) => {
  const [problem] = diagnoseRooms(of);
  if (!problem) throw new Error('nothing was found');
  expect(problem.kind).toBe(kind);
  expect(problem.remedies.length).toBeGreaterThan(0);
  for (const remedy of problem.remedies) {
    const cure = cureOf(of, problem, remedy);
    if (!cure) throw new Error('nothing would change');
    expect(found(cured(of, cure))).toEqual([]);
  }
});

function cured(of: World, cure: Cure): World {
  const { entries, overrides } = of;
  if ('withoutOverrides' in cure)
    return { ...of, overrides: overrides.filter((override) => override !== cure.withoutOverrides) };
  if ('deleted' in cure) return { ...of, entries: entries.filter((entry) => entry !== cure.deleted) };
  const { changed } = cure;
  return { ...of, entries: entries.map((entry) => (entry.id === changed.id ? changed : entry)) };
}

it('refuses a remedy that the problem does not offer, and one whose room is gone', () => {
  const of = world([room('a', full('/load lobby 2'))]);
  const [problem] = diagnoseRooms(of);
  if (!problem) throw new Error('nothing was found');
  expect(cureOf(of, problem, 'hide')).toBeUndefined();
  expect(cureOf({ entries: [], overrides: [] }, problem, 'clearOverflow')).toBeUndefined();
});
