import { describe, expect, it } from 'vitest';
import { dayCount } from '../core/date-range.ts';
import { dayAt, daysLater, startOfDay } from '../core/days.ts';
import { refusePeriod } from './period.ts';
import { type BarDays, rangeOfPreset, rangePresets, shownDays } from './presets.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const days = (preset: (typeof rangePresets)[number], now: Date, zone = 'UTC') => {
  const { from, to } = rangeOfPreset(preset, zone, now);
  return `${from} ${to}`;
};

describe('the days of a preset', () => {
  it.each([
    // A Wednesday.
    ['last7Days', '2026-11-18', '2026-11-12 2026-11-18'],
    ['last30Days', '2026-11-18', '2026-10-20 2026-11-18'],
    ['last90Days', '2026-11-18', '2026-08-21 2026-11-18'],
    ['thisWeek', '2026-11-18', '2026-11-16 2026-11-18'],
    ['lastWeek', '2026-11-18', '2026-11-09 2026-11-15'],
    ['thisMonth', '2026-11-18', '2026-11-01 2026-11-18'],
    ['lastMonth', '2026-11-18', '2026-10-01 2026-10-31'],
    // A Monday, and the Sunday before it.
    ['thisWeek', '2026-11-16', '2026-11-16 2026-11-16'],
    ['lastWeek', '2026-11-16', '2026-11-09 2026-11-15'],
    ['thisWeek', '2026-11-15', '2026-11-09 2026-11-15'],
    ['lastWeek', '2026-11-15', '2026-11-02 2026-11-08'],
    // The turn of a year, in the middle of a week.
    ['thisWeek', '2027-01-01', '2026-12-28 2027-01-01'],
    ['lastMonth', '2027-01-01', '2026-12-01 2026-12-31'],
    ['thisMonth', '2027-01-01', '2027-01-01 2027-01-01'],
    // A leap day, and February without one.
    ['thisMonth', '2028-02-29', '2028-02-01 2028-02-29'],
    ['lastMonth', '2028-03-31', '2028-02-01 2028-02-29'],
    ['last7Days', '2028-03-02', '2028-02-25 2028-03-02'],
    ['lastMonth', '2027-03-31', '2027-02-01 2027-02-28'],
  ] as const)('%s on %s is %s', (preset, today, range) => {
    expect(days(preset, noon(today))).toBe(range);
  });

  it('are those of the zone: late on Sunday in Honolulu it is Monday in Kiritimati', () => {
    const now = new Date('2026-11-16T02:00:00Z');
    expect(days('lastWeek', now, 'Pacific/Honolulu')).toBe('2026-11-02 2026-11-08');
    expect(days('lastWeek', now, 'Pacific/Kiritimati')).toBe('2026-11-09 2026-11-15');
    expect(days('thisMonth', new Date('2026-11-30T18:00:00Z'), 'Asia/Kolkata')).toBe('2026-11-01 2026-11-30');
    expect(days('thisMonth', new Date('2026-11-30T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-12-01 2026-12-01');
  });

  it('follow the calendar on every day of a leap year, and only one-day ranges are refused', () => {
    const all = Array.from({ length: 366 }, (_, passed) => daysLater('2028-01-01', passed));
    for (const zone of ['Europe/Berlin', 'Australia/Lord_Howe']) {
      for (const day of all) {
        const now = startOfDay(day, zone);
        expect(dayAt(now, zone)).toBe(day);
        const refusals = rangePresets.map((preset) => {
          const range = rangeOfPreset(preset, zone, now);
          return `${preset} ${refusePeriod(range, zone, now) ?? ''}`;
        });
        const expected = rangePresets.map((preset) => {
          const isFirst = preset === 'thisWeek' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01');
          return `${preset} ${preset.startsWith('this') && isFirst ? 'dateRange.sameDay' : ''}`;
        });
        expect([zone, day, ...refusals]).toEqual([zone, day, ...expected]);
        const week = rangeOfPreset('lastWeek', zone, now);
        expect([new Date(week.from).getUTCDay(), dayCount(week)]).toEqual([1, 7]);
        expect(daysLater(week.to, 1)).toBe(rangeOfPreset('thisWeek', zone, now).from);
        const month = rangeOfPreset('lastMonth', zone, now);
        expect([month.from.slice(8), daysLater(month.to, 1)]).toEqual([
          '01',
          rangeOfPreset('thisMonth', zone, now).from,
        ]);
      }
    }
  });
});

describe('the days of a graph', () => {
  const now = noon('2026-11-16');
  const none = { from: '', to: '' };
  const shown = (own: { from: string; to: string }, bar: Partial<BarDays> = {}) =>
    shownDays({ own, bar: { preset: '', ...none, ...bar } }, { days: 30, zone: 'UTC', now });
  const fixed = { from: '2026-11-02', to: '2026-11-08' };

  it('ANA-054 are its latest ones until the bar is used, and then those of the bar', () => {
    expect(shown(none)).toEqual({
      range: { from: '2026-10-18', to: '2026-11-16' },
      of: 'first',
      refusal: undefined,
    });
    expect(shown(none, { from: '2026-11-02' }).of).toBe('first');
    expect(shown(none, fixed)).toEqual({ range: fixed, of: 'bar', refusal: undefined });
    const lastWeek = { from: '2026-11-09', to: '2026-11-15' };
    expect(shown(none, { preset: 'lastWeek' })).toEqual({ range: lastWeek, of: 'bar', refusal: undefined });
    expect(shown(none, { preset: 'lastWeek', ...fixed }).range).toEqual(lastWeek);
  });

  it('are its own ones where a person chose some, as old views have them', () => {
    expect(shown(fixed)).toEqual({ range: fixed, of: 'graph', refusal: undefined });
    expect(shown(fixed, { preset: 'last7Days' })).toEqual({ range: fixed, of: 'graph', refusal: undefined });
    const past = { from: '2026-01-01', to: '2026-01-31' };
    expect(shown(past).of).toBe('first');
    expect(shown(past, { preset: 'last7Days' }).of).toBe('bar');
  });

  it('ANA-024 ANA-025 ANA-026 are never others than those of the bar', () => {
    const today = '2026-11-16';
    expect(shown(none, { preset: 'thisWeek' })).toEqual({
      ...{ range: { from: today, to: today }, of: 'bar', refusal: 'dateRange.sameDay' },
    });
    expect(shown(none, { from: '2026-01-01', to: '2026-01-31' }).refusal).toBe('analytics.period.tooOld');
    expect(shown(none, { from: '2026-11-15', to: '2026-11-17' }).refusal).toBe('analytics.period.future');
    expect(shown(none, { from: '2026-11-08', to: '2026-11-02' }).refusal).toBe('analytics.period.order');
  });
});
