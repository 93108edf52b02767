import type { SentEvent } from '@campus/platform/areas/usage-events/event';
import type { Random } from '../random.ts';

const minute = 60 * 1000;
/** The interval of a session's heartbeats. */
const sign = 5 * minute;

/** An event in its sent form, with its time as text. */
export type Sent = SentEvent extends infer E
  ? E extends { at: number }
    ? Omit<E, 'at'> & { at: string }
    : never
  : never;

/** A visitor, and the place and time of the visit. */
export interface Visitor {
  accountId: string;
  user: string;
  session: string;
  server: string;
  rooms: readonly string[];
  start: number;
  end: number;
}

/**
 * The events of one session, in any order: login, heartbeats, some rooms, sometimes a private volume, logout.
 * Some connections are lost without a leave event; then the last heartbeat is the last event.
 */
export function eventsOfVisit({ rooms, start, end, ...who }: Visitor, random: Random): Sent[] {
  const at = (ms: number) => new Date(ms).toISOString();
  const { accountId, user, session, server } = who;
  const common = { accountId, user, session, server };
  const events: Sent[] = [{ event: 'LOGIN', ...common, at: at(start) }];
  for (let time = start + sign; time < end; time += sign)
    events.push({ event: 'ALIVE', ...common, at: at(time) });
  const isLost = random.chance(0.04);
  for (let time = start + 20_000; time < end; ) {
    const room = random.pick(rooms);
    const until = Math.min(end, time + (5 + random.below(50)) * minute);
    events.push({ event: 'JOINROOM', ...common, room, at: at(time) });
    if (random.chance(0.1)) events.push(...volume(common, [time + minute, until - minute], random));
    if (isLost && until === end) return events;
    const talked = random.below(Math.max(1, Math.floor((until - time) / 4_000)));
    events.push({ event: 'LEAVEROOM', ...common, room, talked, at: at(until) });
    time = until + 5_000;
  }
  return [...events, { event: 'LOGOUT', ...common, at: at(end + 1_000) }];
}

function volume(
  common: Pick<Visitor, 'accountId' | 'user' | 'session' | 'server'>,
  [from, to]: [number, number],
  random: Random,
): Sent[] {
  if (to <= from) return [];
  const room = `Booth ${1 + random.below(6)}`;
  return [
    { event: 'JOINVOLUME', ...common, room, at: new Date(from).toISOString() },
    { event: 'LEAVEVOLUME', ...common, room, talked: random.below(60), at: new Date(to).toISOString() },
  ];
}
