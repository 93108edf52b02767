import { unique } from '../world/world.ts';
import type { TestEvent } from './usage.ts';

/** A day (YYYY-MM-DD), and times on it in UTC. */
type Times = [day: string, from: string, to: string];

/** The instant of a time on a day, in UTC. */
export const at = (day: string, clock: string) => new Date(`${day}T${clock}Z`);

/** A person who logs in and out on a day. */
export function visit(accountId: string, user: string, [day, from, to]: Times): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1' };
  return [
    { event: 'LOGIN', ...common, at: at(day, from) },
    { event: 'LOGOUT', ...common, at: at(day, to) },
  ];
}

/** A person who logs in on a day, is in a room, and logs out. */
export function stay(accountId: string, user: string, room: string, [day, from, to]: Times): TestEvent[] {
  const common = { accountId, user, session: unique(), server: 'world-1' };
  return [
    { event: 'LOGIN', ...common, at: at(day, from) },
    { event: 'JOINROOM', ...common, room, at: at(day, from) },
    { event: 'LEAVEROOM', ...common, room, at: at(day, to) },
    { event: 'LOGOUT', ...common, at: at(day, to) },
  ];
}
