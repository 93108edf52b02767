import type { Entry, Room } from '../entries.ts';
import { isHiddenRoom } from '../visibility.ts';
import { type Problem, problemOf, type RemedyKind, type World } from './problems.ts';
import { type RoomIndex, roomsAt, type Target, targetName, targetOf } from './targets.ts';

/** The problem with the target of an entry: it does not exist, it is hidden, or its location does not exist. */
export function targetProblems(entry: Entry, world: World, rooms: RoomIndex): Problem[] {
  const prefix = entry.kind === 'room' ? 'overflow' : 'command';
  const remedy: RemedyKind = entry.kind === 'room' ? 'clearOverflow' : 'deleteCommand';
  const target = targetOf(entry);
  const problems: Problem[] = [];
  if (target) {
    const found = roomsAt(rooms, target);
    const hidden = hiddenTarget(entry, found);
    if (found.length === 0 && !isWholeLevel(target, world, rooms))
      problems.push(
        problemOf(`${prefix}.missing`, entry, { target: targetName(target), remedies: [remedy] }),
      );
    if (hidden)
      problems.push(
        problemOf(`${prefix}.hidden`, entry, {
          target: targetName(target),
          other: hidden,
          remedies: hidden.hasPasscodes ? [remedy] : ['showTarget', remedy],
        }),
      );
  }
  const place = locationOf(entry, target);
  if (place && world.locations.get(place.level)?.includes(place.location) === false)
    problems.push(problemOf(`${prefix}.location`, entry, { target: place.location, remedies: [remedy] }));
  return problems;
}

/** A level of the catalogue that has no room in the list is reached without an instance. */
function isWholeLevel({ level, instance }: Target, { levels }: World, rooms: RoomIndex): boolean {
  return instance === null && !rooms.levels.has(level) && (levels ?? []).some(({ name }) => name === level);
}

/**
 * The room that an entry leads to, when it and all others that are meant are hidden. A command to a room with passcodes
 * is sound: that is how people come into one.
 */
function hiddenTarget(entry: Entry, found: readonly Room[]): Room | undefined {
  const [first] = found;
  if (!found.every(isHiddenRoom)) return undefined;
  return entry.kind === 'command' && found.some((room) => room.hasPasscodes) ? undefined : first;
}

/** The location that an entry names, and the level in which it has to be; undefined where the level is not known. */
function locationOf(
  entry: Entry,
  target: Target | undefined,
): { level: string; location: string } | undefined {
  if (target) return target.location === '' ? undefined : target;
  if (entry.kind === 'room' || entry.commandType !== 'tele' || entry.currentLevel === '') return undefined;
  return { level: entry.currentLevel, location: entry.targetLocation };
}
