// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAt, daysLater, startOfDay } from '../core/days.ts';
import { randomRuns } from '../testing/sweep.ts';
import { type Attended, mergeVisits } from './merge-visits.ts';
import { endOf, watchSessions } from './testing/watched-sessions.ts';
import { type SessionStep, type Visit, visitsOf } from './visits.ts';

const second = 1000;
const minute = 60 * second;

/** Sessions whose steps are so many units after a beginning. */
function randomSessions(length: number, unit: number) {
  const step = fc.record({
    kind: fc.constantFrom<SessionStep['kind'][]>('joined', 'joined', 'left', 'elsewhere', 'ended', 'alive'),
    ms: fc.integer({ min: 0, max: length }).map((at) => at * unit),
    talked: fc.integer({ min: 0, max: 900 }),
  });
  const session = fc.array(step, { maxLength: 8 }).map((steps) => steps.toSorted((a, b) => a.ms - b.ms));
  return fc.array(session, { minLength: 1, maxLength: 4 });
}

const randomWindow = fc
  .tuple(fc.integer({ min: 0, max: 3_599 }), fc.integer({ min: 1, max: 3_600 }))
  .map(([start, length]) => ({ start: start * second, end: Math.min(3_600, start + length) * second }));

function merged(sessions: readonly SessionStep[][], now: number, window: { start: number; end: number }) {
  return mergeVisits(
    sessions.flatMap((steps) => visitsOf(steps, endOf(steps, now))),
    window,
  );
}

/** Expects the same attendance, whatever the last digits of the share of talking are. */
const like = (attended: Attended | undefined) =>
  attended && { ...attended, talked: expect.closeTo(attended.talked, 6) };

it('ATT-019 equals what an observer sees who looks every second, whatever joins, leaves, tabs, and lost leaves there are', () => {
  const now = 3_600 * second;
  fc.assert(
    fc.property(randomSessions(3_600, second), randomWindow, (sessions, window) => {
      const isWithin = (moment: number) => moment >= window.start && moment < window.end;
      const watched = watchSessions(sessions, { unit: second, now }, isWithin);
      expect(merged(sessions, now, window)).toEqual(like(watched));
    }),
    randomRuns(2_000),
  );
});

/** Days on which clocks change, and others beside them. */
const days = [
  ...['2026-03-29', '2026-10-25', '2026-10-26'].map((date) => ({ zone: 'Europe/Berlin', date })),
  ...['2026-04-05', '2026-10-04'].map((date) => ({ zone: 'Australia/Lord_Howe', date })),
  ...['2026-04-23', '2026-04-24', '2026-10-29', '2026-10-30'].map((date) => ({ zone: 'Africa/Cairo', date })),
  { zone: 'America/Havana', date: '2026-11-01' },
].map(({ zone, date }) => {
  const origin = Date.parse(`${daysLater(date, -1)}T00:00:00Z`);
  const calendar = Array.from({ length: 4_320 }, (_, index) =>
    dayAt(new Date(origin + index * minute), zone),
  );
  return { zone, date, origin, calendar };
});

it('ATT-019 equals what an observer sees who looks at the calendar every minute, on days on which clocks change', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...days),
      randomSessions(4_320, minute),
      ({ zone, date, origin, calendar }, near) => {
        const sessions = near.map((steps) => steps.map((step) => ({ ...step, ms: step.ms + origin })));
        const now = origin + 4_320 * minute;
        const isWithin = (moment: number) => calendar[(moment - origin) / minute] === date;
        const watched = watchSessions(sessions, { unit: minute, now }, isWithin);
        const [start, end] = [date, daysLater(date, 1)].map((day) => startOfDay(day, zone).getTime());
        expect(merged(sessions, now, { start: start ?? 0, end: end ?? 0 })).toEqual(like(watched));
      },
    ),
    randomRuns(500),
  );
});

it('ATT-019 a visit ends no earlier than it begins', () => {
  fc.assert(
    fc.property(randomSessions(3_600, second), (sessions) => {
      const isOrdered = ({ began, ended }: Visit) => ended >= began;
      const visits = sessions.flatMap((steps) => visitsOf(steps, endOf(steps, 3_600 * second)));
      expect(visits.every(isOrdered)).toBe(true);
    }),
  );
});
