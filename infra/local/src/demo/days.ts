const day = 24 * 60 * 60 * 1000;

/** The time this many days earlier; fractions of a day count. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * day);
}
