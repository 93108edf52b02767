const dayLength = 24 * 60 * 60 * 1000;
/** The number of days from the zero of spreadsheets to 1970. */
const epoch = 25_569;
/** The distance between numbers near the days of this century: less than a microsecond. */
const nextNumber = 2 ** -37;
/** Before March 1900, spreadsheets count a day that never was; after 9999, they refuse dates. */
const bounds = { from: Date.parse('1900-03-01'), before: Date.parse('+010000-01-01') };

/**
 * Returns the number by which spreadsheets know a day (YYYY-MM-DD) or an instant, in UTC; undefined if they cannot
 * express it.
 */
export function serialOf(value: string | number | Date): number | undefined {
  const time = new Date(value).getTime();
  if (!(time >= bounds.from && time < bounds.before)) return undefined;
  const serial = time / dayLength + epoch;
  // Some readers drop what is less than a millisecond, and would read the one before.
  return (serial - epoch) * dayLength < time ? serial + nextNumber : serial;
}
