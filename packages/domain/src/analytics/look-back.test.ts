import { expect, it } from 'vitest';
import { lookBackOf } from './look-back.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hour = 60 * 60 * 1000;
const hoursAgo = (hours: number) => now.getTime() - hours * hour;
const spansOf = (hours: number) => hours * 6;

it('90 days are complete when a heartbeat came in each span since the first day', () => {
  const whole = lookBackOf({ first: hoursAgo(90 * 24), spans: spansOf(90 * 24) }, now);
  expect(whole).toEqual({ complete: true, knownSince: new Date(hoursAgo(90 * 24)), missingHours: 0 });
  expect(lookBackOf({ first: hoursAgo(89 * 24 + 1), spans: spansOf(89 * 24 + 1) }, now)).toMatchObject({
    complete: true,
  });
});

it('90 days are not complete when data begin later, or an hour is missing', () => {
  const later = lookBackOf({ first: hoursAgo(89 * 24 - 1), spans: spansOf(89 * 24 - 1) }, now);
  expect(later).toMatchObject({ complete: false, missingHours: 0 });
  const gap = lookBackOf({ first: hoursAgo(90 * 24), spans: spansOf(90 * 24 - 1) }, now);
  expect(gap).toMatchObject({ complete: false, missingHours: 1 });
  expect(lookBackOf({ first: hoursAgo(90 * 24), spans: spansOf(90 * 24) - 5 }, now)).toMatchObject({
    complete: true,
  });
});

it('nothing is known without a heartbeat', () => {
  expect(lookBackOf({ first: undefined, spans: 0 }, now)).toBeUndefined();
});
