import { expect, it } from 'vitest';
import { dayCount, orderedRange } from '../core/date-range.ts';
import { graphFacts } from './graphs.ts';
import { dayOfUsDate, earliestTime, lastDays, monthRange, refusePeriod, usDate } from './period.ts';

const now = new Date('2026-11-23T08:40:00Z');
const refusal = (from: string, to: string, zone = 'UTC') => refusePeriod({ from, to }, zone, now);

it('ANA-024 takes a range that begins 91 days ago, and no earlier one', () => {
  expect(refusal('2026-08-24', '2026-11-23')).toBeUndefined();
  expect(refusal('2026-08-23', '2026-11-23')).toBe('analytics.period.tooOld');
});

it('ANA-025 takes no range that lies in the future, by the days of the zone', () => {
  expect(refusal('2026-11-22', '2026-11-24')).toBe('analytics.period.future');
  expect(refusal('2026-11-22', '2026-11-24', 'Pacific/Kiritimati')).toBe('analytics.period.future');
  const evening = new Date('2026-11-23T20:00:00Z');
  expect(
    refusePeriod({ from: '2026-11-23', to: '2026-11-24' }, 'Pacific/Kiritimati', evening),
  ).toBeUndefined();
});

it('ANA-026 ANA-014 takes two days in a row, and no single one', () => {
  expect(refusal('2026-11-22', '2026-11-23')).toBeUndefined();
  expect(refusal('2026-11-23', '2026-11-23')).toBe('dateRange.sameDay');
  expect(refusal('2026-11-23', '2026-11-22')).toBe('analytics.period.order');
});

it('ANA-013 ANA-015 counts both days of a range, and swaps them where needed', () => {
  const range = { from: '2026-11-05', to: '2026-11-01' };
  expect(orderedRange(range)).toEqual({ from: '2026-11-01', to: '2026-11-05' });
  expect(dayCount(range)).toBe(5);
});

it('ANA-054 ANA-055 ANA-056 shows 30, 29, and 6 days at first', () => {
  const days = (graph: keyof typeof graphFacts) =>
    dayCount(lastDays(graphFacts[graph].defaultDays, 'UTC', now));
  expect([days('logins'), days('uniqueLogins')]).toEqual([30, 30]);
  expect([days('sessionDuration'), days('concurrentUsers')]).toEqual([29, 29]);
  expect([days('roomConcurrentUsers'), days('roomUniqueUsers'), days('roomJoins')]).toEqual([6, 6, 6]);
});

it('ANA-057 looks back 90 days, cut to the hour', () => {
  expect(earliestTime(now).toISOString()).toBe('2026-08-25T08:00:00.000Z');
  expect(monthRange(now)).toEqual({ from: '2026-08-25', to: '2026-11-23' });
});

it('ANA-058 writes dates as MM/DD/YYYY, and reads them again', () => {
  expect(usDate('2026-02-03')).toBe('02/03/2026');
  expect(dayOfUsDate('02/03/2026')).toBe('2026-02-03');
  for (const wrong of ['02/30/2026', '13/01/2026', '2026-02-03', ''])
    expect(dayOfUsDate(wrong)).toBeUndefined();
});
