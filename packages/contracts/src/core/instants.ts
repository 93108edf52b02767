import { endOfDay, startOfDay } from '@campus/domain/core/days';

/** Returns the first and last instant of a range of calendar days in a time zone, both days included. */
export function instantsOf(range: { from?: string | undefined; to?: string | undefined; timeZone: string }): {
  from: string | undefined;
  to: string | undefined;
} {
  return {
    from: range.from && startOfDay(range.from, range.timeZone).toISOString(),
    to: range.to && endOfDay(range.to, range.timeZone).toISOString(),
  };
}
