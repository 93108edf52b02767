import { expect, it } from 'vitest';
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
  expect(defaultAttendance(now)).toEqual({ start: new Date('2026-11-20T09:00:00.000Z'), hours: 1 });
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
  expect(roundedStart(new Date('2026-11-20T09:59:59.000Z'))).toEqual(new Date('2026-11-20T09:30:00.000Z'));
  expect([0.1, 0.5, 1.2, 2].map(roundedHours)).toEqual([0.5, 0.5, 1.5, 2]);
});
