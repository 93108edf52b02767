import { earliestTime } from './period.ts';
import { heartbeatMs } from './sessions.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The completeness of the data in the look-back time. */
export interface LookBack {
  /** Whether no data are missing. Then everything that happened is known. */
  complete: boolean;
  /** Since when there are data. */
  knownSince: Date;
  /** The number of whole hours without data since then. */
  missingHours: number;
}

/**
 * Judges the last 90 days by the first heartbeat, and by the number of `heartbeatMs` spans that have one. Undefined
 * without any heartbeat. The first day is cut at the present hour, so it may lack some hours.
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
