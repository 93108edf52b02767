// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { occurrences, randomRuns } from '../../testing/sweep.ts';
import type { Command, Entry, Room } from '../entries.ts';
import { newCommand, newRoom } from '../new-entries.ts';
import { diagnoseRooms } from './diagnose.ts';
import { problemKinds, type World } from './problems.ts';

const levelNames = ['lobby', 'hall', 'lab'];
const places = ['desk', 'main stage', 'roof'];
const overflow = (command: string) => ({ dialogTitle: '', dialogMessage: '', command });

/** A sound world: two rooms of each level but the garden, commands of each type, and the rooms of a level lead to each other's desks. */
const rooms = [0, 1, 2, 3, 4, 5].map(
  (at): Room => ({
    ...newRoom(`r${at}`, { group: '', order: at * 10 }),
    levelName: levelNames[at % 3] ?? '',
    instance: at,
    hardUserLimitOptions: overflow(at < 3 ? `/loadt ${levelNames[at]} desk ${at + 3}` : ''),
  }),
);
const command = (at: number, own: Partial<Command>): Command => ({
  ...newCommand(`c${at}`, { group: '', order: 100 + at }),
  ...own,
});
const commands = [
  command(0, { commandType: 'load', targetLevel: 'lobby', targetInstance: 0 }),
  command(1, { commandType: 'load', targetLevel: 'garden', targetInstance: null }),
  command(2, { commandType: 'loadt', targetLevel: 'lab', targetInstance: 2, targetLocation: 'main stage' }),
  command(3, { commandType: 'tele', currentLevel: 'hall', targetLocation: 'desk' }),
];
const sound: World = {
  entries: [...rooms, ...commands],
  levels: [...levelNames, 'garden'].map((name) => ({ name, isHidden: false, zoomCapable: true })),
  supportedLevels: levelNames,
  locations: new Map(levelNames.map((name) => [name, ['desk', 'main stage']])),
  overrides: rooms.map(({ id, levelName, instance }) => ({
    ...{ id: `o-${id}`, levelName },
    instance: instance ?? 0,
  })),
  spawnLevel: 'lobby',
};

interface Edit {
  at: number;
  level: number;
  place: number;
}

const editsOfRooms: Readonly<Record<string, (room: Room, level: string, place: string) => Room>> = {
  hide: (room) => ({ ...room, visibleOn: ['hidden'] }),
  show: (room) => ({ ...room, visibleOn: ['mobile'] }),
  guard: (room) => ({ ...room, hasPasscodes: true }),
  halfZoom: (room) => ({ ...room, zoomCredential: { id: '', passcode: '7' } }),
  relevel: (room, level) => ({ ...room, levelName: level }),
  renumber: (room, level) => ({ ...room, instance: levelNames.indexOf(level) + 1 }),
  withoutInstance: (room) => ({ ...room, instance: null }),
  leadToLevel: (room, level) => ({ ...room, hardUserLimitOptions: overflow(`/load ${level}`) }),
  leadToPlace: (room, level, place) => ({
    ...room,
    hardUserLimitOptions: overflow(`/loadt ${level} ${place} 1`),
  }),
  teleport: (room, _, place) => ({ ...room, hardUserLimitOptions: overflow(`/tele ${place}`) }),
};

const editsOfTargets: Readonly<Record<string, (world: World, level: string) => World>> = {
  hideLevel: (world, level) => ({
    ...world,
    levels: (world.levels ?? []).map((one) => (one.name === level ? { ...one, isHidden: true } : one)),
  }),
  dropLevel: (world, level) => ({
    ...world,
    levels: (world.levels ?? []).filter(({ name }) => name !== level),
  }),
  forgetLevels: (world) => ({ ...world, levels: null }),
  unsupport: (world, level) => ({
    ...world,
    supportedLevels: world.supportedLevels.filter((name) => name !== level),
  }),
  dropPlaces: (world, level) => ({ ...world, locations: new Map([...world.locations, [level, ['desk']]]) }),
  forgetPlaces: (world, level) => ({
    ...world,
    locations: new Map([...world.locations].filter(([name]) => name !== level)),
  }),
  moveSpawn: (world, level) => ({ ...world, spawnLevel: level }),
};

function edited(world: World, [kind, { at, level: levelAt, place: placeAt }]: [string, Edit]): World {
  const level = [...levelNames, 'cellar'][levelAt] ?? '';
  const place = places[placeAt] ?? '';
  const change = (entry: Entry): Entry => {
    if (entry.kind === 'room') return editsOfRooms[kind]?.(entry, level, place) ?? entry;
    if (kind === 'leadToPlace') return { ...entry, targetLocation: place };
    return kind === 'relevel' ? { ...entry, targetLevel: level, currentLevel: level } : entry;
  };
  const chosen = world.entries[at % world.entries.length];
  const entries = world.entries.map((entry) => (entry === chosen ? change(entry) : entry));
  return editsOfTargets[kind]?.(world, level) ?? { ...world, entries };
}

/** Level, instance, and place of what an entry leads to, read from its words. */
function aimOf(entry: Entry): { type: string; level: string; instance: number | null; place: string } {
  if (entry.kind === 'command')
    return {
      ...{ type: entry.commandType, level: entry.targetLevel, instance: entry.targetInstance },
      place: entry.commandType === 'load' ? '' : entry.targetLocation,
    };
  const [, type = '', level = '', place = '', instance] =
    /^\/(load|loadt|tele) (\S+)(?: ([a-z ]+?))?(?: (\d+))?$/.exec(entry.hardUserLimitOptions.command) ?? [];
  return { type, level, place, instance: instance === undefined ? null : Number(instance) };
}

type Where = { level: string; instance: number | null };

const roomsOf = ({ entries }: World) => entries.filter((entry): entry is Room => entry.kind === 'room');
const isKnown = ({ levels }: World, level: string) => levels?.some(({ name }) => name === level) ?? false;
const isHidden = ({ visibleOn }: Room) => visibleOn.join() === 'hidden';
const isSamePlace = (one: Room, other: Room) =>
  one.levelName === other.levelName && one.instance !== null && one.instance === other.instance;
const meant = (world: World, { level, instance }: Where) =>
  roomsOf(world).filter((room) => room.levelName === level && room.instance === instance);
const hasRooms = (world: World, level: string) => roomsOf(world).some((room) => room.levelName === level);

/** The problems, found the slow way: one question at a time, each about the whole world. */
function broken(world: World): string[] {
  const { overrides, spawnLevel: level } = world;
  const isSpawn = isKnown(world, level) || hasRooms(world, level);
  return [
    ...world.entries.flatMap((entry) => [...brokenTarget(world, entry), ...brokenPlace(world, entry)]),
    ...roomsOf(world).flatMap((room) => brokenRoom(world, room)),
    ...overrides
      .filter(({ levelName, instance }) => meant(world, { level: levelName, instance }).length === 0)
      .map(({ id }) => `${id} override.gone`),
    ...(world.levels === null || isSpawn ? [] : [' spawn.gone']),
  ];
}

const prefixOf = ({ kind }: Entry) => (kind === 'room' ? 'overflow' : 'command');

function brokenTarget(world: World, entry: Entry): string[] {
  const aim = aimOf(entry);
  if (!aim.type.startsWith('load')) return [];
  const targets = meant(world, aim);
  const isLevel = aim.instance === null && isKnown(world, aim.level) && !hasRooms(world, aim.level);
  if (targets.length === 0) return isLevel ? [] : [`${entry.id} ${prefixOf(entry)}.missing`];
  const isWayIn = entry.kind === 'command' && targets.some(({ hasPasscodes }) => hasPasscodes);
  return targets.every(isHidden) && !isWayIn ? [`${entry.id} ${prefixOf(entry)}.hidden`] : [];
}

function brokenPlace(world: World, entry: Entry): string[] {
  const { type, level, place } = aimOf(entry);
  const own = entry.kind === 'command' ? entry.currentLevel : undefined;
  const where = type === 'tele' ? own : level;
  const offered = where === undefined ? undefined : world.locations.get(where);
  return place !== '' && offered && !offered.includes(place)
    ? [`${entry.id} ${prefixOf(entry)}.location`]
    : [];
}

function brokenRoom(world: World, room: Room): string[] {
  const all = roomsOf(world);
  const { id, passcode } = room.zoomCredential;
  const found = {
    'zoom.half': (id === '') !== (passcode === ''),
    'passcodes.visible': room.hasPasscodes && !isHidden(room),
    'instance.taken': all.slice(0, all.indexOf(room)).some((before) => isSamePlace(before, room)),
    'overflow.loop': leadsBack(room, world),
  };
  const kinds = Object.entries(found).flatMap(([kind, isFound]) => (isFound ? [kind] : []));
  return [...levelProblem(world, room), ...kinds].map((kind) => `${room.id} ${kind}`);
}

function levelProblem({ levels, supportedLevels }: World, { levelName }: Room): string[] {
  const level = levels?.find(({ name }) => name === levelName);
  if (levels && !level) return ['level.missing'];
  if (level?.isHidden) return ['level.hidden'];
  return supportedLevels.length > 0 && !supportedLevels.includes(levelName) ? ['level.unsupported'] : [];
}

/** Whether people who are sent on from a full room, each to one instance, can be sent back to it. */
function leadsBack(start: Room, world: World): boolean {
  const next = (room: Room) => {
    const aim = aimOf(room);
    return aim.type.startsWith('load') && aim.instance !== null ? meant(world, aim) : [];
  };
  let here = next(start);
  for (let step = 0; step <= world.entries.length; step += 1) {
    if (here.some((room) => isSamePlace(room, start))) return true;
    here = [...new Set(here.flatMap(next))];
  }
  return false;
}

const listed = (world: World) => diagnoseRooms(world).map(({ subject, kind }) => `${subject.id} ${kind}`);

const kinds = [...Object.keys(editsOfRooms), ...Object.keys(editsOfTargets)];
const edit = fc.tuple(
  fc.constantFrom(...kinds),
  fc.record({ at: fc.nat({ max: 9 }), level: fc.nat({ max: 3 }), place: fc.nat({ max: 2 }) }),
);

it('finds nothing in a sound world, and exactly what random edits of rooms, levels, and places break', () => {
  expect(listed(sound)).toEqual([]);
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 10 }), (edits) => {
      const world = edits.reduce(edited, sound);
      expect(listed(world).sort()).toEqual(broken(world).sort());
      for (const line of listed(world)) seen.add(line.split(' ')[1] ?? '');
    }),
    randomRuns(2000),
  );
  expect(problemKinds).toEqual(expect.arrayContaining([...seen]));
  expect(seen.size).toBeGreaterThanOrEqual(occurrences(problemKinds.length));
});
