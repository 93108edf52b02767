import type { Room } from '../entries.ts';
import { arranged } from '../list-order.ts';
import { loopProblems } from './loops.ts';
import type { Problem, World } from './problems.ts';
import { instanceProblems, roomProblems } from './room-problems.ts';
import { targetProblems } from './target-problems.ts';
import { indexRooms, type RoomIndex, roomsAt, targetName } from './targets.ts';

/**
 * Every reference to something missing and every contradiction in a list of rooms and commands, in the order of the
 * list. Facts that are unknown, such as the levels of a client that does not answer, count as right.
 */
export function diagnoseRooms(world: World): Problem[] {
  const entries = arranged(world.entries);
  const rooms = entries.filter((entry): entry is Room => entry.kind === 'room');
  const index = indexRooms(entries);
  const alone = entries.flatMap((entry) => [
    ...targetProblems(entry, world, index),
    ...(entry.kind === 'room' ? roomProblems(entry, world) : []),
  ]);
  const places = new Map(entries.map(({ id }, place) => [id, place]));
  const place = ({ subject }: Problem) => places.get(subject.id) ?? entries.length;
  return [
    ...[...alone, ...loopProblems(rooms, index), ...instanceProblems(rooms)].sort(
      (a, b) => place(a) - place(b),
    ),
    ...overrideProblems(world, index),
    ...spawnProblems(world, index),
  ];
}

function overrideProblems({ overrides }: World, rooms: RoomIndex): Problem[] {
  return overrides
    .map(({ id, levelName, instance }) => ({ id, level: levelName, instance }))
    .filter((target) => roomsAt(rooms, target).length === 0)
    .map((target) => ({
      kind: 'override.gone',
      subject: { kind: 'override', id: target.id },
      otherId: '',
      params: { name: '', target: targetName(target), other: '' },
      remedies: ['deleteOverrides'],
    }));
}

/** A problem if neither the catalogue nor a room has the level where people arrive. */
function spawnProblems({ spawnLevel, levels }: World, rooms: RoomIndex): Problem[] {
  const isThere =
    levels === null || levels.some(({ name }) => name === spawnLevel) || rooms.levels.has(spawnLevel);
  if (spawnLevel === '' || isThere) return [];
  return [
    {
      kind: 'spawn.gone',
      subject: { kind: 'world', id: '' },
      otherId: '',
      params: { name: '', target: spawnLevel, other: '' },
      remedies: [],
    },
  ];
}
