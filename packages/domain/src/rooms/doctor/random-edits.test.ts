// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { occurrences, randomRuns } from '../../testing/sweep.ts';
import type { Command, Entry, Room } from '../entries.ts';
import { newCommand, newRoom } from '../new-entries.ts';
import { referencesOf } from '../references.ts';
import { diagnoseRooms } from './diagnose.ts';
import type { World } from './problems.ts';

/** A sound world: rooms 0 to 5 on their own instances; each leads to the next when full; commands load three of them. */
const rooms = Array.from(
  { length: 6 },
  (_, at): Room => ({
    ...newRoom(`r${at}`, { group: '', order: at * 10 }),
    levelName: at % 2 ? 'hall' : 'lobby',
    instance: at,
    hardUserLimitOptions: {
      dialogTitle: '',
      dialogMessage: '',
      command: at < 5 ? `/load ${(at + 1) % 2 ? 'hall' : 'lobby'} ${at + 1}` : '',
    },
  }),
);
const commands = [0, 1, 2].map(
  (at): Command => ({
    ...newCommand(`c${at}`, { group: '', order: 100 + at }),
    commandType: 'load',
    targetLevel: at % 2 ? 'hall' : 'lobby',
    targetInstance: at,
  }),
);
const sound: World = {
  entries: [...rooms, ...commands],
  levels: ['lobby', 'hall'].map((name) => ({ name, isHidden: false, zoomCapable: false })),
  supportedLevels: [],
  locations: new Map(),
  overrides: rooms.map(({ id, levelName, instance }) => ({
    id: `o-${id}`,
    levelName,
    instance: instance ?? 0,
  })),
  spawnLevel: 'lobby',
};

type Edit = {
  kind: 'delete' | 'hide' | 'renumber' | 'relevel' | 'aim' | 'clear' | 'show';
  at: number;
  to: number;
};
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('delete', 'hide', 'renumber', 'relevel', 'aim', 'clear', 'show'),
  at: fc.nat({ max: 8 }),
  to: fc.nat({ max: 6 }),
});

function edited(entries: readonly Entry[], { kind, at, to }: Edit): readonly Entry[] {
  const chosen = entries[at % Math.max(1, entries.length)];
  if (kind === 'delete') return entries.filter((entry) => entry !== chosen);
  const full = (command: string) => ({ dialogTitle: '', dialogMessage: '', command });
  const level = to % 2 ? 'hall' : 'lobby';
  const change = (room: Room): Room => {
    if (kind === 'hide') return { ...room, visibleOn: ['hidden'] };
    if (kind === 'show') return { ...room, visibleOn: ['GOTO'] };
    if (kind === 'renumber') return { ...room, instance: to };
    if (kind === 'relevel') return { ...room, levelName: level };
    return { ...room, hardUserLimitOptions: full(kind === 'aim' ? `/load ${level} ${to}` : '') };
  };
  return entries.map((entry) => {
    if (entry !== chosen) return entry;
    if (entry.kind === 'room') return change(entry);
    return kind === 'aim' ? { ...entry, targetLevel: level, targetInstance: to } : entry;
  });
}

/** The problems, found the slow way: for each reference, it searches all rooms. */
function broken({ entries, overrides, spawnLevel, levels }: World): string[] {
  const all = entries.filter((entry): entry is Room => entry.kind === 'room');
  const at = (level: string, instance: number) =>
    all.filter((room) => room.levelName === level && room.instance === instance);
  const aims = (entry: Entry): [string, number] | undefined => {
    if (entry.kind === 'command') return [entry.targetLevel, entry.targetInstance ?? 0];
    const [, level, instance] = entry.hardUserLimitOptions.command.split(' ');
    return level ? [level, Number(instance)] : undefined;
  };
  const isHidden = (room: Room) => room.visibleOn.join() === 'hidden';
  /** Whether full rooms lead from one back to it: walks as many steps as there are rooms. */
  const comesBack = (start: Room) => {
    let here = all.filter((room) => aims(start)?.join() === [room.levelName, room.instance].join());
    const home = [start.levelName, start.instance].join();
    for (let step = 0; step <= all.length; step += 1) {
      if (here.some((room) => [room.levelName, room.instance].join() === home)) return true;
      here = here.flatMap((from) =>
        all.filter((room) => aims(from)?.join() === [room.levelName, room.instance].join()),
      );
      here = [...new Set(here)];
    }
    return false;
  };
  return [
    ...entries.flatMap((entry) => {
      const aim = aims(entry);
      if (!aim) return [];
      const kind = entry.kind === 'room' ? 'overflow' : 'command';
      const targets = at(...aim);
      if (targets.length === 0) return [`${entry.id} ${kind}.missing`];
      const hidden = targets.every(isHidden) ? [`${entry.id} ${kind}.hidden`] : [];
      return entry.kind === 'room' && comesBack(entry) ? [...hidden, `${entry.id} overflow.loop`] : hidden;
    }),
    ...all
      .filter((room, place) =>
        all
          .slice(0, place)
          .some((other) => other.levelName === room.levelName && other.instance === room.instance),
      )
      .map(({ id }) => `${id} instance.taken`),
    ...overrides
      .filter((one) => at(one.levelName, one.instance).length === 0)
      .map(({ id }) => `${id} override.gone`),
    ...(levels?.some(({ name }) => name === spawnLevel) ? [] : [' spawn.gone']),
  ];
}

const listed = (world: World) => diagnoseRooms(world).map(({ subject, kind }) => `${subject.id} ${kind}`);

it('finds nothing in a sound list', () => {
  expect(listed(sound)).toEqual([]);
});

it('lists every reference that random edits break, and nothing sound', () => {
  let problems = 0;
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const world = { ...sound, entries: edits.reduce(edited, sound.entries) };
      expect(listed(world).sort()).toEqual(broken(world).sort());
      problems += broken(world).length;
    }),
    randomRuns(1500),
  );
  expect(problems).toBeGreaterThanOrEqual(occurrences(1_500));
});

it('deleting a room breaks exactly its references, and deleting those clears the list', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5 }), fc.array(edit, { maxLength: 6 }), (at, edits) => {
      const before = { ...sound, entries: edits.reduce(edited, sound.entries) };
      const room = before.entries.filter((entry): entry is Room => entry.kind === 'room')[at];
      fc.pre(room !== undefined);
      if (!room) return;
      const references = referencesOf(room, before);
      const after = { ...before, entries: before.entries.filter((entry) => entry !== room) };
      const isGone = (line: string) => /missing|gone/.test(line);
      const wasGone = new Set(listed(before).filter(isGone));
      const now = listed(after).filter((line) => isGone(line) && !wasGone.has(line));
      const expected = [
        ...references.entries.map(
          ({ id, kind }) => `${id} ${kind === 'room' ? 'overflow' : 'command'}.missing`,
        ),
        ...references.overrides.map((id) => `${id} override.gone`),
      ];
      expect(now.sort()).toEqual(expected.sort());
      const ids = new Set(references.entries.map(({ id }) => id));
      const cleared = {
        ...after,
        entries: after.entries.filter(({ id }) => !ids.has(id)),
        overrides: after.overrides.filter(({ id }) => !references.overrides.includes(id)),
      };
      const left = listed(cleared).filter(isGone);
      for (const line of expected) expect(left).not.toContain(line);
    }),
    randomRuns(800),
  );
});
