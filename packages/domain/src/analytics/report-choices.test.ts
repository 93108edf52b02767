import { describe, expect, it } from 'vitest';
import { daysLater, startOfDay } from '../core/days.ts';
import {
  firstReportPreset,
  grainOfRange,
  perPerson,
  presetOfRange,
  rangeOfReportPreset,
  reportChange,
  reportPresets,
  shownReportRange,
} from './report-choices.ts';
import { refuseReportPeriod } from './report-period.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the presets of a report', () => {
  it.each([
    // A Wednesday.
    ['yesterday', '2026-11-18', '2026-11-17 2026-11-17'],
    ['last7Days', '2026-11-18', '2026-11-12 2026-11-18'],
    ['lastWeek', '2026-11-18', '2026-11-09 2026-11-15'],
    ['thisMonth', '2026-11-18', '2026-11-01 2026-11-18'],
    ['lastMonth', '2026-11-18', '2026-10-01 2026-10-31'],
    ['last90Days', '2026-11-18', '2026-08-21 2026-11-18'],
    ['last400Days', '2026-11-18', '2025-10-15 2026-11-18'],
    // A Sunday, a Monday, and the turn of a year.
    ['lastWeek', '2026-11-15', '2026-11-02 2026-11-08'],
    ['lastWeek', '2026-11-16', '2026-11-09 2026-11-15'],
    ['yesterday', '2027-01-01', '2026-12-31 2026-12-31'],
    ['lastMonth', '2027-01-01', '2026-12-01 2026-12-31'],
  ] as const)('%s on %s is %s', (preset, today, days) => {
    const { from, to } = rangeOfReportPreset(preset, 'UTC', noon(today));
    expect(`${from} ${to}`).toBe(days);
  });

  it('are never refused, on any day of a year', () => {
    for (let passed = 0; passed < 366; passed += 1) {
      const now = startOfDay(daysLater('2028-01-01', passed), 'Europe/Berlin');
      for (const preset of reportPresets) {
        const range = rangeOfReportPreset(preset, 'Europe/Berlin', now);
        expect([preset, refuseReportPeriod(range, 'Europe/Berlin', now)]).toEqual([preset, undefined]);
      }
    }
  });

  it('are found again by their days, the chosen one where several have the same days', () => {
    const at = { zone: 'UTC', now: noon('2026-11-07') };
    const range = { from: '2026-11-01', to: '2026-11-07' };
    expect(presetOfRange(range, undefined, at)).toBe('last7Days');
    expect(presetOfRange(range, 'thisMonth', at)).toBe('thisMonth');
    expect(presetOfRange(range, 'lastMonth', at)).toBe('last7Days');
    expect(presetOfRange({ from: '2026-11-02', to: '2026-11-03' }, 'thisMonth', at)).toBeUndefined();
  });
});

it('shows the chosen days of a report, and its first days where none can be shown', () => {
  const now = noon('2026-11-18');
  const shown = (from: string, to: string) => shownReportRange({ from, to }, 'UTC', now);
  const first = rangeOfReportPreset(firstReportPreset, 'UTC', now);
  expect(shown('2026-11-18', '2026-11-18')).toEqual({ from: '2026-11-18', to: '2026-11-18' });
  expect(shown('2025-10-14', '2026-11-18')).toEqual({ from: '2025-10-14', to: '2026-11-18' });
  expect(shown('2025-10-13', '2026-11-18')).toEqual(first);
  expect(shown('2026-11-18', '2026-11-19')).toEqual(first);
  expect(shown('', '2026-11-18')).toEqual(first);
});

it('has weeks as points where days would be too many', () => {
  expect(grainOfRange({ from: '2026-08-21', to: '2026-11-18' })).toBe('day');
  expect(grainOfRange({ from: '2025-10-15', to: '2026-11-18' })).toBe('week');
});

it('tells no change where a figure is unknown, days are unknown, or nothing was before', () => {
  expect(reportChange({ now: 120, before: 100, missing: 0 })).toBeCloseTo(0.2);
  expect(reportChange({ now: 0, before: 100, missing: 0 })).toBe(-1);
  expect(reportChange({ now: 120, before: 100, missing: 1 })).toBeUndefined();
  expect(reportChange({ now: null, before: 100, missing: 0 })).toBeUndefined();
  expect(reportChange({ now: 120, before: null, missing: 0 })).toBeUndefined();
  expect(reportChange({ now: 120, before: 0, missing: 0 })).toBeUndefined();
});

it('has a figure for each person only where people came', () => {
  expect(perPerson(10, 4)).toBe(2.5);
  expect(perPerson(0, 0)).toBeNull();
  expect(perPerson(null, null)).toBeNull();
});
