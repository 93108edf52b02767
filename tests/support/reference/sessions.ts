import { day, minute, type WorldEvent } from './event.ts';

/** A session, from `began` up to and without `ended`. */
export interface Session {
  user: string;
  employee: boolean;
  began: number;
  ended: number;
  goesOn: boolean;
  events: WorldEvent[];
}

const silence = 10 * minute;

/**
 * The sessions as they are known at a moment, by docs/decisions/076: a `LOGIN`, or an event after more than ten minutes
 * without one, begins a session; every event is a sign of life; it ends with its `LOGOUT`, otherwise with its last
 * event, and is over after 24 hours. Each connection is followed from its first event on.
 */
export function sessionsAt(events: readonly WorldEvent[], now: number): Session[] {
  const own = events.filter(({ event, at }) => event !== 'HEARTBEAT' && at <= now);
  const connections = Map.groupBy(own, ({ user, server, session }) =>
    JSON.stringify([user, server, session]),
  );
  return [...connections.values()].flatMap((connection) => follow(connection.toSorted(inOrder), now));
}

function follow(connection: readonly WorldEvent[], now: number): Session[] {
  const sessions: Session[] = [];
  let current: Session | undefined;
  let heard = Number.NEGATIVE_INFINITY;
  for (const event of connection) {
    const { at, user, employee } = event;
    const begins = at - heard > silence || (event.event === 'LOGIN' && at > heard);
    heard = at;
    if (begins) {
      current = { user, employee, began: at, ended: at, goesOn: false, events: [] };
      if (event.event === 'LOGOUT') current = undefined;
      else sessions.push(current);
    }
    if (!current) continue;
    const over = current.began + day;
    current.ended = Math.min(at, over);
    if (at < over) current.events.push(event);
    if (event.event === 'LOGOUT') current = undefined;
  }
  if (current && now - heard <= silence) {
    const over = current.began + day;
    current.ended = Math.min(now, over);
    current.goesOn = now < over;
  }
  return sessions;
}

const ranks: Readonly<Record<string, number>> = { LOGIN: 0, LOGOUT: 2 };

/** In one millisecond a `LOGIN` is first and a `LOGOUT` last; others count by the arrival of their batches, and lines. */
function inOrder(one: WorldEvent, other: WorldEvent): number {
  const rank = ({ event }: WorldEvent) => ranks[event] ?? 1;
  return one.at - other.at || rank(one) - rank(other) || one.batch - other.batch || one.line - other.line;
}
