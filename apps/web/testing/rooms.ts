import { AppError } from '@campus/contracts/core/app-error';
import type { Task } from '@campus/contracts/tasks/tasks';
import type { Level } from '@campus/domain/access/levels';
import type { Command, Entry, Room } from '@campus/domain/rooms/entries';
import { renameFolder } from '@campus/domain/rooms/folders';
import { placesChanged } from '@campus/domain/rooms/list-order';
import { moveInList } from '@campus/domain/rooms/moves';
import { newCommand, newRoom } from '@campus/domain/rooms/new-entries';
import { vi } from 'vitest';
import type { Answers } from './answering-link.ts';
import { workingIn } from './people.ts';

/** A room in the list. */
export function aRoom(id: string, own: Partial<Room> = {}): Room {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return { ...newRoom(id, { group: '', order: 10 }), name, levelName: 'hall', ...own };
}

/** A command in the list. */
export function aCommand(id: string, own: Partial<Command> = {}): Command {
  return {
    ...newCommand(id, { group: '', order: 10 }),
    name: id,
    commandType: 'load',
    targetLevel: 'hall',
    ...own,
  };
}

const aLevel = (name: string, own: object = {}) => ({
  id: `level-${name}`,
  name,
  shortName: name,
  friendlyName: `The ${name}`,
  image: '',
  thumbnailImage: '',
  base64LowResImage: '',
  clientInfoId: '',
  isHidden: false,
  zoomCapable: false,
  ...own,
});

/** A hall, a folder with two labs, and a garden, in this order. */
export const someEntries: readonly Entry[] = [
  aRoom('lobby', { order: 10 }),
  aRoom('optics', { order: 20, group: 'Labs', levelName: 'lab', instance: 1 }),
  aRoom('lasers', { order: 30, group: 'Labs', levelName: 'lab', instance: 2 }),
  aRoom('garden', { order: 40, visibleOn: ['mobile'] }),
  aRoom('vault', { order: 50, visibleOn: ['hidden'], hasPasscodes: true }),
  aCommand('Go home', { order: 60 }),
];

/** The lobby is full, the labs were entered, and nothing else was entered in 90 days. */
export const someUse = {
  rooms: [
    { sfsRoom: 'hall_0', people: 3, entries: 120, lastEntry: '2026-11-20T10:00:00.000Z' },
    { sfsRoom: 'lab_1', people: 0, entries: 1, lastEntry: '2026-11-19T10:00:00.000Z' },
    { sfsRoom: 'lab_2', people: 0, entries: 7, lastEntry: '2026-11-19T10:00:00.000Z' },
  ],
  complete: true,
  knownSince: '2026-08-25T10:00:00.000Z',
  missingHours: 0,
};

interface Options {
  entries?: readonly Entry[];
  /** The level of the person who looks at the page. */
  level?: Level;
  offers?: Partial<{ passcodes: boolean; groups: boolean; doors: boolean }>;
}

type AnyChange = {
  kind: string;
  fields: object;
  base?: object | undefined;
  passcodes?: readonly string[] | undefined;
};

/** A gateway with rooms in memory. Change `world.entries` to act as a colleague. */
export function withRooms({ entries = someEntries, offers = {}, level = 'owner' }: Options = {}) {
  const world = { entries: [...entries], deleted: [] as Entry[], version: 1, passcodes: ['secret123', ''] };
  /** The response to a move, for a page that has loaded this version of the list. */
  const placed = (after: Entry[], version: number | undefined) => {
    const isCurrent = version === world.version;
    const places = placesChanged(world.entries, after).map(({ id, order, group }) => ({ id, order, group }));
    world.entries = after;
    world.version += 1;
    return { version: world.version, isCurrent, places };
  };
  const find = (id: string) => {
    const entry = world.entries.find((other) => other.id === id);
    if (!entry) throw new AppError('notFound', 'rooms.notFound');
    return entry;
  };
  const changed = (entry: Entry, { fields, base, passcodes }: AnyChange) => {
    const stored = new Map(Object.entries(entry));
    const seen = new Map(Object.entries(base ?? entry));
    const isCurrent = ([name]: [string, unknown]) =>
      JSON.stringify(stored.get(name)) === JSON.stringify(seen.get(name));
    const fresh = Object.entries(fields).filter(isCurrent);
    const stale = Object.entries(fields).filter((field) => !isCurrent(field));
    return {
      entry: {
        ...entry,
        ...Object.fromEntries(fresh),
        ...(passcodes && { hasPasscodes: passcodes.length > 0 }),
      } as Entry,
      conflicts: stale.map(([field, mine]) => ({ field, mine, theirs: stored.get(field) as string })),
    };
  };
  const put = (entry: Entry) => {
    world.entries = world.entries.map((other) => (other.id === entry.id ? entry : other));
    world.version += 1;
  };
  const onWire = (entry: Entry) => JSON.parse(JSON.stringify(entry));
  const answers = {
    ...workingIn(),
    rooms: {
      list: () => ({
        version: world.version,
        entries: world.entries.map(onWire),
        offers: { passcodes: true, groups: false, doors: false, ...offers },
        worldBuildVersion: '2.0.0',
        own: { level, scenesAbove: [] },
      }),
      version: () => ({ version: world.version }),
      use: () => someUse,
      levels: () => ({
        items: [
          aLevel('hall', { zoomCapable: true }),
          aLevel('lab'),
          aLevel('attic', { isHidden: true }),
          aLevel('moon'),
        ],
      }),
      supportedLevels: () => ({ items: ['hall', 'lab', 'attic'] }),
      locations: ({ levelName }) => ({ items: levelName === 'lab' ? ['bench', 'sink'] : [] }),
      doors: () => ({ items: ['north', 'south'] }),
      groups: () => ({ items: [] }),
      passcodes: () => ({ passcodes: world.passcodes }),
      references: () => ({ items: [], permissions: [], isSpawn: false }),
      diagnose: () => ({ version: world.version, problems: [] }),
      deleted: () => ({
        items: world.deleted.map(({ id, kind, name, group }) => ({
          ...{ id, kind, name, group, deletedBy: 'ana@example.org', reason: '', reasons: [] },
          deletedAt: '2026-11-20T10:00:00.000Z',
        })),
      }),
      lastBulkEdit: (): { task: Task | null } => ({ task: null }),
      duplicate: ({ source }) => {
        const copies = world.entries
          .filter((entry) => ('entry' in source ? entry.id === source.entry : entry.group === source.folder))
          .map((entry) => ({
            of: entry.id,
            entry: { ...entry, id: `copy${entry.id}`, name: `${entry.name} (copy)` },
          }));
        world.entries = [...world.entries, ...copies.map(({ entry }) => entry)];
        return {
          version: world.version,
          copies: copies.map(({ of, entry }) => ({ of, entry: onWire(entry) })),
        };
      },
      update: ({ entryId, change }) => {
        const { entry, conflicts } = changed(find(entryId), change);
        put(entry);
        return { entry: onWire(entry), version: world.version, conflicts };
      },
      save: ({ entries: saved }) => {
        const made = saved.map(({ change }, index) => {
          const id = `made${world.version}${index}`;
          const start = change.kind === 'room' ? newRoom(id, place()) : newCommand(id, place());
          return changed(start, change).entry;
        });
        world.entries = [...world.entries, ...made];
        world.version += 1;
        return { entries: made.map(onWire), version: world.version };
      },
      delete: ({ entryId }) => {
        world.deleted.push(find(entryId));
        world.entries = world.entries.filter(({ id }) => id !== entryId);
        world.version += 1;
        return { version: world.version };
      },
      restore: ({ entryId }) => {
        const entry = world.deleted.find(({ id }) => id === entryId);
        if (!entry) throw new AppError('notFound', 'rooms.notFound');
        world.entries = [...world.entries, entry];
        world.deleted = world.deleted.filter(({ id }) => id !== entryId);
        world.version += 1;
        return { version: world.version, entry: onWire(entry), isRestored: true, samePlace: [] };
      },
      move: ({ move, version }) => {
        const moved = moveInList(world.entries, move);
        if ('gone' in moved)
          throw new AppError('conflict', 'rooms.move.anchorGone', { offered: '', kind: 'first', id: '' });
        return { ...placed(moved.entries, version), moveId: 'move1' };
      },
      undoMove: ({ version }) => placed([...entries], version),
      renameFolder: ({ folder, name, merge, version }) => {
        if (!merge && world.entries.some(({ group }) => group === name))
          throw new AppError('conflict', 'rooms.folder.taken');
        const moveId = merge ? 'move2' : null;
        return { ...placed(renameFolder(world.entries, folder, name), version), moveId };
      },
    },
  } satisfies Answers;
  const place = () => ({ group: '', order: 10 * (world.entries.length + 1) });
  return { answers, world };
}

/**
 * Gives scrolling lists a height until the end of the test. The test document has no layout, so nothing would
 * be visible.
 */
export function withHeights(height = 400) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
}
