import type { DateRange } from '../core/date-range.ts';
import { dayAt, daysLater, mondayOf } from '../core/days.ts';
import { lastDays, type PeriodRefusal, refusePeriod } from './period.ts';

/** Ranges that move on with the calendar. Weeks begin on Mondays. */
export const rangePresets = [
  'last7Days',
  'last30Days',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last90Days',
] as const;
type RangePreset = (typeof rangePresets)[number];

/**
 * The days of a preset at a time in a zone. Present weeks and months end today, so on their first day they are one day,
 * which graphs refuse.
 */
export function rangeOfPreset(preset: RangePreset, zone: string, now: Date): DateRange {
  const today = dayAt(now, zone);
  const monday = mondayOf(today);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = daysLater(firstOfMonth, -1);
  switch (preset) {
    case 'last7Days':
      return lastDays(7, zone, now);
    case 'last30Days':
      return lastDays(30, zone, now);
    case 'last90Days':
      return lastDays(90, zone, now);
    case 'thisWeek':
      return { from: monday, to: today };
    case 'lastWeek':
      return { from: daysLater(monday, -7), to: daysLater(monday, -1) };
    case 'thisMonth':
      return { from: firstOfMonth, to: today };
    case 'lastMonth':
      return { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore };
  }
}

/** The days that the date bar has for all graphs by day: a preset, fixed days, or none. A preset wins. */
export interface BarDays extends DateRange {
  preset: RangePreset | '';
}

/** Whether the bar has days, or leaves each graph its own. */
export function isBarUsed({ preset, from, to }: BarDays): boolean {
  return preset !== '' || (from !== '' && to !== '');
}

/** The days that a graph shows. */
export interface ShownDays {
  range: DateRange;
  /** Whose days they are: chosen at the graph, those of the bar, or those the graph has at first. */
  of: 'graph' | 'bar' | 'first';
  /** Why the graph cannot show the days of the bar; undefined if it shows them. */
  refusal: PeriodRefusal | undefined;
}

/**
 * The one rule of which days a graph shows: those chosen at the graph, otherwise those of the bar, otherwise its latest
 * ones. Days that were chosen at the graph and are out of range count as not chosen. Days of the bar that the graph cannot
 * show are refused, never replaced by others.
 */
export function shownDays(
  { own, bar }: { own: DateRange; bar: BarDays },
  { days, zone, now }: { days: number; zone: string; now: Date },
): ShownDays {
  const isChosen = own.from !== '' && own.to !== '' && refusePeriod(own, zone, now) === undefined;
  if (isChosen) return { range: { from: own.from, to: own.to }, of: 'graph', refusal: undefined };
  if (!isBarUsed(bar)) return { range: lastDays(days, zone, now), of: 'first', refusal: undefined };
  const range = barRange(bar, zone, now);
  return { range, of: 'bar', refusal: refusePeriod(range, zone, now) };
}

/** The days of a bar that is used, at a time in a zone. */
export function barRange({ preset, from, to }: BarDays, zone: string, now: Date): DateRange {
  return preset === '' ? { from, to } : rangeOfPreset(preset, zone, now);
}
