import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silenceMs } from '../analytics/sessions.ts';
import { type Attended, mergeVisits, minutesOf } from './merge-visits.ts';
import { type SessionStep, type Visit, visitsOf } from './visits.ts';

const second = 1000;
const minute = 60 * second;
const clock = (time: string) => Date.parse(`2026-10-25T${time}Z`);
const now = clock('20:00:00');
const window = { start: clock('10:00:00'), end: clock('11:00:00') };

const joined = (time: string): SessionStep => ({ kind: 'joined', ms: clock(time) });
const left = (time: string, talked = 0): SessionStep => ({ kind: 'left', ms: clock(time), talked });
const step = (kind: SessionStep['kind'], time: string): SessionStep => ({ kind, ms: clock(time) });

/** What the sessions of one person come to. */
function attended(...sessions: SessionStep[][]): Attended | undefined {
  return mergeVisits(
    sessions.flatMap((steps) => visitsOf(steps, now)),
    window,
  );
}

describe('attendance', () => {
  it('ATT-019 counts from the join to the leave', () => {
    expect(attended([joined('10:10:00'), left('10:40:00', 60)])).toEqual({
      joined: clock('10:10:00'),
      left: clock('10:40:00'),
      ms: 30 * minute,
      talked: 60,
      inferred: false,
    });
  });

  it('ATT-019 counts a person once who comes back, or is there with two tabs', () => {
    const again = attended([joined('10:00:00'), left('10:10:00'), joined('10:30:00'), left('10:40:00')]);
    expect(again).toMatchObject({ left: clock('10:40:00'), ms: 20 * minute });
    const twice = attended([joined('10:00:00'), left('10:30:00')], [joined('10:20:00'), left('10:50:00')]);
    expect(twice).toMatchObject({ joined: clock('10:00:00'), left: clock('10:50:00'), ms: 50 * minute });
  });

  it('ATT-019 leaves out people who were there before or after, and cuts who stayed longer', () => {
    expect(attended([joined('09:00:00'), left('10:00:00')])).toBeUndefined();
    expect(attended([joined('11:00:00'), left('12:00:00')])).toBeUndefined();
    expect(attended([joined('09:30:00'), left('11:30:00', 600)])).toEqual({
      joined: window.start,
      left: window.end,
      ms: 60 * minute,
      talked: 300,
      inferred: false,
    });
  });

  it('ATT-019 ends a visit without a leave with the next room, the session, or its last sign of life', () => {
    const lost = [joined('10:10:00'), step('alive', '10:15:00')];
    const ends = { '10:20:00': 'elsewhere', '10:25:00': 'ended' } as const;
    for (const [time, kind] of Object.entries(ends))
      expect(attended([...lost, step(kind, time)])).toMatchObject({ left: clock(time), inferred: true });
    expect(attended(lost)).toMatchObject({ left: clock('10:15:00'), ms: 5 * minute, inferred: true });
  });

  it('ATT-019 infers nothing where another session is known to have lasted as long', () => {
    const lost = [joined('10:10:00'), step('alive', '10:30:00')];
    expect(attended(lost, [joined('10:20:00'), left('10:30:00')])).toMatchObject({ inferred: false });
    expect(attended(lost, [joined('10:20:00'), left('10:25:00')])).toMatchObject({ inferred: true });
  });

  it('ATT-019 counts who is still there up to now', () => {
    const running = visitsOf([joined('19:50:00'), step('alive', '19:55:00')], now);
    expect(running).toEqual([{ began: clock('19:50:00'), ended: now, talked: 0, inferred: false }]);
  });

  it('ATT-007 shows minutes with one decimal', () => {
    expect([0, 2 * second, 20 * second, 30 * minute, 90 * second].map(minutesOf)).toEqual([
      0, 0, 0.3, 30, 1.5,
    ]);
  });

  it('ATT-019 equals a simulation second by second, whatever joins, leaves, tabs, and lost leaves there are', () => {
    fc.assert(
      fc.property(
        fc.array(randomSession, { minLength: 1, maxLength: 4 }),
        randomWindow,
        (sessions, seconds) => {
          const ranges = { start: seconds.start * second, end: seconds.end * second };
          const merged = mergeVisits(
            sessions.flatMap((steps) => visitsOf(steps, simulatedNow)),
            ranges,
          );
          expect(merged && facts(merged)).toEqual(simulated(sessions, ranges));
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

/** An hour of seconds; now is in the last quarter, so that some sessions still run. */
const simulatedNow = 3_600 * second;

const randomSession = fc
  .array(
    fc.record({
      kind: fc.constantFrom<SessionStep['kind'][]>('joined', 'joined', 'left', 'elsewhere', 'ended', 'alive'),
      ms: fc.integer({ min: 0, max: 3_600 }).map((at) => at * second),
    }),
    { maxLength: 8 },
  )
  .map((steps) => steps.toSorted((a, b) => a.ms - b.ms));

const randomWindow = fc
  .tuple(fc.integer({ min: 0, max: 3_599 }), fc.integer({ min: 1, max: 3_600 }))
  .map(([start, length]) => ({ start, end: Math.min(3_600, start + length) }));

function facts({ joined, left, ms }: Attended) {
  return { joined, left, ms };
}

/** Asks of each second whether any session was in the room. */
function simulated(sessions: readonly SessionStep[][], { start, end }: { start: number; end: number }) {
  const present: number[] = [];
  for (let at = start; at < end; at += second)
    if (sessions.some((steps) => isThere(steps, at))) present.push(at);
  const [first] = present;
  const last = present.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { joined: first, left: last + second, ms: present.length * second };
}

/** Whether a session was in the room at a second: it came last, and showed later that it was alive, or does now. */
function isThere(steps: readonly SessionStep[], at: number): boolean {
  const moves = steps.filter(({ kind, ms }) => kind !== 'alive' && ms <= at);
  if (moves.at(-1)?.kind !== 'joined') return false;
  const lastSign = steps.at(-1)?.ms ?? 0;
  return lastSign > at || (lastSign >= simulatedNow - silenceMs && at < simulatedNow);
}

describe('a visit', () => {
  it('ATT-019 ends no earlier than it begins', () => {
    fc.assert(
      fc.property(randomSession, (steps) => {
        const isOrdered = ({ began, ended }: Visit) => ended >= began;
        expect(visitsOf(steps, simulatedNow).every(isOrdered)).toBe(true);
      }),
    );
  });
});
