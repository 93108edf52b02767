import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockIn, daysLater } from '../core/days.ts';
import { type MailTimes, mailRhythms, nextMail, pauseBySignIn, type SignInFacts } from './view-mails.ts';

const times = (own: Partial<MailTimes>): MailTimes => ({
  ...{ every: 'daily', weekday: 1, day: 1, hour: 8, timeZone: 'UTC' },
  ...own,
});

/** The next mails after a moment. */
function nextMails(schedule: MailTimes, after: string, count: number): string[] {
  const due: Date[] = [];
  for (let last = new Date(after); due.length < count; last = due.at(-1) ?? last)
    due.push(nextMail(schedule, last));
  return due.map((moment) => moment.toISOString());
}

describe('the time of the next mail', () => {
  it.each([
    ['daily', times({}), '2026-11-23T08:00:00Z', ['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z']],
    [
      'weekly on Sunday',
      times({ every: 'weekly', weekday: 7 }),
      '2026-11-23T00:00:00Z',
      ['2026-11-29T08:00:00.000Z', '2026-12-06T08:00:00.000Z'],
    ],
    [
      'monthly on the 31st, the last day of shorter months',
      times({ every: 'monthly', day: 31 }),
      '2028-01-31T08:00:00Z',
      ['2028-02-29T08:00:00.000Z', '2028-03-31T08:00:00.000Z', '2028-04-30T08:00:00.000Z'],
    ],
    [
      'at an hour that Berlin skips: at the jump, on the next day at its hour again',
      times({ hour: 2, timeZone: 'Europe/Berlin' }),
      '2026-03-28T12:00:00Z',
      ['2026-03-29T01:00:00.000Z', '2026-03-30T00:00:00.000Z'],
    ],
    [
      'at an hour that Berlin has twice: the first time only',
      times({ hour: 2, timeZone: 'Europe/Berlin' }),
      '2026-10-24T12:00:00Z',
      ['2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    ],
    [
      'at the midnight that Cairo skips',
      times({ hour: 0, timeZone: 'Africa/Cairo' }),
      '2026-04-23T12:00:00Z',
      ['2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
    ],
    [
      'at the last hour of a day that Scoresbysund skips: as the next day begins, and once on that day',
      times({ hour: 23, timeZone: 'America/Scoresbysund' }),
      '2025-03-29T12:00:00Z',
      ['2025-03-30T01:00:00.000Z', '2025-03-31T00:00:00.000Z'],
    ],
  ])('is %s', (_, schedule, after, due) => {
    expect(nextMails(schedule, after, due.length)).toEqual(due);
  });

  const zones = [
    'Australia/Lord_Howe',
    'Africa/Cairo',
    'America/St_Johns',
    'Europe/Berlin',
    'America/New_York',
    'America/Scoresbysund',
    'Pacific/Chatham',
    'Asia/Kathmandu',
    'UTC',
  ];
  const quarter = 15 * 60_000;
  const schedules = fc.record({
    every: fc.constantFrom(...mailRhythms),
    weekday: fc.integer({ min: 1, max: 7 }),
    day: fc.integer({ min: 1, max: 31 }),
    hour: fc.integer({ min: 0, max: 23 }),
    timeZone: fc.constantFrom(...zones),
  });
  const year = Date.parse('2026-01-01T00:00:00Z');

  it('is that of a clock that is looked at every quarter of an hour, in nine zones over a year', () => {
    fc.assert(
      fc.property(schedules, fc.integer({ min: 0, max: 365 * 96 }), (schedule, start) => {
        const after = year + start * quarter;
        expect(nextMail(schedule, new Date(after)).getTime()).toBe(watched(schedule, after));
      }),
      { numRuns: 100, seed: 17 },
    );
  });

  it('comes once for each day, through every change of the clocks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 23 }), (timeZone, hour) => {
        const due = nextMails(times({ timeZone, hour }), '2026-01-01T12:00:00Z', 360);
        const gaps = due.slice(1).map((moment, index) => Date.parse(moment) - Date.parse(due[index] ?? ''));
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(22 * 3_600_000);
        expect(Math.max(...gaps)).toBeLessThanOrEqual(26 * 3_600_000);
      }),
      { numRuns: 20, seed: 17 },
    );
  });

  /** Watches the clock: a day's mail is due when it first shows the hour of that day or later. */
  function watched(schedule: MailTimes, after: number): number {
    const clock = clockIn(schedule.timeZone);
    const shows = (instant: number) => new Date(clock(instant)).toISOString().slice(0, 13);
    const hour = String(schedule.hour).padStart(2, '0');
    const first = shows(after - 48 * 3_600_000).slice(0, 10);
    let day = wantedDay(schedule, first);
    for (let instant = after - 48 * 3_600_000; ; instant += quarter)
      while (shows(instant) >= `${day}T${hour}`) {
        if (instant > after) return instant;
        day = wantedDay(schedule, daysLater(day, 1));
      }
  }

  /** The first day of the schedule from this one on. */
  function wantedDay({ every, weekday, day }: MailTimes, from: string): string {
    const isWanted = (date: string) => {
      const isLast = daysLater(date, 1).endsWith('-01');
      const number = Number(date.slice(8));
      if (every === 'monthly') return number === day || (isLast && number < day);
      const monday = Date.parse('2024-01-01');
      return every === 'daily' || ((Date.parse(date) - monday) / 86_400_000) % 7 === weekday - 1;
    };
    return isWanted(from)
      ? from
      : wantedDay({ every, weekday, day, hour: 0, timeZone: '' }, daysLater(from, 1));
  }
});

describe('a mail without a session', () => {
  const now = new Date('2026-11-29T12:00:00Z');
  const facts: SignInFacts = {
    level: 'admin',
    disallowPasswordLogin: false,
    secondFactorRequired: 'none',
    provenAt: null,
    hasIdentity: false,
    hasSecondFactor: false,
  };

  it.each<[Partial<SignInFacts>, ReturnType<typeof pauseBySignIn>]>([
    [{}, undefined],
    [{ disallowPasswordLogin: true }, 'singleSignOn'],
    [{ disallowPasswordLogin: true, level: 'superadmin' }, undefined],
    [{ disallowPasswordLogin: true, provenAt: new Date('2026-09-30T12:00:01Z') }, undefined],
    [{ disallowPasswordLogin: true, provenAt: new Date('2026-09-30T12:00:00Z') }, 'singleSignOn'],
    [{ secondFactorRequired: 'admin' }, 'secondFactor'],
    [{ secondFactorRequired: 'admin', hasIdentity: true }, undefined],
    [{ secondFactorRequired: 'member', hasIdentity: true }, 'secondFactor'],
    [{ secondFactorRequired: 'member', hasSecondFactor: true }, undefined],
  ])('to a person with %j pauses for: %s', (own, pause) => {
    expect(pauseBySignIn({ ...facts, ...own }, now)).toBe(pause);
  });
});
