import type { StoredEvent } from '../../../foundation/usage/writer.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Creates a reproducible pseudorandom generator. */
export function createNumbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    // The low bits repeat after a few numbers, so only the high ones are used.
    return Math.floor((state / 2 ** 31) * limit);
  };
}

/**
 * Returns sessions of forty people, five of whom are replaced each month. They include second tabs,
 * consecutive rooms, stays past midnight, and lost leaves and logouts. No two events of a session have the
 * same time.
 */
export function randomEvents(
  account: string,
  { from, to, sessions, seed }: { from: number; to: number; sessions: number; seed: number },
): StoredEvent[] {
  const below = createNumbers(seed);
  return Array.from({ length: sessions }, (_, index) => {
    const start = from + below(Math.floor((to - from - day) / 1000)) * 1000;
    const person = 1 + below(40) + 5 * Math.floor((start - from) / (30 * day));
    const common = {
      account,
      person,
      session: String(index + 1),
      server: 'w',
      employee: person % 10 === 0,
      talk: 0,
    };
    const event = (kind: string, ms: number, room = ''): StoredEvent => ({
      ...common,
      kind,
      ms,
      room,
      seq: 0,
    });
    const events = [event('LOGIN', start)];
    let time = start;
    for (let visits = below(4); visits > 0; visits -= 1) {
      const room = `r${below(3)}`;
      time += (1 + below(20)) * minute;
      events.push(event('JOINROOM', time, room));
      time += (1 + below(90)) * minute;
      if (below(10) > 0) events.push(event('LEAVEROOM', time, room));
    }
    time += (1 + below(60)) * minute;
    events.push(event(below(10) > 0 ? 'LOGOUT' : 'ALIVE', time));
    return events;
  }).flat();
}
