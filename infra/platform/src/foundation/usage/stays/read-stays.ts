import { maxSessionMs, readAfterMs, silenceMs } from '@campus/domain/analytics/sessions';
import type * as z from 'zod';
import type { Query, ReadRows } from '../query.ts';
import { dayMs, dayOf, settledAt } from './days.ts';
import { type Stays, staysFrom } from './stay-sql.ts';

/** The time of a query about sessions and visits, in milliseconds. */
export interface StaySpan {
  accountId: string;
  /** Sessions and visits that were present from `first` up to and without `last` are read whole. */
  first: number;
  last: number;
  /** Events are read up to this time. */
  now: Date;
}

/**
 * Reads sessions and visits of an account: those that were present in the span. Others may be among them, so a query
 * states which ones it counts. The result is the same whether rows are stored or not.
 */
export type ReadStays = <R extends z.ZodType>(
  span: StaySpan,
  query: Query<R, Stays & { firstLogins: string }>,
) => Promise<z.output<R>[]>;

/** Returns the stored days of an account, from the first to the last, with the version of their rows. */
export type StoredDays = (
  accountId: string,
  days: { from: number; to: number },
) => Promise<ReadonlyMap<number, number>>;

/** Queries during which a stored day changed are repeated. The last one reads events only. */
const attempts = 3;

/** Creates a reader of sessions and visits. Without `storedDays`, all are computed from events. */
export function createStayReader(rows: ReadRows, storedDays?: StoredDays): ReadStays {
  return async (span, { sql, params, ...query }) => {
    const { accountId, first, last } = span;
    const days = { from: dayOf(first - maxSessionMs), to: dayOf(last - 1) };
    const read = async (stored: ReadonlyMap<number, number>) => {
      const { from, to, isComputed, ...own } = planOf(span, days, stored);
      return rows(
        { accountId, from, to },
        {
          ...query,
          sql: ({ events, firstLogins, storedSessions: sessions, storedVisits: visits }) =>
            sql({
              firstLogins,
              ...staysFrom({
                events: isComputed ? events : undefined,
                stored: stored.size > 0 ? { sessions, visits } : undefined,
              }),
            }),
          params: { ...params, ...own },
        },
      );
    };
    for (let left = attempts - 1; left > 0 && storedDays; left -= 1) {
      const stored = settled(await storedDays(accountId, days), span);
      const found = await read(stored);
      const after = await storedDays(accountId, days);
      if ([...stored].every(([day, version]) => after.get(day) === version)) return found;
    }
    return await read(new Map());
  };
}

/** Leaves out days whose sessions may look different at the span's present time. */
function settled(stored: ReadonlyMap<number, number>, { now }: StaySpan): ReadonlyMap<number, number> {
  return new Map([...stored].filter(([day]) => settledAt(day) <= now.getTime()));
}

/** Returns the events to read, as scope and spans within it, and the days and versions of both sources. */
function planOf(
  { first, last, now }: StaySpan,
  days: { from: number; to: number },
  stored: ReadonlyMap<number, number>,
) {
  const [staysFrom, staysTo] = [first - maxSessionMs, last];
  const missingDays: number[] = [];
  for (let day = days.from; day <= days.to; day += 1) if (!stored.has(day)) missingDays.push(day);
  // Each with the events that decide where its first session begins, and where its last one ends.
  const spans = runsOf(missingDays).map(([firstDay, lastDay]) => ({
    start: Math.max(firstDay * dayMs, staysFrom) - silenceMs,
    end: Math.min((lastDay + 1) * dayMs, staysTo) + readAfterMs,
  }));
  const [from, to] = [spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0];
  return {
    from: new Date(from),
    to: new Date(Math.max(from, Math.min(to, now.getTime() + 1))),
    isComputed: missingDays.length > 0,
    staysFrom,
    staysTo,
    missingDays,
    storedVersions: [...stored.values()],
    spanStarts: spans.map(({ start }) => start),
    spanEnds: spans.map(({ end }) => end),
  };
}

/** Returns the first and last of days that follow each other. */
function runsOf(days: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
