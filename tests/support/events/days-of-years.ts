import type { Sql } from '@campus/platform/foundation/database/sql';
import { dayOf, daysChangedBy } from '@campus/platform/foundation/usage/stays/days';
import { storeDueDays } from '@campus/platform/foundation/usage/stays/keep-stays';
import { touchDays, touchSpan } from '@campus/platform/foundation/usage/stays/session-days';
import type { StayWriter } from '@campus/platform/foundation/usage/stays/stay-writer';
import { day, type WorldEvent } from '../reference/event.ts';

/** What stores the rows of sessions. */
export interface DayStore {
  sql: Sql;
  stays: StayWriter;
}

interface Noted {
  accountId: string;
  moments: readonly number[];
  events: readonly WorldEvent[];
}

/** Days are stored around the moments from which a year is looked at, where most of its sessions are. */
const around = { before: 5 * day, after: 0 };

/** Notes the days that a batch changes, before it is written, as the service does. Other days are never stored. */
export async function noteDays({ sql }: DayStore, years: readonly Noted[]): Promise<void> {
  const days = years.flatMap(({ accountId, moments, events }) => {
    const changed = events.flatMap(({ at, user }) => {
      if (user === '') return [];
      const { from, to } = daysChangedBy({ first: at, last: at });
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
    const isNear = (one: number) =>
      moments.some((at) => one >= dayOf(at - around.before) && one <= dayOf(at + around.after));
    return [...new Set(changed)].filter(isNear).map((one) => ({ account: accountId, day: one }));
  });
  await sql.transaction((both) => touchDays(both, days));
}

/** Notes the days that the removal of a batch changes, before it is removed, as the service does. */
export function noteRemoval(
  { sql }: DayStore,
  { accounts, ...extent }: { accounts: string[]; first: number; last: number },
): Promise<void> {
  return touchSpan(sql, { accounts, ...daysChangedBy(extent) });
}

/** Stores days that are due: all of them, or only a few. */
export async function storeDays(store: DayStore, calls = Number.POSITIVE_INFINITY): Promise<void> {
  for (let left = calls; left > 0 && (await storeDueDays(store)) > 0; left -= 1);
}

/** The number of stored days. */
export async function countStoredDays({ sql }: DayStore): Promise<number> {
  const rows = await sql.query<{ count: string }>('select count(*) from usage_session_day where stored');
  return Number(rows[0]?.count);
}

/** Forgets the days of other years, so that what is stored depends on these years only. */
export async function forgetDays({ sql }: DayStore): Promise<void> {
  await sql.query('delete from usage_session_day');
}
