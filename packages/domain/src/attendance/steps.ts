import type { SessionStep } from './visits.ts';

/** The place of attendance: a room, a private volume, or any private volume. */
export type Place = { room: string } | { volume: string } | 'anyVolume';

/** An event of a session, as the servers of worlds send it. */
export interface PlaceEvent {
  kind: string;
  /** Milliseconds since 1970. */
  ms: number;
  /** The room or the private volume; empty for other events. */
  room: string;
  /** Seconds of talking during the visit. */
  talked: number;
}

/**
 * Turns the events of a session, in order, into steps at a place. A private volume is in a room, so joining or leaving
 * a room ends a stay in the volume. Leaving a place that the session is not in only counts as a sign of life.
 */
export function stepsAt(place: Place, events: readonly PlaceEvent[]): SessionStep[] {
  const isIn = followSession();
  return events.map((event) => ({
    kind: kindAt(place, event, isIn(event)),
    ms: event.ms,
    talked: event.talked,
  }));
}

/** Returns for each event whether the session was in the place that it joins or leaves, if known. */
function followSession(): (event: PlaceEvent) => boolean {
  const inside = new Map<string, string>();
  return ({ kind, room }) => {
    const where = kind.endsWith('VOLUME') ? 'volume' : 'room';
    if (kind.startsWith('JOIN')) inside.set(where, room);
    const isInside = (inside.get(where) ?? room) === room;
    if (kind.startsWith('LEAVE') && isInside) inside.delete(where);
    return isInside;
  };
}

function kindAt(place: Place, { kind, room }: PlaceEvent, isInside: boolean): SessionStep['kind'] {
  const { own, name } = partsOf(place);
  const isHere = room === (name ?? room);
  switch (kind) {
    case 'LOGOUT':
      return 'ended';
    case `JOIN${own}`:
      return isHere ? 'joined' : 'elsewhere';
    case `LEAVE${own}`:
      return isHere && (name !== undefined || isInside) ? 'left' : 'alive';
    case 'JOINROOM':
      return 'elsewhere';
    case 'LEAVEROOM':
      return isInside ? 'elsewhere' : 'alive';
    default:
      return 'alive';
  }
}

/** The kind of a place, and its name; "all volumes" has none. */
function partsOf(place: Place): { own: 'ROOM' | 'VOLUME'; name?: string } {
  if (place === 'anyVolume') return { own: 'VOLUME' };
  return 'room' in place ? { own: 'ROOM', name: place.room } : { own: 'VOLUME', name: place.volume };
}
