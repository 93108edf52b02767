import { heartbeatMs, silenceMs } from './sessions.ts';

/** A server that sent no heartbeat for longer is silent. The minute is for one that arrives late. */
export const silentServerMs = heartbeatMs + 60_000;

/** A session without an end, as its events leave it. Times are milliseconds since 1970. */
export interface OpenSession {
  person: number;
  server: string;
  /** The room that it is in; empty for none. */
  room: string;
  /** When it joined the room, or began. */
  since: number;
  /** Its last sign of life. */
  alive: number;
}

/** A person in a room, or online in none. */
export interface Presence {
  person: number;
  /** Empty for people who are in no room. */
  room: string;
  since: number;
  /** When their server was last heard, if it is silent: what they do since is not known. */
  unknownSince: number | undefined;
}

/**
 * Who is where, the last to arrive first. Whether a session still runs is seen from its server: it ended, without saying
 * so, if the server was heard later than `silenceMs` after its last sign. A person counts once in a room, and as not known
 * only where no other server knows of them. `heard` says when each server sent its last heartbeat; the sessions of a
 * server that has sent none yet speak for it.
 */
export function presenceOf(
  sessions: readonly OpenSession[],
  heard: ReadonlyMap<string, number>,
  now: number,
): Presence[] {
  const lastHeard = new Map(heard);
  for (const { server, alive } of sessions)
    lastHeard.set(server, Math.max(lastHeard.get(server) ?? 0, alive));
  const stays = sessions.flatMap(({ person, server, room, since, alive }): Presence[] => {
    const until = lastHeard.get(server) ?? alive;
    if (alive < until - silenceMs) return [];
    return [{ person, room, since, unknownSince: isSilent(until, now) ? until : undefined }];
  });
  const [online, unknown] = [stays.filter(isKnown), stays.filter((stay) => !isKnown(stay))];
  const known = peopleOf(online);
  return [...inRooms(online), ...inRooms(unknown.filter(({ person }) => !known.has(person)))];
}

/** Whether a server that was last heard then is silent now. */
export function isSilent(lastHeard: number, now: number): boolean {
  return lastHeard < now - silentServerMs;
}

/** Whether a person is known to be there now. */
export function isKnown({ unknownSince }: Pick<Presence, 'unknownSince'>): boolean {
  return unknownSince === undefined;
}

/** Each person. */
export function peopleOf(presence: readonly Presence[]): Set<number> {
  return new Set(presence.map(({ person }) => person));
}

/** Once in each room, since they came first; in no room only where they are in none. The last to arrive first. */
function inRooms(stays: readonly Presence[]): Presence[] {
  const inside = peopleOf(stays.filter(({ room }) => room !== ''));
  const places = new Map<string, Presence>();
  for (const stay of stays) {
    if (stay.room === '' && inside.has(stay.person)) continue;
    const place = `${stay.person} ${stay.room}`;
    const other = places.get(place);
    places.set(place, other ? earlier(stay, other) : stay);
  }
  return [...places.values()].toSorted((a, b) => b.since - a.since || a.person - b.person);
}

function earlier(one: Presence, other: Presence): Presence {
  const since = Math.min(one.since, other.since);
  const unknownSince =
    one.unknownSince === undefined || other.unknownSince === undefined
      ? undefined
      : Math.max(one.unknownSince, other.unknownSince);
  return { ...one, since, unknownSince };
}
