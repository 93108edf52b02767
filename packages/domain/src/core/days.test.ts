import { describe, expect, it } from 'vitest';
import { endOfDay, isTimeZone, startOfDay } from './days.ts';

const days: [date: string, timeZone: string, start: string, end: string, why: string][] = [
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z', '2026-01-01T23:59:59.999Z', 'no offset'],
  ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z', '2026-01-01T18:14:59.999Z', 'a quarter hour'],
  [
    '2026-06-01',
    'Pacific/Kiritimati',
    '2026-05-31T10:00:00.000Z',
    '2026-06-01T09:59:59.999Z',
    '14 hours ahead',
  ],
  ['2026-06-01', 'Etc/GMT+12', '2026-06-01T12:00:00.000Z', '2026-06-02T11:59:59.999Z', '12 hours behind'],
  [
    '2026-03-29',
    'Europe/Berlin',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
    'a day of 23 hours',
  ],
  [
    '2026-10-25',
    'Europe/Berlin',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T22:59:59.999Z',
    'a day of 25 hours',
  ],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z', 'no midnight'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z', 'midnight twice'],
  ['2024-02-29', 'America/New_York', '2024-02-29T05:00:00.000Z', '2024-03-01T04:59:59.999Z', 'a leap day'],
];

describe('a calendar day', () => {
  it.each(days)('%s in %s begins at %s and ends at %s (%s)', (date, timeZone, start, end) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(start);
    expect(endOfDay(date, timeZone).toISOString()).toBe(end);
  });
});

it('knows the names of time zones', () => {
  expect(['UTC', 'Europe/Berlin', 'Asia/Calcutta'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Phobos', 'Europe/Berlin\0', 'Local'].some(isTimeZone)).toBe(false);
});
