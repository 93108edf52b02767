import { type SearchType, zoneOfSearch } from '@campus/domain/analytics/graphs';
import { usDate } from '@campus/domain/analytics/period';
import { daysLater } from '@campus/domain/core/days';
import { describe, expect, it } from 'vitest';
import { dayBins, rangeOf } from './day-query.ts';

const asked = (timeZone: string, from: string, to: string) => ({
  ...{ accountId: 'here', startDateStr: usDate(from), endDateStr: usDate(to), timeZone },
  ...{ earliestTime: '-90d@h', offsetHoursStr: '0', hideEmployees: true, limit: 1000 },
});

describe('ANA-024 ANA-025 ANA-059 ANA-064 days of UTC, asked for by a person', () => {
  it('for whom it is already tomorrow, end with today in UTC', () => {
    const now = new Date('2026-11-22T22:00:00Z');
    const bins = (to: string) =>
      dayBins('uniqueLogins', asked('Australia/Lord_Howe', '2026-11-21', to), now).bins;
    expect(bins('2026-11-22').map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
    expect(() => bins('2026-11-23')).toThrow('The range must lie before now.');
  });

  it('for whom it is still yesterday, end with today in UTC and begin 91 days before it', () => {
    const now = new Date('2026-11-28T02:30:00Z');
    const bins = (from: string, to: string) =>
      dayBins('uniqueLogins', asked('America/Los_Angeles', from, to), now).bins;
    const first = daysLater('2026-11-28', -91);
    expect(bins(first, '2026-11-28').map(({ date }) => date)).toHaveLength(92);
    expect(() => bins(daysLater(first, -1), '2026-11-28')).toThrow('at most 91 days ago');
  });

  it('in an export are those of the graph', () => {
    const range = { startDateStr: '11/27/2026', endDateStr: '11/28/2026' };
    const now = new Date('2026-11-28T02:30:00Z');
    const judged = (search: SearchType) => rangeOf(range, zoneOfSearch(search, 'America/Los_Angeles'), now);
    expect(judged('loginsUnique')).toEqual({ from: '2026-11-27', to: '2026-11-28' });
    expect(() => judged('loginsAll')).toThrow('The range must lie before now.');
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
    const { bins } = dayBins('logins', days, now);
    expect(bins.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
    expect(bins[0]?.start.toISOString()).toBe(start);
  }
});
