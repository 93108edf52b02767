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
 * consecutive rooms, stays past midnight, lost leaves and logouts, silence, sessions longer than a day, names of
 * connections that are used again, on the same server or on two at once, and clocks that are set back. Events
 * of one millisecond have an order of their own (`seq`).
 */
export function randomEvents(
  account: string,
  { from, to, sessions, seed }: { from: number; to: number; sessions: number; seed: number },
): StoredEvent[] {
  const below = createNumbers(seed);
  const events: StoredEvent[] = [];
  for (let index = 0; index < sessions; index += 1) {
    const start = from + below(Math.floor((to - from - 2 * day) / 1000)) * 1000;
    const person = 1 + below(40) + 5 * Math.floor((start - from) / (30 * day));
    const common = {
      account,
      person,
      session: String(below(3) === 0 ? 1 + below(2) : index + 10),
      server: below(4) === 0 ? 'v' : 'w',
      employee: person % 10 === 0,
      talk: 0,
    };
    for (const { kind, ms, room = '' } of randomSession(below, start))
      events.push({ ...common, kind, ms, room, seq: events.length + 1 });
  }
  return events;
}

interface RandomEvent {
  kind: string;
  ms: number;
  room?: string;
}

function randomSession(below: (limit: number) => number, start: number): RandomEvent[] {
  const events: RandomEvent[] = [];
  let time = start;
  const add = (kind: string, room?: string) => events.push({ kind, ms: time, ...(room && { room }) });
  /** Time that passes with signs of life, or one time in thirty without. */
  const pass = (minutes: number) => {
    const isSilent = below(30) === 0;
    for (let left = minutes; left > 0; left -= 5) {
      time += Math.min(5, left) * minute;
      if (left > 5 && !isSilent) add('ALIVE');
    }
  };
  if (below(20) > 0) add('LOGIN');
  for (let visits = below(4); visits > 0; visits -= 1) {
    const room = `r${below(3)}`;
    if (below(8) > 0) pass(1 + below(20));
    add('JOINROOM', room);
    pass(1 + below(90));
    if (below(10) > 0) add('LEAVEROOM', room);
  }
  pass(below(60) === 0 ? 28 * 60 : 1 + below(60));
  if (below(40) === 0) time = start - minute;
  add(below(10) > 0 ? 'LOGOUT' : 'ALIVE');
  return events;
}
