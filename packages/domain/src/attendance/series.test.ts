import { describe, expect, it } from 'vitest';
import {
  begunWindows,
  marksOf,
  maxWindows,
  readWeeklyTime,
  readWindow,
  refuseSeries,
  type Series,
  windowsOf,
  writeWeeklyTime,
  writeWindow,
} from './series.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const monday = { weekday: 1, time: '10:00', minutes: 90 };
const course: Series = {
  weekly: [monday],
  firstDay: '2026-10-12',
  lastDay: '2026-11-02',
  added: [],
  removed: [],
  timeZone: 'UTC',
};
const instants = (own: Partial<Series>) =>
  windowsOf({ ...course, ...own }).map(({ start }) => new Date(start).toISOString().slice(0, 16));

describe('the windows of a series', () => {
  it.each([
    ['Europe/Berlin', ['2026-10-12T08:00', '2026-10-19T08:00', '2026-10-26T09:00', '2026-11-02T09:00']],
    ['America/New_York', ['2026-10-12T14:00', '2026-10-19T14:00', '2026-10-26T14:00', '2026-11-02T15:00']],
    ['Asia/Kolkata', ['2026-10-12T04:30', '2026-10-19T04:30', '2026-10-26T04:30', '2026-11-02T04:30']],
    ['Asia/Kathmandu', ['2026-10-12T04:15', '2026-10-19T04:15', '2026-10-26T04:15', '2026-11-02T04:15']],
    ['Australia/Adelaide', ['2026-10-11T23:30', '2026-10-18T23:30', '2026-10-25T23:30', '2026-11-01T23:30']],
  ])('begin at the time of the clock in %s, also after the clocks change', (timeZone, expected) => {
    expect(instants({ timeZone })).toEqual(expected);
  });

  it('begin at the jump where the clock skips their time, and with the first of two', () => {
    const night = [{ weekday: 7, time: '02:30', minutes: 60 }];
    const spring = { weekly: night, firstDay: '2026-03-29', lastDay: '2026-03-29' };
    expect(instants({ ...spring, timeZone: 'Europe/Berlin' })).toEqual(['2026-03-29T01:00']);
    const autumn = { weekly: night, firstDay: '2026-10-25', lastDay: '2026-10-25' };
    expect(instants({ ...autumn, timeZone: 'Europe/Berlin' })).toEqual(['2026-10-25T00:30']);
    // The clocks of Lord Howe go back by half an hour at 2:00.
    const half = {
      weekly: [{ ...night[0], time: '01:45' } as typeof monday],
      firstDay: '2026-04-05',
      lastDay: '2026-04-05',
    };
    expect(instants({ ...half, timeZone: 'Australia/Lord_Howe' })).toEqual(['2026-04-04T14:45']);
  });

  it('last as long as a watch says, over a change of the clocks', () => {
    const night = [{ weekday: 6, time: '23:00', minutes: 360 }];
    const [window] = windowsOf({
      ...course,
      weekly: night,
      firstDay: '2026-10-24',
      lastDay: '2026-10-24',
      timeZone: 'Europe/Berlin',
    });
    expect((window?.end ?? 0) - (window?.start ?? 0)).toBe(6 * 3_600_000);
  });

  it('are those of several weekly times and single ones, each once, without those left out', () => {
    const start = Date.parse('2026-10-14T16:00:00.000Z');
    const added = [{ start, end: start + 3_600_000 }];
    const same = {
      start: Date.parse('2026-10-12T10:00:00.000Z'),
      end: Date.parse('2026-10-12T11:30:00.000Z'),
    };
    const weekly = [monday, { weekday: 4, time: '08:00', minutes: 45 }];
    const removed = [Date.parse('2026-10-19T10:00:00.000Z')];
    expect(instants({ weekly, added: [...added, same], removed, lastDay: '2026-10-22' })).toEqual([
      '2026-10-12T10:00',
      '2026-10-14T16:00',
      '2026-10-15T08:00',
      '2026-10-22T08:00',
    ]);
  });

  it('that have not begun are counted apart', () => {
    const windows = windowsOf({ ...course, lastDay: '2026-12-31' });
    expect(begunWindows(windows, now)).toEqual({ windows: windows.slice(0, 7), later: windows.length - 7 });
  });
});

describe('a series is refused', () => {
  it.each([
    [{}, undefined],
    [{ weekly: [], firstDay: undefined, lastDay: undefined }, undefined],
    [{ lastDay: undefined }, 'attendance.series.days'],
    [{ firstDay: '0' }, undefined],
    [{ lastDay: '2026-10-11' }, 'attendance.series.order'],
    [{ firstDay: '2025-10-27', weekly: [{ ...monday, time: '12:01' }], lastDay: '2025-10-27' }, undefined],
    [{ firstDay: '2025-10-20', lastDay: '2025-10-20' }, 'attendance.series.tooOld'],
    [
      { weekly: [1, 2, 3, 4, 5].map((weekday) => ({ ...monday, weekday })), lastDay: '2027-10-11' },
      'attendance.series.tooMany',
    ],
    [{ lastDay: '9999-12-31' }, 'attendance.series.tooMany'],
    [{ added: [{ start: 1, end: 1 }] }, 'attendance.series.length'],
    [{ added: [{ start: now.getTime(), end: now.getTime() + 86_400_001 }] }, 'attendance.series.length'],
  ] satisfies [Partial<Series>, string | undefined][])('%j: %s', (own, refusal) => {
    expect(refuseSeries({ ...course, ...own }, now)).toBe(refusal);
  });

  it(`with more than ${maxWindows} windows, not with as many`, () => {
    const added = Array.from({ length: maxWindows + 1 }, (_, index) => {
      const start = now.getTime() - index * 3_600_000;
      return { start, end: start + 60_000 };
    });
    const single = { ...course, weekly: [] };
    expect(refuseSeries({ ...single, added }, now)).toBe('attendance.series.tooMany');
    expect(refuseSeries({ ...single, added: added.slice(1) }, now)).toBe(undefined);
  });
});

it('tells who came late or left early by more than five minutes, where that is known', () => {
  const window = { start: 0, end: 3_600_000 };
  const [inTime, late] = [
    { joined: 300_000, left: 3_300_000 },
    { joined: 300_001, left: 3_299_999 },
  ];
  expect(marksOf(inTime, window, 'complete')).toEqual({ late: false, early: false });
  expect(marksOf(late, window, 'complete')).toEqual({ late: true, early: true });
  expect(marksOf(late, window, 'running')).toEqual({ late: true });
  expect(marksOf(late, window, 'partial')).toEqual({});
});

it.each(['1T10:00/90', '7T23:59/1440'])('reads what it writes of the weekly time %s', (written) => {
  const read = readWeeklyTime(written);
  expect(read && writeWeeklyTime(read)).toBe(written);
});

it.each([
  '',
  '0T10:00/90',
  '8T10:00/90',
  '1T24:00/90',
  '1T10:60/90',
  '1T10:00/0',
  '1T10:00/1441',
  '1 10:00/90',
])('reads no weekly time in "%s"', (written) => {
  expect(readWeeklyTime(written)).toBe(undefined);
});

it('reads a window of two instants, and nothing else', () => {
  const written = '2026-10-12T10:00:00.000Z/2026-10-12T11:30:00.000Z';
  const read = readWindow(written);
  expect(read && writeWindow(read)).toBe(written);
  for (const other of ['', '2026-10-12T10:00:00.000Z', `${written}/x`, '2026-10-12/2026-10-13', 'x/y'])
    expect(readWindow(other)).toBe(undefined);
});
