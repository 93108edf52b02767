import type { WorldEvent } from './event.ts';
import { sessionsAt } from './sessions.ts';
import { type Stay, staysOf } from './stays.ts';

/** A place and a time, up to and without `end`. */
export interface Lecture {
  where: 'room' | 'volume';
  /** Undefined for all volumes. */
  name: string | undefined;
  start: number;
  end: number;
  now: number;
}

/** The row of a person. Nothing is rounded. */
export interface Attendee {
  user: string;
  joined: number;
  left: number;
  minutes: number;
  talkMinutes: number;
  inferred: boolean;
}

/** Who was there, by docs/decisions/059: all stays of a person are united within the window. */
export function attendanceOf(events: readonly WorldEvent[], asked: Lecture): Attendee[] {
  const stays = sessionsAt(events, asked.now)
    .flatMap(staysOf)
    .filter(({ where, name }) => where === asked.where && (asked.name ?? name) === name);
  return [...Map.groupBy(stays, ({ user }) => user)].flatMap(([user, own]) => {
    const row = attendeeOf(own, asked);
    return row ? [{ user, ...row }] : [];
  });
}

function attendeeOf(own: readonly Stay[], { start, end }: Lecture): Omit<Attendee, 'user'> | undefined {
  const there = own.filter(
    ({ began, ended }) => began < end && (ended > start || (began === ended && began >= start)),
  );
  if (there.length === 0) return undefined;
  const cut = there.map(({ began, ended }) => [Math.max(began, start), Math.min(ended, end)] as const);
  const joined = Math.min(...cut.map(([from]) => from));
  const left = Math.max(...cut.map(([, to]) => to));
  const ms = lengthOf(cut);
  const talked = there.reduce((sum, stay, index) => {
    const [from = 0, to = 0] = cut[index] ?? [];
    return stay.ended > stay.began ? sum + (stay.talked * (to - from)) / (stay.ended - stay.began) : sum;
  }, 0);
  // The leave is known if a stay goes on, or goes beyond that moment, or was reported to end in it.
  const isKnown = there.some(({ ended, leave }) => ended > left || (ended === left && leave !== 'inferred'));
  return {
    joined,
    left,
    minutes: ms / 60_000,
    talkMinutes: Math.min(talked, ms / 1000) / 60,
    inferred: !isKnown,
  };
}

/** The milliseconds in at least one interval: of each piece between two borders, it is asked whether it is in one. */
function lengthOf(intervals: readonly (readonly [number, number])[]): number {
  const borders = [...new Set(intervals.flat())].toSorted((a, b) => a - b);
  return borders.reduce((sum, from, index) => {
    const to = borders[index + 1] ?? from;
    return intervals.some(([began, ended]) => began <= from && ended >= to) ? sum + to - from : sum;
  }, 0);
}
