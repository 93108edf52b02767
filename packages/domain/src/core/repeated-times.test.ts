// @module-tag sampled
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomRuns } from '../testing/sweep.ts';
import { clockIn } from './days.ts';
import { offsetWhereRepeated, repeatedAt } from './repeated-times.ts';

const writtenIn = (zone: string, instant: string) => offsetWhereRepeated(clockIn(zone))(new Date(instant));

it.each([
  ['Europe/Berlin', '2026-10-24T23:59:59.999Z', '', 'the second before 02:00'],
  ['Europe/Berlin', '2026-10-25T00:00:00.000Z', '+02:00', '02:00, the first'],
  ['Europe/Berlin', '2026-10-25T00:59:59.999Z', '+02:00', '02:59, the first'],
  ['Europe/Berlin', '2026-10-25T01:00:00.000Z', '+01:00', '02:00, the second'],
  ['Europe/Berlin', '2026-10-25T01:59:59.999Z', '+01:00', '02:59, the second'],
  ['Europe/Berlin', '2026-10-25T02:00:00.000Z', '', '03:00'],
  ['Europe/Berlin', '2026-03-29T00:59:59.000Z', '', 'before the hour that is left out'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z', '', 'after the hour that is left out'],
  ['Europe/London', '2026-10-25T01:30:00.000Z', '+00:00', 'without an offset'],
  ['Australia/Lord_Howe', '2026-04-04T14:29:59.000Z', '', '01:29, before half an hour that comes twice'],
  ['Australia/Lord_Howe', '2026-04-04T14:30:00.000Z', '+11:00', '01:30, the first'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00.000Z', '+10:30', '01:30, the second'],
  ['Australia/Lord_Howe', '2026-04-04T15:30:00.000Z', '', '02:00'],
  ['Africa/Cairo', '2026-10-29T20:30:00.000Z', '+03:00', '23:30, and the clock goes back at midnight'],
  ['Africa/Cairo', '2026-10-29T21:30:00.000Z', '+02:00', '23:30 of the same day again'],
  ['Africa/Cairo', '2026-10-29T22:00:00.000Z', '', 'midnight, at last'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', '-05:00', 'behind UTC'],
  ['UTC', '2026-10-25T00:30:00.000Z', '', 'no change'],
])('ATT-007 in %s, writes after %s "%s": %s', (zone, instant, offset) => {
  expect(writtenIn(zone, instant)).toBe(offset);
});

it('ATT-007 knows which of two it is', () => {
  const berlin = clockIn('Europe/Berlin');
  expect(repeatedAt(berlin, new Date('2026-10-25T00:30:00Z'))).toEqual({ offset: '+02:00', isFirst: true });
  expect(repeatedAt(berlin, new Date('2026-10-25T01:30:00Z'))).toEqual({ offset: '+01:00', isFirst: false });
});

it('ATT-007 writes no two instants of a year alike', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/Havana');
  const start = Date.parse('2026-01-01T00:00:00Z') / 1_800_000;
  // Half hours of the year, and quarters of hours before and after them.
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: 0, max: 17_520 }),
      fc.integer({ min: -8, max: 8 }),
      (name, at, step) => {
        const [one, other] = [0, step].map(
          (quarters) => new Date((start + at) * 1_800_000 + quarters * 900_000),
        );
        const written = (instant = new Date(0)) =>
          `${clockIn(name)(instant.getTime())} ${offsetWhereRepeated(clockIn(name))(instant)}`;
        expect(written(one) === written(other)).toBe(step === 0);
      },
    ),
    {
      ...randomRuns(500),
      examples: [
        [
          'Europe/Berlin',
          (Date.parse('2026-10-25T00:30:00Z') - Date.parse('2026-01-01T00:00:00Z')) / 1_800_000,
          4,
        ],
      ],
    },
  );
});
