import { describe, expect, it } from 'vitest';
import { instantOfClock } from '../core/days.ts';
import { type Attended, mergeVisits, minutesOf } from './merge-visits.ts';
import { endOf } from './testing/watched-sessions.ts';
import { type SessionStep, visitsOf } from './visits.ts';

const second = 1000;
const minute = 60 * second;
const clock = (time: string) => Date.parse(`2026-10-25T${time}Z`);
const now = clock('20:00:00');
const window = { start: clock('10:00:00'), end: clock('11:00:00') };

const joined = (time: string): SessionStep => ({ kind: 'joined', ms: clock(time) });
const left = (time: string, talked = 0): SessionStep => ({ kind: 'left', ms: clock(time), talked });
const step = (kind: SessionStep['kind'], time: string): SessionStep => ({ kind, ms: clock(time) });

/** The merged attendance of one person's sessions. */
function attended(...sessions: SessionStep[][]): Attended | undefined {
  return mergeVisits(
    sessions.flatMap((steps) => visitsOf(steps, endOf(steps, now))),
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
    const running = visitsOf([joined('19:50:00'), step('alive', '19:55:00')], { ended: now, running: true });
    expect(running).toEqual([{ began: clock('19:50:00'), ended: now, talked: 0, inferred: false }]);
  });

  it('ATT-019 lists a person of whom only the join is known, for no time', () => {
    const brief = { joined: clock('10:10:00'), left: clock('10:10:00'), ms: 0, talked: 0 };
    expect(attended([joined('10:10:00')])).toEqual({ ...brief, inferred: true });
    expect(attended([joined('10:10:00'), left('10:10:00', 60)])).toEqual({ ...brief, inferred: false });
    expect(attended([joined('10:00:00')])).toMatchObject({ left: window.start, ms: 0 });
    expect(attended([joined('11:00:00')])).toBeUndefined();
    expect(attended([joined('10:10:00'), left('10:40:00')], [joined('10:50:00')])).toMatchObject({
      left: clock('10:50:00'),
      ms: 30 * minute,
      inferred: true,
    });
  });

  it('ATT-007 shows minutes with one decimal', () => {
    expect([0, 2 * second, 20 * second, 30 * minute, 90 * second].map(minutesOf)).toEqual([
      0, 0, 0.3, 30, 1.5,
    ]);
  });
});

/** Stays by the clocks of a zone. A time that comes twice is the first one; so many minutes later is the second. */
function stayIn(zone: string, [joined, left]: [string, string], later = 0) {
  const at = (time: string) => instantOfClock(Date.parse(`${time}Z`), zone);
  const [from, to] = [at(joined), at(left) + later * minute];
  const steps: SessionStep[] = [
    { kind: 'joined', ms: from },
    { kind: 'left', ms: to, talked: 60 },
  ];
  const wholeDay = { start: from - 6 * 60 * minute, end: to + 6 * 60 * minute };
  const found = mergeVisits(visitsOf(steps, { ended: to, running: false }), wholeDay);
  return found && { minutes: minutesOf(found.ms), isExact: found.joined === from && found.left === to };
}

describe('attendance on days of other lengths', () => {
  it.each([
    ['Europe/Berlin', '2026-11-20T23:40 2026-11-21T00:20', 0, 40],
    // Over an hour that is left out, and over one that comes twice.
    ['Europe/Berlin', '2026-03-29T01:50 2026-03-29T03:10', 0, 20],
    ['Europe/Berlin', '2026-10-25T02:50 2026-10-25T02:10', 60, 20],
    // The same with half an hour.
    ['Australia/Lord_Howe', '2026-10-04T01:50 2026-10-04T02:40', 0, 20],
    ['Australia/Lord_Howe', '2026-04-05T01:50 2026-04-05T01:40', 30, 20],
    // Over a midnight that is left out, and a last hour of a day that comes twice.
    ['Africa/Cairo', '2026-04-23T23:50 2026-04-24T01:10', 0, 20],
    ['Africa/Cairo', '2026-10-29T23:50 2026-10-30T00:10', 0, 80],
  ])('ATT-019 in %s, a stay of %s (%d min later) counts %d minutes', (zone, times, later, minutes) => {
    const [joined = '', left = ''] = times.split(' ');
    expect(stayIn(zone, [joined, left], later)).toEqual({ minutes, isExact: true });
  });
});
