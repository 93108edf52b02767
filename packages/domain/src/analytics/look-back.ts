import { earliestTime } from './period.ts';
import { heartbeatMs } from './sessions.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The completeness of the data in the look-back time. */
export interface LookBack {
  /** Whether nothing is missing: what did not happen in this time is known not to have happened. */
  complete: boolean;
  /** Since when there are data. */
  knownSince: Date;
  /** Whole hours since then of which nothing is known. */
  missingHours: number;
}

/**
 * What heartbeats say of the last 90 days: when the first one came, and how many spans of `heartbeatMs` have any.
 * Undefined where there was none. The first day may lack some hours: it is cut by the hour of asking.
 */
export function lookBackOf(
  { first, spans }: { first: number | undefined; spans: number },
  now: Date,
): LookBack | undefined {
  if (first === undefined) return undefined;
  const missing = now.getTime() - first - spans * heartbeatMs;
  const missingHours = Math.max(0, Math.floor(missing / hour));
  const begins = first < earliestTime(now).getTime() + day;
  return { complete: begins && missingHours === 0, knownSince: new Date(first), missingHours };
}
