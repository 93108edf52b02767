import { describe, expect, it } from 'vitest';
import { completeUntil } from './complete-until.ts';
import { daysOf, type Knowledge, missingMs, monthOf, pointState } from './points.ts';

const hour = 3_600_000;
const instant = (text: string) => new Date(`${text}Z`);

describe('the days of a range', () => {
  it('ANA-044 are calendar days, of 23 and 25 hours where the clocks change', () => {
    const hours = (from: string, to: string, zone: string) =>
      daysOf({ from, to }, zone).map((day) => day.hours);
    expect(hours('2026-03-28', '2026-03-30', 'Europe/Berlin')).toEqual([24, 23, 24]);
    expect(hours('2026-10-24', '2026-10-26', 'Europe/Berlin')).toEqual([24, 25, 24]);
    expect(hours('2026-04-04', '2026-04-06', 'Australia/Lord_Howe')).toEqual([24, 24.5, 24]);
  });

  it('ANA-044 begin when the clock first shows them, where there is no midnight', () => {
    const [day] = daysOf({ from: '2026-04-24', to: '2026-04-24' }, 'Africa/Cairo');
    expect(day).toMatchObject({ start: instant('2026-04-23T22:00:00'), hours: 23 });
  });
});

it('ANA-059 the month of a day is that of UTC, to the first instant of the next one', () => {
  const [start, end] = [instant('2026-12-01T00:00:00'), instant('2027-01-01T00:00:00')];
  expect(monthOf('2026-12-31')).toEqual({ date: '2026-12', start, end, hours: 31 * 24 });
});

describe('what is known of a day', () => {
  const day = { start: instant('2026-11-20T00:00:00'), end: instant('2026-11-21T00:00:00') };
  const known: Knowledge = {
    now: instant('2026-11-23T00:00:00'),
    completeUntil: instant('2026-11-22T23:55:00'),
    earliest: instant('2026-08-25T00:00:00'),
  };

  it.each([
    ['complete', 24 * hour, {}],
    ['complete', 23.5 * hour, {}],
    ['partial', 21 * hour, {}],
    ['gap', 0, {}],
    ['running', 12 * hour, { now: instant('2026-11-20T12:00:00') }],
    ['running', 24 * hour, { completeUntil: instant('2026-11-20T23:00:00') }],
    ['partial', 12 * hour, { earliest: instant('2026-11-20T12:00:00') }],
    ['outside', 24 * hour, { earliest: day.end }],
  ] as const)('is that it is %s', (state, heard, other) => {
    const received = { heardMs: heard, missingMs: 0, hasEvents: false };
    expect(pointState(day, received, { ...known, ...other })).toBe(state);
  });

  it('ANA-035 is partly known if one server is missing for an hour, or events arrived without heartbeats', () => {
    const received = { heardMs: 24 * hour, missingMs: 0, hasEvents: true };
    expect(pointState(day, { ...received, missingMs: 0.9 * hour }, known)).toBe('complete');
    expect(pointState(day, { ...received, missingMs: hour }, known)).toBe('partial');
    expect(pointState(day, { ...received, heardMs: 0 }, known)).toBe('partial');
  });

  it('ANA-035 misses a server from its first heartbeat on, until the end of its last day', () => {
    const [before, after] = [day.start.getTime() - hour, day.end.getTime() + hour];
    const missing = (first: number, last: number, heardMs: number) =>
      missingMs([{ first, last, heardMs }], day) / hour;
    expect(missing(before, after, 22 * hour)).toBe(2);
    expect(missing(before, after, 0)).toBe(24);
    // It began at 10, and was last heard at 12.
    const [ten, twelve] = [day.start.getTime() + 10 * hour, day.start.getTime() + 12 * hour];
    expect(missing(ten, after, 14 * hour)).toBe(0);
    expect(missing(before, twelve, 12 * hour)).toBe(12);
    // It had gone before, and came later.
    expect(missing(before - hour, before, 0)).toBe(0);
    expect(missing(after, after + hour, 0)).toBe(0);
  });
});

describe('complete until', () => {
  const now = instant('2026-11-23T12:00:00');

  it('is when the slowest of the servers was last heard', () => {
    expect(completeUntil([instant('2026-11-23T11:55:00'), instant('2026-11-23T11:30:00')], now)).toEqual(
      instant('2026-11-23T11:30:00'),
    );
  });

  it('is not held back by a server that has been silent for an hour', () => {
    const servers = [instant('2026-11-23T11:55:00'), instant('2026-11-20T09:00:00')];
    expect(completeUntil(servers, now)).toEqual(servers[0]);
    expect(completeUntil([instant('2026-11-20T09:00:00')], now)).toEqual(instant('2026-11-20T09:00:00'));
    expect(completeUntil([], now)).toBeUndefined();
  });
});
