import type { RoomTargets } from './doctor/problems.ts';
import { indexRooms, roomsAt, targetOf } from './doctor/targets.ts';
import type { Entry, Room } from './entries.ts';

/** What would point at nothing without a room. */
export interface References {
  /** Rooms whose overflow leads to it, and commands that load it. */
  entries: Entry[];
  /** The ids of settings that were made for it. */
  overrides: string[];
  /** Whether people arrive in its level and no other room has that level. */
  isSpawn: boolean;
}

/**
 * What leads to a room and would lead to nothing when it is deleted. What another room would still serve, since it has
 * the same level and instance, or also has no instance, is no reference.
 */
export function referencesOf(
  room: Room,
  {
    entries,
    overrides,
    spawnLevel,
  }: Pick<RoomTargets, 'overrides' | 'spawnLevel'> & { entries: readonly Entry[] },
): References {
  const others = indexRooms(entries.filter(({ id }) => id !== room.id));
  const isLost = (target: { level: string; instance: number | null }) =>
    target.level === room.levelName &&
    target.instance === room.instance &&
    roomsAt(others, target).length === 0;
  return {
    entries: entries.filter((entry) => {
      const target = entry.id === room.id ? undefined : targetOf(entry);
      return target !== undefined && isLost(target);
    }),
    overrides: overrides
      .filter(({ levelName, instance }) => isLost({ level: levelName, instance }))
      .map(({ id }) => id),
    isSpawn: spawnLevel === room.levelName && !others.levels.has(room.levelName),
  };
}
