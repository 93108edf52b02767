import { expect, it } from 'vitest';
import type { Level } from '../access/levels.ts';
import { roomAccessOptions } from '../access/room-levels.ts';
import { isRecordAbove, refuseValue } from '../room-permissions/save.ts';
import { type Threshold, thresholds } from '../room-permissions/thresholds.ts';
import { cureOf } from './doctor/remedies.ts';
import { duplicateEntry } from './duplicate.ts';
import type { Command, Entry, Room } from './entries.ts';
import { copyKey } from './instances.ts';
import { newCommand, newRoom } from './new-entries.ts';
import {
  isAbove,
  type LevelRefusal,
  readableEntry,
  refuseChange,
  refuseCopy,
  refuseDeletion,
  refusePasscodesRead,
  reservedFrom,
} from './own-level.ts';

const place = { group: '', order: 0 };
const aRoom = (id: string, fields: Partial<Room> = {}): Room => ({
  ...newRoom(id, place),
  levelName: 'hall',
  ...fields,
});
const aCommand = (id: string, fields: Partial<Command> = {}): Command => ({
  ...newCommand(id, place),
  commandType: 'load',
  targetLevel: 'hall',
  ...fields,
});

it.each([
  [0.5, ['owner', 'superadmin']],
  [1, ['admin', 'owner', 'superadmin']],
  [2, ['moderator', 'admin', 'owner', 'superadmin']],
  [3, ['leader', 'moderator', 'admin', 'owner', 'superadmin']],
  [4, ['member', 'leader', 'moderator', 'admin', 'owner', 'superadmin']],
  [0, ['suspended', 'member', 'leader', 'moderator', 'admin', 'owner', 'superadmin']],
])('a room with access %s is above all levels but %j', (permAccess, levels) => {
  const all = ['suspended', 'member', 'leader', 'moderator', 'admin', 'owner', 'superadmin'] as const;
  expect(all.filter((level) => !isAbove(level, { permAccess }))).toEqual(levels);
});

it('ROM-068 passcodes and the Zoom meeting of a room are read by the levels that it is for', () => {
  const room = aRoom('a', { permAccess: 0.5, zoomCredential: { id: '987', passcode: 'secret' } });
  expect(refusePasscodesRead('admin', room)).toBe('rooms.aboveOwn');
  expect(refusePasscodesRead('owner', room)).toBeUndefined();
  expect(JSON.stringify(readableEntry('admin', room))).not.toMatch(/987|secret/);
  expect(readableEntry('owner', room)).toBe(room);
});

it('a room above the level can get another name, folder, voice server, notes, and menu', () => {
  const before = aRoom('a', { permAccess: 0.5, instance: 1 });
  const after = {
    ...before,
    name: 'New',
    group: 'F',
    voiceIP: 'x',
    notes: 'y',
    visibleOn: ['mobile' as const],
  };
  const reserved = reservedFrom('admin', [before], []);
  expect(refuseChange(reserved, { before, after })).toBeUndefined();
  expect(refuseChange(reserved, { before, after, setsPasscodes: true })).toBe('rooms.aboveOwn');
});

/** What the model changes: a list of rooms and commands, a permission of scenes, and secrets. */
interface State {
  entries: readonly Entry[];
  /** The level of one permission in each scene where it is set. */
  shared: Readonly<Record<string, Threshold>>;
  passcodes: Readonly<Record<string, string>>;
  /** The source of each copy. */
  copies: Readonly<Record<string, string>>;
}

interface Step {
  page: 'manageRooms' | 'roomPermissions';
  name: string;
  refusal: LevelRefusal | 'roomPermissions.aboveOwn' | 'roomPermissions.notOffered' | undefined;
  next: State;
}

const scenes = [1, 2].map((instance) => ({ levelName: 'hall', instance }));
const option = 'screenshare';

function reservedIn({ entries, shared }: State, level: Level) {
  const above = scenes.filter((scene) => {
    const value = shared[copyKey(scene) ?? ''];
    return value !== undefined && isRecordAbove(level, { values: { [option]: value } });
  });
  const rooms = entries.filter((entry): entry is Room => entry.kind === 'room');
  return reservedFrom(level, rooms, above);
}

/** Every step of every operation on this list, with the refusal of the rule that its operation uses. */
function stepsFrom(state: State, level: Level): Step[] {
  const reserved = reservedIn(state, level);
  const page = 'manageRooms' as const;
  const { entries } = state;
  const id = `new ${entries.length}`;
  const saved = (before: Entry | undefined, after: Entry, passcode?: string): Step => ({
    page,
    name: `save ${before ? 'as' : 'new'} ${entryText(after)} ${passcode}`,
    refusal: refuseChange(reserved, { before, after, setsPasscodes: passcode !== undefined }),
    next: {
      ...state,
      entries: before ? entries.map((one) => (one === before ? after : one)) : [...entries, after],
      ...(passcode !== undefined && { passcodes: { ...state.passcodes, [after.id]: passcode } }),
    },
  });
  const created = roomAccessOptions.flatMap((permAccess) => [
    ...scenes.map(({ instance }) => saved(undefined, aRoom(id, { permAccess, instance }))),
    ...scenes.map(({ instance }) => saved(undefined, aCommand(id, { permAccess, targetInstance: instance }))),
  ]);
  const ofEntry = entries.flatMap((entry): Step[] => {
    const both = [
      ...roomAccessOptions.map((permAccess) => saved(entry, { ...entry, permAccess })),
      saved(entry, { ...entry, teamAccess: ['8'] }),
      saved(entry, { ...entry, name: 'Renamed' }),
      {
        page,
        name: `delete ${entry.id}`,
        refusal: refuseDeletion(reserved, entry),
        next: { ...state, entries: entries.filter((one) => one !== entry) },
      },
      ...copied(entry),
    ];
    if (entry.kind === 'command')
      return [...both, ...scenes.map(({ instance }) => saved(entry, { ...entry, targetInstance: instance }))];
    const cure = cureOf({ entries, overrides: [] }, takenInstance(entry), 'giveInstance');
    return [
      ...both,
      saved(entry, { ...entry, groupAccess: ['Staff'] }),
      saved(entry, { ...entry, zoomCredential: { id: '1', passcode: '2' } }),
      saved(entry, entry, 'abcdefg1'),
      saved(entry, entry, ''),
      saved(entry, { ...entry, levelName: 'lab' }),
      ...scenes.map(({ instance }) => saved(entry, { ...entry, instance })),
      saved(entry, { ...entry, instance: null }),
      ...scenes.map(({ instance }) =>
        saved(entry, {
          ...entry,
          hardUserLimitOptions: { ...entry.hardUserLimitOptions, command: `/load hall ${instance}` },
        }),
      ),
      ...(cure && 'changed' in cure ? [saved(entry, cure.changed)] : []),
    ];
  });
  return [...created, ...ofEntry, ...permissionSteps(state, level)];

  function copied(source: Entry): Step[] {
    const made = duplicateEntry(entries, source.id, { parts: [], newId: () => id });
    const copy = made?.copies[0]?.entry;
    if (!made || !copy) return [];
    return [
      {
        page,
        name: `copy ${source.id}`,
        refusal: refuseCopy(reserved, source, copy),
        next: {
          ...state,
          entries: [...entries, { ...copy, order: 0 }],
          copies: { ...state.copies, [id]: source.id },
        },
      },
    ];
  }
}

const takenInstance = ({ id }: Room) => ({
  kind: 'instance.taken' as const,
  subject: { kind: 'room' as const, id },
  otherId: '',
  params: { name: '', target: '', other: '' },
  remedies: ['giveInstance' as const],
});

function permissionSteps(state: State, level: Level): Step[] {
  return scenes.flatMap((scene) => {
    const key = copyKey(scene) ?? '';
    const { [key]: from = null, ...others } = state.shared;
    return [null, ...thresholds].map(
      (to): Step => ({
        page: 'roomPermissions',
        name: `set ${key} ${to}`,
        refusal: refuseValue(level, { option, from, to }),
        next: { ...state, shared: to === null ? others : { ...others, [key]: to } },
      }),
    );
  });
}

const texts = new WeakMap<Entry, string>();

function entryText(entry: Entry): string {
  const text = texts.get(entry) ?? JSON.stringify(entry);
  texts.set(entry, text);
  return text;
}

/** A state as one text, whatever the order of its entries. */
const textOf = ({ entries, shared, passcodes, copies }: State) =>
  JSON.stringify([
    entries.map(entryText).sort(),
    Object.entries(shared).sort(),
    Object.entries(passcodes).sort(),
    Object.entries(copies).sort(),
  ]);

const startsOf = (permAccess: number): State[] =>
  [{}, { 'hall 1': 16 as const }, { 'hall 1': 8 as const, 'hall 2': 16 as const }].map((shared) => ({
    entries: [
      aRoom('kept', { permAccess, instance: 1 }),
      aRoom('other', { instance: 2 }),
      aCommand('way', { targetInstance: 1 }),
    ],
    shared,
    passcodes: { kept: 'lantern7' },
    copies: {},
  }));

const openPages: readonly Step['page'][][] = [['manageRooms'], ['manageRooms', 'roomPermissions']];

/** The first pair of allowed steps that leads to what one refused step would; undefined if there is none. */
function detour(start: State, level: Level, open: readonly Step['page'][]): string | undefined {
  const mayStep = ({ page, refusal }: Step) => !refusal && open.includes(page);
  const first = stepsFrom(start, level);
  const refused = new Map(
    first.filter((step) => !mayStep(step)).map(({ next, name }) => [textOf(next), name]),
  );
  refused.delete(textOf(start));
  const reached = ({ next }: Step) => refused.get(textOf(next));
  for (const one of first.filter(mayStep)) {
    if (reached(one)) return `${reached(one)}: by ${one.name}`;
    const two = stepsFrom(one.next, level).find((step) => mayStep(step) && reached(step) !== undefined);
    if (two) return `${reached(two)}: by ${one.name}, then ${two.name}`;
  }
  return undefined;
}

it.each(['leader', 'admin'] as const)(
  'ROM-069 no pair of allowed steps on rooms and permissions leads a %s to what one refused step would',
  (level) => {
    const starts = [0.5, 4].flatMap(startsOf);
    const refusals = starts.flatMap((start) =>
      stepsFrom(start, level).flatMap(({ refusal }) => refusal ?? []),
    );
    expect(new Set(refusals).size).toBe(5);
    const detours = starts.flatMap((start) => openPages.flatMap((open) => detour(start, level, open) ?? []));
    expect(detours).toEqual([]);
  },
);

it('what is reserved stays the same whatever a person of a lower level does', () => {
  const [start] = startsOf(0.5);
  if (!start) throw new Error('There is no state.');
  const reserved = JSON.stringify([...reservedIn(start, 'admin').places]);
  for (const { refusal, next } of stepsFrom(start, 'admin'))
    if (!refusal) expect(JSON.stringify([...reservedIn(next, 'admin').places])).toBe(reserved);
});
