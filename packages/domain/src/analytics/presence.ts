import { heartbeatMs, silenceMs } from './sessions.ts';

/** A server is silent after this time without a heartbeat. One minute allows for late arrival. */
export const silentServerMs = heartbeatMs + 60_000;

/** An open session, as its events describe it. Times are milliseconds since 1970. */
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
  /** When a silent server was last heard; the person's actions since then are unknown. */
  unknownSince: number | undefined;
}

/**
 * Lists who is where, the latest arrival first. A session ended unnoticed if its server was heard more than `silenceMs`
 * after its last sign of life. A person counts once in a room, and is unknown only if no other server reports them.
 * `heard` has the last heartbeat of each server; for a server without one, its sessions count.
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

/**
 * Lists a person once for each room, since the first arrival; without a room only if they are in none. The latest
 * arrival comes first.
 */
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
