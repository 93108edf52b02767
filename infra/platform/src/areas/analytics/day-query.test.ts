import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { describe, expect, it } from 'vitest';
import { dayBins, zoneOf } from './day-query.ts';

const asked = (timeZone: string, from: string, to: string) => ({
  ...{ accountId: 'here', startDateStr: usDate(from), endDateStr: usDate(to), timeZone },
  ...{ earliestTime: '-90d@h', offsetHoursStr: '0', hideEmployees: true, limit: 1000 },
});

describe('ANA-024 ANA-026 ANA-059 days of UTC, asked for by a person', () => {
  it('for whom it is already tomorrow, end with today in UTC', () => {
    const now = new Date('2026-11-22T22:00:00Z');
    const { bins } = dayBins(asked('Australia/Lord_Howe', '2026-11-21', '2026-11-23'), 'UTC', now);
    expect(bins.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('for whom it is still yesterday, begin 91 days before that', () => {
    const now = new Date('2026-11-23T02:00:00Z');
    const first = daysLater('2026-11-22', -91);
    const { bins } = dayBins(asked('America/New_York', first, '2026-11-22'), 'UTC', now);
    expect([bins[0]?.date, bins.length]).toEqual([first, 92]);
  });
});

it('ANA-044 days are cut at the offset where no zone is sent, and there are at most `limit` of them', () => {
  const now = new Date('2026-11-23T02:00:00Z');
  const range = asked('UTC', '2026-11-20', '2026-11-22');
  for (const [offsetHoursStr, start] of [
    ['5.5', '2026-11-19T18:30:00.000Z'],
    ['-3', '2026-11-20T03:00:00.000Z'],
    ['0', '2026-11-20T00:00:00.000Z'],
  ]) {
    const days = { ...range, timeZone: undefined, offsetHoursStr: String(offsetHoursStr), limit: 2 };
    const { bins } = dayBins(days, zoneOf(days), now);
    expect(bins.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    expect(bins[0]?.start.toISOString()).toBe(start);
  }
});
