/** Two calendar days (YYYY-MM-DD), both included. */
export interface DateRange {
  from: string;
  to: string;
}

export type DateRangeRefusal = 'dateRange.sameDay';

/** The range with its days in order: a start after the end is swapped with it. */
export function orderedRange({ from, to }: DateRange): DateRange {
  return from > to ? { from: to, to: from } : { from, to };
}

/** How many days a range covers. */
export function dayCount({ from, to }: DateRange): number {
  return Math.round(Math.abs(Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)) + 1;
}

/** Returns why a range cannot be chosen, or undefined; two days in a row are enough. */
export function refuseRange({ from, to }: DateRange): DateRangeRefusal | undefined {
  return from === to ? 'dateRange.sameDay' : undefined;
}

/** The day one month before a day (YYYY-MM-DD), or that month's last day where it is shorter. */
export function oneMonthBefore(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonthBefore = new Date(Date.UTC(year, month - 1, 0));
  lastOfMonthBefore.setUTCDate(Math.min(date, lastOfMonthBefore.getUTCDate()));
  return lastOfMonthBefore.toISOString().slice(0, 10);
}
