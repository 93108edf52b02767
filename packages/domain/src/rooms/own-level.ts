import type { Level } from '../access/levels.ts';
import { type RoomAccess, reachesThreshold, roomAccessOptions, thresholdOf } from '../access/room-levels.ts';
import { isSameValue } from '../core/same-value.ts';
import { placeOf, targetOf } from './doctor/targets.ts';
import type { Entry, Room, RoomValues, ZoomCredential } from './entries.ts';
import { copyKey } from './instances.ts';

/**
 * Why a person may not do something with a room or command: the entry is for levels above theirs, its new access names
 * such a level, the permissions of its scene do, or a room for such a level is at the place that it opens.
 */
export type LevelRefusal =
  | 'rooms.aboveOwn'
  | 'rooms.aboveOwn.access'
  | 'rooms.aboveOwn.scene'
  | 'rooms.aboveOwn.place';

/** A scene as lists of rooms name it. */
export type Scene = Pick<Room, 'levelName' | 'instance'>;

/** What an account reserves for levels above a person's own. */
export interface Reserved {
  level: Level;
  /** The scenes with room permissions above the level, by `copyKey`. */
  scenes: ReadonlySet<string>;
  /** The rooms above the level at each place, by `copyKey`. */
  places: ReadonlyMap<string, readonly string[]>;
}

/** Who may enter a room or use a command: the fields that only the levels named in them can change. */
const accessFields = ['permAccess', 'teamAccess', 'groupAccess'] as const;
const sceneFields = ['levelName', 'instance'] as const;

/** The fields of a room or command above one's own level that cannot be changed; its passcodes cannot either. */
export const reservedFields: readonly (keyof RoomValues)[] = [
  ...accessFields,
  ...sceneFields,
  'zoomCredential',
];

/** The access options above a level. None is no level: it leaves an entry to teams and groups. */
export function accessAbove(level: Level): RoomAccess[] {
  return roomAccessOptions.filter((permAccess) => isAbove(level, { permAccess }));
}

/** Whether a room or command is for levels above this one. */
export function isAbove(level: Level, { permAccess }: Pick<Entry, 'permAccess'>): boolean {
  const threshold = thresholdOf(permAccess);
  return threshold !== undefined && !reachesThreshold(level, threshold);
}

/** Collects what is reserved for levels above this one. `scenes` have room permissions above it. */
export function reservedFrom(
  level: Level,
  rooms: readonly Pick<Room, 'id' | 'levelName' | 'instance' | 'permAccess'>[],
  scenes: readonly Scene[],
): Reserved {
  const above = rooms.filter((room) => copyKey(room) !== undefined && isAbove(level, room));
  const places = Map.groupBy(above, (room) => copyKey(room) ?? '');
  return {
    level,
    scenes: new Set(scenes.flatMap((scene) => copyKey(scene) ?? [])),
    places: new Map([...places].map(([place, found]) => [place, found.map(({ id }) => id)])),
  };
}

interface LevelChange {
  /** The entry as it is; undefined for a new one. */
  before: Entry | undefined;
  after: Entry;
  /** Whether the change sets or removes passcodes. */
  setsPasscodes?: boolean;
}

/** Why a person may not save a room or command so, or undefined. */
export function refuseChange(
  reserved: Reserved,
  { before, after, setsPasscodes = false }: LevelChange,
): LevelRefusal | undefined {
  const { level } = reserved;
  if (before && isAbove(level, before) && (setsPasscodes || differs(before, after, reservedFields)))
    return 'rooms.aboveOwn';
  if (isAbove(level, after) && differs(before, after, ['permAccess'])) return 'rooms.aboveOwn.access';
  if (before && isSceneReserved(reserved, before) && differs(before, after, sceneFields))
    return 'rooms.aboveOwn.scene';
  return opensReserved(reserved, { before, after, setsPasscodes }) ? 'rooms.aboveOwn.place' : undefined;
}

/** Why a person may not delete a room or command, or undefined: a new one in its place would be open. */
export function refuseDeletion(reserved: Reserved, entry: Entry): LevelRefusal | undefined {
  if (isAbove(reserved.level, entry)) return 'rooms.aboveOwn';
  return isSceneReserved(reserved, entry) ? 'rooms.aboveOwn.scene' : undefined;
}

/** Why a person may not make this copy, or undefined: it has neither the passcodes nor the permissions of its source. */
export function refuseCopy(reserved: Reserved, source: Entry, copy: Entry): LevelRefusal | undefined {
  return refuseDeletion(reserved, source) ?? refuseChange(reserved, { before: undefined, after: copy });
}

/** Why the fields of an entry for access and passcodes, and those for its scene, are closed to a person. */
export function closedFields(
  reserved: Reserved,
  entry: Entry,
): { access: LevelRefusal | undefined; scene: LevelRefusal | undefined } {
  return {
    access: refuseChange(reserved, { before: entry, after: entry, setsPasscodes: true }),
    scene: refuseDeletion(reserved, entry),
  };
}

/** Why a person may not read the passcodes of a room, or undefined. */
export function refusePasscodesRead(
  level: Level,
  room: Pick<Room, 'permAccess'>,
): 'rooms.aboveOwn' | undefined {
  return isAbove(level, room) ? 'rooms.aboveOwn' : undefined;
}

/** An entry as a person of this level reads it: without the Zoom meeting of a room above the level. */
export function readableEntry<E extends Entry>(level: Level, entry: E): E {
  const noMeeting: ZoomCredential = { id: '', passcode: '' };
  return entry.kind === 'room' && isAbove(level, entry) ? { ...entry, zoomCredential: noMeeting } : entry;
}

/** Whether a room is in a scene with permissions above the level. */
function isSceneReserved({ scenes }: Reserved, entry: Entry): boolean {
  return entry.kind === 'room' && scenes.has(copyKey(entry) ?? '');
}

/**
 * Whether a change opens the place of another room that is above the level: a room that comes there or lets others in,
 * or a command or overflow command that leads there.
 */
function opensReserved({ places }: Reserved, { before, after, setsPasscodes }: LevelChange): boolean {
  const widens = setsPasscodes || differs(before, after, accessFields);
  const opened = openedBy(after).filter(
    ({ use, place }) =>
      widens || !before || !openedBy(before).some((known) => known.use === use && known.place === place),
  );
  return opened.some(({ place }) => places.get(place)?.some((id) => id !== after.id) ?? false);
}

function openedBy(entry: Entry): { use: 'entry' | 'target'; place: string }[] {
  const own = entry.kind === 'room' ? copyKey(entry) : undefined;
  const target = targetOf(entry);
  const led = target && placeOf(target);
  return [
    ...(own === undefined ? [] : [{ use: 'entry' as const, place: own }]),
    ...(led === undefined ? [] : [{ use: 'target' as const, place: led }]),
  ];
}

function differs(before: Entry | undefined, after: Entry, fields: readonly (keyof RoomValues)[]): boolean {
  const [from, to]: Partial<RoomValues>[] = [before ?? {}, after];
  return fields.some((field) => !isSameValue(from?.[field], to?.[field]));
}
