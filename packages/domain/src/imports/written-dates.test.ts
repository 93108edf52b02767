import { describe, expect, it } from 'vitest';
import { certainOrder, instantOfDate, isUnclearDate, readWrittenDate } from './written-dates.ts';

function read(text: string, order: 'dayFirst' | 'monthFirst', timeZone = 'UTC'): string | undefined {
  const date = readWrittenDate(text, order);
  return date && new Date(instantOfDate(date, timeZone)).toISOString();
}

describe('a date as spreadsheets write it', () => {
  it.each([
    ['2026-09-01', 'monthFirst', '2026-09-01T00:00:00.000Z'],
    ['01.09.2026', 'monthFirst', '2026-09-01T00:00:00.000Z'],
    ['9/1/2026', 'monthFirst', '2026-09-01T00:00:00.000Z'],
    ['1/9/2026', 'dayFirst', '2026-09-01T00:00:00.000Z'],
    ['01-09-2026', 'dayFirst', '2026-09-01T00:00:00.000Z'],
    ['2024/10/01 08:00:00.000', 'monthFirst', '2024-10-01T08:00:00.000Z'],
    ['9/1/26 8:05 PM', 'monthFirst', '2026-09-01T20:05:00.000Z'],
    ['9/1/26, 12:05 a.m.', 'monthFirst', '2026-09-01T00:05:00.000Z'],
    ['31.12.99 23:59', 'dayFirst', '1999-12-31T23:59:00.000Z'],
    ['2026-02-28T09:00:00Z', 'dayFirst', '2026-02-28T09:00:00.000Z'],
    ['2026-02-28 09:00 +05:30', 'dayFirst', '2026-02-28T03:30:00.000Z'],
    ['2026-02-28 09:00:00,5', 'dayFirst', '2026-02-28T09:00:00.500Z'],
    ['29.02.2024', 'dayFirst', '2024-02-29T00:00:00.000Z'],
  ] as const)('%j, %s, is %s', (text, order, instant) => {
    expect(read(text, order)).toBe(instant);
  });

  it.each([
    ['29.02.2026', 'dayFirst'],
    ['13/1/2026', 'monthFirst'],
    ['2026-09-01 25:00', 'dayFirst'],
    ['2026-09-01 9:60', 'dayFirst'],
    ['2026-09-01 13:00 PM', 'dayFirst'],
    ['2026-09-01x', 'dayFirst'],
    ['1/9-2026', 'dayFirst'],
    ['1/9/202', 'dayFirst'],
    ['0001-01-01', 'dayFirst'],
    ['20260901', 'dayFirst'],
    ['soon', 'dayFirst'],
    ['', 'dayFirst'],
  ] as const)('%j, %s, is none', (text, order) => {
    expect(read(text, order)).toBeUndefined();
  });

  it.each([
    ['2026-09-01 08:00:00.25', 'Europe/Berlin', '2026-09-01T06:00:00.250Z'],
    ['2026-12-01', 'America/New_York', '2026-12-01T05:00:00.000Z'],
    ['1960-01-01 00:00:00.5', 'Asia/Tokyo', '1959-12-31T15:00:00.500Z'],
  ])('without a zone, %j is read by the clocks of %s', (text, zone, instant) => {
    expect(read(text, 'dayFirst', zone)).toBe(instant);
  });
});

it.each([
  ['25/12/2026', 'dayFirst'],
  ['12/25/2026', 'monthFirst'],
  ['01/02/2026', undefined],
  ['25.12.2026', undefined],
  ['2026-12-25', undefined],
] as const)('%j says the order %s', (text, order) => {
  expect(certainOrder(text)).toBe(order);
});

it.each([
  ['01/02/2026', true],
  ['02/02/2026', false],
  ['25/12/2026', false],
  ['01.02.2026', false],
  ['2026-01-02', false],
  ['1/2', false],
])('whether %j is unclear: %s', (text, unclear) => {
  expect(isUnclearDate(text)).toBe(unclear);
});
