import '@campus/contracts/analytics/report-page-messages';
import type { readReport } from '@campus/contracts/analytics/reports';
import { noun, text } from '@campus/contracts/core/text';
import type { DateRange } from '@campus/domain/core/date-range';
import type * as z from 'zod';
import { formatCount, formatDate, formatNumber, formatTenths } from '../../../lib/format.ts';
import { languages, once } from '../../../lib/format-moment.ts';

export type Report = z.output<typeof readReport.output>;
export type Totals = Report['totals'];

const shortWeekday = once(() => new Intl.DateTimeFormat(languages, { weekday: 'short' }));
const share = once(() => new Intl.NumberFormat(languages, { style: 'percent', maximumFractionDigits: 1 }));

/** The short name of a weekday, from 1 (Monday) to 7 (Sunday): "Mon". */
export function formatShortWeekday(number: number): string {
  // 2024 began on a Monday.
  return shortWeekday().format(new Date(2024, 0, number));
}

/** Formats a part of a whole: "12.5%". */
export function formatShare(fraction: number): string {
  return share().format(fraction);
}

/** The days of a range: one day, or the first and the last. */
export function spanText({ from, to }: DateRange): string {
  return from === to
    ? formatDate(from)
    : text('reports.span', { from: formatDate(from), to: formatDate(to) });
}

/** A figure with up to one decimal; "not known" for null. */
export function figureText(value: number | null): string {
  return value === null ? text('chart.unknown') : formatTenths(value);
}

/** How many days of a range are known. */
export function knownText({ days, complete, partial, missing }: Totals['known']): string {
  const all = formatCount(days, noun('noun.day'));
  if (complete === days) return text('reports.known.all', { days: all });
  if (missing === days) return text('reports.known.none', { days: all });
  return text('reports.known', {
    days: all,
    complete: formatNumber(complete),
    partial: formatNumber(partial),
    missing: formatNumber(missing),
  });
}
