import type { Entry, Room } from '../entries.ts';
import { copyKey } from '../instances.ts';
import { overflowTarget } from '../overflow.ts';

/** Level, instance, and location that a command or an overflow command leads to. */
export interface Target {
  level: string;
  instance: number | null;
  location: string;
}

/** The target of a load; undefined for a command that stays in its level or leads nowhere. */
export function targetOf(entry: Entry): Target | undefined {
  if (entry.kind === 'command') {
    const { commandType, targetLevel, targetInstance, targetLocation } = entry;
    if (commandType !== 'load' && commandType !== 'loadt') return undefined;
    const location = commandType === 'loadt' ? targetLocation : '';
    return targetLevel === '' ? undefined : { level: targetLevel, instance: targetInstance, location };
  }
  const target = overflowTarget(entry.hardUserLimitOptions.command);
  return target && target.type !== 'tele' ? target : undefined;
}

/** The rooms of a list by level, and by level and instance, so that a target is found without reading the whole list. */
export interface RoomIndex {
  levels: ReadonlyMap<string, readonly Room[]>;
  /** Rooms without an instance, by level. */
  withoutInstance: ReadonlyMap<string, readonly Room[]>;
  places: ReadonlyMap<string, readonly Room[]>;
}

/** Indexes the rooms of a list; commands are left out. */
export function indexRooms(entries: readonly Entry[]): RoomIndex {
  const levels = new Map<string, Room[]>();
  const withoutInstance = new Map<string, Room[]>();
  const places = new Map<string, Room[]>();
  for (const room of entries) {
    if (room.kind !== 'room') continue;
    addTo(levels, room.levelName, room);
    const place = copyKey(room);
    if (place === undefined) addTo(withoutInstance, room.levelName, room);
    else addTo(places, place, room);
  }
  return { levels, withoutInstance, places };
}

function addTo(map: Map<string, Room[]>, key: string, room: Room): void {
  const known = map.get(key);
  if (known) known.push(room);
  else map.set(key, [room]);
}

type Place = Pick<Target, 'level' | 'instance'>;

/**
 * The rooms that a target means: those of its level with the same instance. A target without an instance means rooms
 * without one, never a numbered copy (ROM-070).
 */
export function roomsAt({ withoutInstance, places }: RoomIndex, target: Place): readonly Room[] {
  const place = placeOf(target);
  return (place === undefined ? withoutInstance.get(target.level) : places.get(place)) ?? [];
}

/** Level and instance of a target as one text; undefined without an instance. */
export function placeOf({ level, instance }: Place): string | undefined {
  return copyKey({ levelName: level, instance });
}

/** Level and instance as people read them. */
export function targetName(target: Place): string {
  return placeOf(target) ?? target.level;
}
