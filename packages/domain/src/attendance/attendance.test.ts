import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockIn } from '../core/days.ts';
import { randomRuns } from '../testing/sweep.ts';
import {
  attendanceLookBack,
  defaultAttendance,
  durationSeconds,
  isComplete,
  isDuration,
  refuseStart,
  roundedHours,
  roundedStart,
} from './attendance.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

it('ATT-024 begins one hour before now, and lasts an hour', () => {
  const start = new Date('2026-11-20T09:00:00.000Z');
  expect(defaultAttendance(now, 'UTC')).toEqual({ start, hours: 1 });
});

it('ATT-024 begins at the half hour before that, and lasts until now, when now is no half hour', () => {
  const later = new Date('2026-11-20T10:29:00.000Z');
  const start = new Date('2026-11-20T09:00:00.000Z');
  expect(defaultAttendance(later, 'UTC')).toEqual({ start, hours: 1.5 });
});

it.each([
  [0.5, 1800],
  [1, 3600],
])('ATT-014 sends %d hours as %d seconds', (hours, seconds) => {
  expect(durationSeconds(hours)).toBe(seconds);
});

it.each([
  [0, false],
  [0.5, true],
  [0.75, false],
  [864, true],
  [864.5, false],
])('ATT-013 judges a duration of %d hours', (hours, valid) => {
  expect(isDuration(hours)).toBe(valid);
});

it.each([
  ['2026-10-15T10:00:00.000Z', 'attendance.start.tooOld'],
  ['2026-10-15T10:00:01.000Z', undefined],
  ['2026-11-20T10:00:00.000Z', undefined],
  ['2026-11-20T10:00:00.001Z', 'attendance.start.future'],
])('ATT-015 judges the start %s', (start, refusal) => {
  expect(refuseStart(new Date(start), now)).toBe(refusal);
});

it('ATT-016 can search only with a room, or all, a start, and a duration', () => {
  const asked = { sfsRoom: 'hall_1', start: now.toISOString(), hours: 1 };
  expect(isComplete(asked)).toBe(true);
  expect(isComplete({ ...asked, sfsRoom: '', all: true })).toBe(true);
  expect(isComplete({ ...asked, sfsRoom: '' })).toBe(false);
  expect(isComplete({ ...asked, start: undefined })).toBe(false);
  expect(isComplete({ ...asked, hours: undefined })).toBe(false);
});

it('ATT-023 looks back -37d@h for an export', () => {
  expect(attendanceLookBack).toBe('-37d@h');
});

it('ATT-025 IMP-020 IMP-021 rounds a start down, and a duration up, to half hours', () => {
  const typed = new Date('2026-11-20T09:59:59.000Z');
  expect(roundedStart(typed, 'UTC')).toEqual(new Date('2026-11-20T09:30:00.000Z'));
  expect([0.1, 0.5, 1.2, 2].map(roundedHours)).toEqual([0.5, 0.5, 1.5, 2]);
});

it('ATT-028 rounds no start at 10:00 in Kathmandu, where clocks are a quarter of an hour apart from UTC', () => {
  const ten = new Date('2026-11-20T04:15:00.000Z');
  expect(roundedStart(ten, 'Asia/Kathmandu')).toEqual(ten);
});

it('ATT-028 rounds a start down to a half hour of the local clock in every zone', {
  tags: ['sampled'],
}, () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Asia/Tehran',
    'Australia/Eucla',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
  ];
  const starts = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), starts, (zone, start) => {
      const rounded = roundedStart(start, zone).getTime();
      const down = start.getTime() - rounded;
      expect(clockIn(zone)(rounded) % 1_800_000).toBe(0);
      expect(down).toBeGreaterThanOrEqual(0);
      expect(down).toBeLessThan(1_800_000);
    }),
    randomRuns(500),
  );
});
