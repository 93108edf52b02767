import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:48:59.999Z', 'late'],
  ['2026-11-20T11:49:00.000Z', 'inTime'],
  ['2026-11-20T12:00:05.000Z', 'inTime'],
  ['2026-11-20T12:00:05.001Z', 'early'],
])('an event of %s is %s at noon', (at, arrival) => {
  expect(arrivalOf(Date.parse(at), now)).toBe(arrival);
});
