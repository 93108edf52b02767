import { daysBetween } from '../reference/calendar.ts';
import { day, hour, minute, type WorldEvent } from '../reference/event.ts';

/** A year of a world: its events by batch in the order of their arrival, and moments from which it is looked at. */
export interface RandomYear {
  batches: WorldEvent[][];
  moments: number[];
  zone: string;
}

/** Zones of half hours, of both changes of the clocks, with a missing midnight, and at both ends of the world. */
export const zonesOfYears = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'],
  ...['Africa/Cairo', 'America/St_Johns', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
] as const;

export const roomsOfYears = ['hall_1', 'hall_2', 'lab'] as const;
export const volumesOfYears = ['booth', 'table 7'] as const;

export type Below = (limit: number) => number;

/** Numbers below a limit, the same for a seed (mulberry32). */
export function numbersOf(seed: number): Below {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

export const oneOf = <T>(below: Below, items: readonly [T, ...T[]]): T =>
  items[below(items.length)] ?? items[0];

export const batchCount = 4;

/**
 * A year with names of connections that are used again, on one server or two at once; silence, often
 * of about ten minutes; clocks that are set back; people who are guests, employees, and new; sessions of more than 24 hours; ties in one millisecond; days
 * on which the clocks change; and events that arrive late.
 */
export function randomYear(seed: number): RandomYear {
  const below = numbersOf(seed);
  const zone = oneOf(below, zonesOfYears);
  const start = Date.parse('2024-03-01T00:00Z') + below(900) * day;
  const moments = Array.from({ length: 2 }, () => start + 20 * day + below(370 * 24 * 60) * minute + 1);
  const near = bordersOf(start, zone);
  const events: WorldEvent[] = [];
  for (let sessions = 40 + below(160); sessions > 0; sessions -= 1)
    events.push(...sessionOf(below, beginning(below, { start, moments, near })));
  if (below(10) > 0) for (const moment of moments) events.push(...beatsUntil(below, moment));
  for (const moment of moments) if (below(2) > 0) events.push(...runningAt(below, moment));
  const shuffled = events.map((event) => [below(2 ** 30), event] as const).toSorted(([a], [b]) => a - b);
  const batches: WorldEvent[][] = Array.from({ length: batchCount }, () => []);
  for (const [, event] of shuffled) {
    const own = batches[below(3) > 0 ? 0 : below(batchCount)];
    own?.push(event);
  }
  const numbered = batches.map((own, batch) => own.map((event, line) => ({ ...event, batch, line })));
  return { batches: numbered, moments, zone };
}

/** Instants at which days begin, with those of the days on which the clocks change several times. */
function bordersOf(start: number, zone: string): number[] {
  const [from = '', to = ''] = [start, start + 390 * day].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  return daysBetween(from, to, zone).flatMap(({ start: first, end }) =>
    end - first === day ? first : Array.from({ length: 60 }, (_, part) => first + part * 30 * minute),
  );
}

function beginning(
  below: Below,
  { start, moments, near }: { start: number; moments: readonly number[]; near: readonly number[] },
): number {
  const seconds = (time: number) => Math.floor(time / 1000) * 1000;
  switch (below(4)) {
    case 0:
      return seconds(start + below(390 * 24 * 60) * minute);
    case 1:
      return (near[below(near.length)] ?? start) - below(3) * hour + below(3) - 1;
    default:
      return seconds((moments[below(moments.length)] ?? start) - below(12 * 24 * 60 * 60) * 1000);
  }
}

/** Heartbeats of two servers over the days before a moment, with gaps of half an hour to a day. */
function beatsUntil(below: Below, moment: number): WorldEvent[] {
  const base = Math.floor(moment / minute) * minute;
  return ['w', 'v'].flatMap((server) => {
    const gapAt = base - below(3 * 24 * 60) * minute;
    const gap = oneOf(below, [0, 25, 70, 600, 1_500]) * minute;
    const since = base - (1 + below(3)) * day;
    const until = base + (below(4) - 2) * hour;
    const beats: WorldEvent[] = [];
    for (let at = since; at < until; at += (5 + below(5)) * minute)
      if (at < gapAt || at > gapAt + gap) beats.push({ ...nothing, event: 'HEARTBEAT', server, at });
    return beats;
  });
}

const nothing = { ...{ user: '', session: '', room: '', talked: 0, employee: false }, batch: 0, line: 0 };

interface Connection {
  user: string;
  session: string;
  server: string;
  employee: boolean;
}

function connectionOf(below: Below): Connection {
  const number = below(24);
  return {
    user: number < 16 ? `person-${number}` : `guest ${number}`,
    session: `c${below(below(2) === 0 ? 2 : 60)}`,
    server: below(4) === 0 ? 'v' : 'w',
    employee: number % 9 === 0,
  };
}

/** A session that is there at a moment, or was until shortly before it. */
function runningAt(below: Below, moment: number): WorldEvent[] {
  const common = { ...nothing, ...connectionOf(below) };
  const last = moment - below(14) * minute - 1;
  return [
    { ...common, event: 'LOGIN', at: last - 9 * minute },
    { ...common, event: 'JOINROOM', room: oneOf(below, roomsOfYears), at: last - 3 * minute },
    { ...common, event: oneOf(below, ['ALIVE', 'ALIVE', 'LOGOUT'] as const), at: last },
  ];
}

function sessionOf(below: Below, start: number): WorldEvent[] {
  const common = { ...nothing, ...connectionOf(below) };
  const events: WorldEvent[] = [];
  let time = start;
  const add: Add = (event, more = {}) => events.push({ ...common, event, at: time, ...more });
  /** Time that passes with signs of life, seldom without. Often none passes. */
  const pass = (minutes: number) => {
    const isSilent = below(25) === 0;
    for (let left = minutes; left > 0; left -= 9) {
      time += Math.min(9, left) * minute - below(2) * below(1_000);
      if (left > 9 && !isSilent) add('ALIVE');
    }
  };
  if (below(12) > 0) add('LOGIN');
  for (let moves = below(5); moves > 0; moves -= 1) move(below, add, pass);
  for (let pauses = below(3); pauses > 0; pauses -= 1) {
    time += 10 * minute + oneOf(below, [-1, 0, 1, 30_000, minute, 3 * minute]);
    add('ALIVE');
  }
  pass(oneOf(below, [0, 5, 12, 30, 45, below(40) === 0 ? 30 * 60 : 3, below(60)]));
  if (below(25) === 0) time = start - below(3) * minute;
  add(below(6) > 0 ? 'LOGOUT' : 'ALIVE');
  if (below(12) === 0) {
    time += below(15) * minute;
    add(oneOf(below, ['LOGOUT', 'ALIVE', 'LOGIN'] as const));
  }
  return events;
}

type Add = (event: string, more?: Partial<WorldEvent>) => void;

/** A stay in a room or a volume. Some are never left, and some leaves name another place. */
function move(below: Below, add: Add, pass: (minutes: number) => void): void {
  const isVolume = below(4) === 0;
  const places = isVolume ? volumesOfYears : roomsOfYears;
  const place = isVolume ? 'VOLUME' : 'ROOM';
  const room = oneOf(below, places);
  if (below(3) > 0) pass(1 + below(15));
  add(`JOIN${place}`, { room });
  if (below(6) > 0) pass(1 + below(60));
  if (below(5) === 0) return;
  add(`LEAVE${place}`, { room: below(8) === 0 ? oneOf(below, places) : room, talked: below(3) * below(900) });
}
