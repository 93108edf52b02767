import { expect, it } from 'vitest';
import { attendanceMinutes, attendanceStart } from './attendance.ts';

const now = new Date('2026-11-22T12:10:00Z');

it.each([
  ['2026-11-22T12:10:00Z', '2026-11-22T12:00:00.000Z'],
  ['2026-11-22T11:59:59Z', '2026-11-22T11:30:00.000Z'],
  ['2026-10-18T12:10:00Z', '2026-10-18T12:00:00.000Z'],
  ['2026-10-18T12:09:59Z', undefined],
  ['2026-11-22T12:10:01Z', undefined],
])('IMP-020 begins attendance at %s at %s: within five weeks, rounded down', (wanted, start) => {
  expect(attendanceStart(new Date(wanted), now)?.toISOString()).toBe(start);
});

it.each([
  [1, 30],
  [30, 30],
  [31, 60],
  [90, 90],
])('IMP-021 rounds %d minutes of attendance up to %d', (wanted, minutes) => {
  expect(attendanceMinutes(wanted)).toBe(minutes);
});
