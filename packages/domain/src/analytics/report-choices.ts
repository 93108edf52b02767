import { type DateRange, dayCount } from '../core/date-range.ts';
import { dayAt, daysLater } from '../core/days.ts';
import { changeFrom } from './comparison.ts';
import { lastDays } from './period.ts';
import { rangeOfPreset } from './presets.ts';
import { type ReportGrain, refuseReportPeriod, reportDays } from './report-period.ts';

/** Ranges that a report offers by name. Weeks begin on Mondays. */
export const reportPresets = [
  'yesterday',
  'last7Days',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last90Days',
  'last400Days',
] as const;
export type ReportPreset = (typeof reportPresets)[number];

/** The range that a report has at first. */
export const firstReportPreset: ReportPreset = 'last90Days';

/** The days of a preset at a time in a zone. */
export function rangeOfReportPreset(preset: ReportPreset, zone: string, now: Date): DateRange {
  if (preset === 'last400Days') return lastDays(reportDays, zone, now);
  if (preset !== 'yesterday') return rangeOfPreset(preset, zone, now);
  const yesterday = daysLater(dayAt(now, zone), -1);
  return { from: yesterday, to: yesterday };
}

/** The days that a report shows: the chosen ones, or those it has at first if none can be shown. */
export function shownReportRange({ from, to }: DateRange, zone: string, now: Date): DateRange {
  const isChosen = from !== '' && to !== '' && refuseReportPeriod({ from, to }, zone, now) === undefined;
  return isChosen ? { from, to } : rangeOfReportPreset(firstReportPreset, zone, now);
}

/** The preset that has just these days, and of several the preferred one; undefined if none has. */
export function presetOfRange(
  range: DateRange,
  preferred: ReportPreset | undefined,
  at: { zone: string; now: Date },
): ReportPreset | undefined {
  const fitting = reportPresets.filter((preset) => {
    const { from, to } = rangeOfReportPreset(preset, at.zone, at.now);
    return from === range.from && to === range.to;
  });
  return fitting.find((preset) => preset === preferred) ?? fitting[0];
}

/** What the points of a range are unless a person chooses: days, and weeks where days would be too many to see. */
export function grainOfRange(range: DateRange): ReportGrain {
  return dayCount(range) > 92 ? 'week' : 'day';
}

/** How a figure compares with that of an earlier range. */
interface Compared {
  now: number | null;
  before: number | null;
  /** How many days of both ranges together are unknown. */
  missing: number;
}

/**
 * The relative change of a figure. Undefined where one of the two is unknown or counted on fewer days, because unknown days
 * would look like a fall or a rise; and where there was nothing before.
 */
export function reportChange({ now, before, missing }: Compared): number | undefined {
  return now === null || before === null || missing > 0 ? undefined : changeFrom(before, now);
}

/** A figure for each person; null where it is unknown or nobody came. */
export function perPerson(figure: number | null, people: number | null): number | null {
  return figure === null || people === null || people === 0 ? null : figure / people;
}
