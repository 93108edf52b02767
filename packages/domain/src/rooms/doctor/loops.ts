import type { Room } from '../entries.ts';
import { copyKey } from '../instances.ts';
import { type Problem, problemOf } from './problems.ts';
import { placeOf, type RoomIndex, targetOf } from './targets.ts';

/**
 * Rooms whose overflow leads back to themselves, over other rooms or at once: nobody gets in when they are full. An
 * overflow without an instance leads to any room of a level, and so into no loop.
 */
export function loopProblems(rooms: readonly Room[], index: RoomIndex): Problem[] {
  const next = overflowPlaces(rooms);
  const looping = new Map([...next].map(([place]) => [place, placeInLoop(place, next)]));
  return rooms.flatMap((room) => {
    const to = overflowPlace(room);
    const isLooping = to !== undefined && looping.get(copyKey(room) ?? '')?.has(to);
    const [other] = isLooping ? (index.places.get(to) ?? []) : [];
    return other
      ? [problemOf('overflow.loop', room, { target: to ?? '', other, remedies: ['clearOverflow'] })]
      : [];
  });
}

type Places = ReadonlyMap<string, readonly string[]>;

/** The targets of full rooms by place (level and instance). */
function overflowPlaces(rooms: readonly Room[]): Places {
  const places = new Map<string, string[]>();
  for (const room of rooms) {
    const [from, to] = [copyKey(room), overflowPlace(room)];
    if (from !== undefined && to !== undefined) places.set(from, [...(places.get(from) ?? []), to]);
  }
  return places;
}

function overflowPlace(room: Room): string | undefined {
  const target = targetOf(room);
  return target && placeOf(target);
}

/** The next places of a place from which people come back to it. */
function placeInLoop(place: string, next: Places): ReadonlySet<string> {
  return new Set(
    (next.get(place) ?? []).filter((first) => first === place || reached(first, next).has(place)),
  );
}

/** Every place to which the overflow of a place leads, step by step. */
function reached(start: string, next: Places): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(next.get(start) ?? [])];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    open.push(...(next.get(place) ?? []));
  }
  return seen;
}
