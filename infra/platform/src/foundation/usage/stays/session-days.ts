import { readAfterMs } from '@campus/domain/analytics/sessions';
import type { Queryable } from '../../database/sql.ts';
import { dayMs, dayOf, settledAt } from './days.ts';
import type { StoredDays } from './read-stays.ts';

/** A UTC day of an account. */
export interface AccountDay {
  account: string;
  day: number;
}

/** A day whose rows are being computed. */
export interface ClaimedDay extends AccountDay {
  /** The number of its rows. No other rows have it. */
  version: number;
  /** Whether rows of other versions may exist. */
  again: boolean;
}

/** How long after a day is settled its rows are computed: most events that arrive late have arrived by then. */
const slackMs = 60 * 60 * 1000;
/** How long one service has for the days that it has claimed. */
const lease = '10 minutes';

/** Returns a function that reads the days of accounts whose rows the event database of this name has. */
export function storedDaysIn(sql: Queryable, store: string): StoredDays {
  return async (accountId, { from, to }) => {
    const rows = await sql.query<{ day: number; version: string }>(
      {
        name: 'stored days of sessions',
        text: 'select day, version from usage_session_day where account = $1 and day between $2 and $3 and stored and store = $4',
      },
      [accountId, from, to, store],
    );
    return new Map(rows.map(({ day, version }) => [day, Number(version)]));
  };
}

// Sorted, so that two batches never wait for each other.
const touched = `
  insert into usage_session_day as known (account, day)
  select account, day from unnest($1::text[], $2::int[]) as touched (account, day) order by account, day
  on conflict (account, day)`;

/**
 * Makes days not stored, because events of their sessions are about to be written. Belongs into the transaction that
 * makes these events known. Days that nobody can have claimed yet are only noted, so that batches need not wait for
 * each other.
 */
export async function touchDays(sql: Queryable, days: readonly AccountDay[]): Promise<void> {
  const isSettled = ({ day }: AccountDay) => settledAt(day) <= Date.now();
  for (const [some, action] of [
    [days.filter((day) => !isSettled(day)), 'do nothing'],
    [days.filter(isSettled), 'do update set stored = false, version = new_session_version(), claimed = null'],
  ] as const)
    if (some.length > 0)
      await sql.query(`${touched} ${action}`, [
        some.map(({ account }) => account),
        some.map(({ day }) => day),
      ]);
}

/** Makes all days of accounts in a span not stored, because events are about to be removed. */
export async function touchSpan(
  sql: Queryable,
  { accounts, from, to }: { accounts: readonly string[]; from: number; to: number },
): Promise<void> {
  await sql.query(
    `update usage_session_day set stored = false, version = new_session_version(), claimed = null
     where (account, day) in (
       select account, day from usage_session_day
       where account = any($1) and day between $2 and $3 order by account, day for update)`,
    [accounts, from, to],
  );
}

/** A condition: events of the day `d` are being written or removed. */
const isOpen = `exists (
  select from usage_batch b
  where (b."storedAt" is null and b."retractedAt" is null or b."retractedAt" is not null and b."removedAt" is null)
    and d.account = any(b.accounts)
    and b."first" < to_timestamp((d.day + 1) * ${dayMs / 1000}::float8) + interval '24 hours 10 minutes'
    and b."last" >= to_timestamp(d.day * ${dayMs / 1000}::float8) - interval '10 minutes')`;

/**
 * Claims days to compute, at most `limit`. A batch that is registered later makes the claim void. One that is
 * registered and not stored keeps its days from being claimed; it is looked for after the claim too, because it may
 * have been registered since.
 */
export async function claimDays(
  sql: Queryable,
  { store, limit, now = Date.now() }: { store: string; limit: number; now?: number },
): Promise<ClaimedDay[]> {
  const rows = await sql.query<AccountDay & { version: string; again: boolean }>(
    `with due as (
       select account, day, version <> 0 as again from usage_session_day d
       where not stored and day <= $1 and (claimed is null or claimed < now() - $3::interval) and not ${isOpen}
       order by account, day limit $2 for update skip locked
     )
     update usage_session_day d set version = new_session_version(), claimed = now(), store = $4
     from due where d.account = due.account and d.day = due.day
     returning d.account, d.day, d.version, due.again`,
    [dayOf(now - readAfterMs - slackMs) - 1, limit, lease, store],
  );
  const claimed = rows.map((row) => ({ ...row, version: Number(row.version) }));
  const free = new Set(await withClaimed(sql, claimed, `select version from claimed d where not ${isOpen}`));
  return claimed.filter(({ version }) => free.has(version));
}

/** Makes claimed days stored, except those that a batch has touched since. Returns their versions. */
export function completeDays(sql: Queryable, claimed: readonly ClaimedDay[]): Promise<number[]> {
  return withClaimed(
    sql,
    claimed,
    `update usage_session_day known set stored = true, claimed = null from claimed d
     where known.account = d.account and known.day = d.day and known.version = d.version
     returning known.version`,
  );
}

async function withClaimed(
  sql: Queryable,
  claimed: readonly ClaimedDay[],
  statement: string,
): Promise<number[]> {
  if (claimed.length === 0) return [];
  const rows = await sql.query<{ version: string }>(
    `with claimed as (
       select * from unnest($1::text[], $2::int[], $3::bigint[]) as claimed (account, day, version)
     ) ${statement}`,
    [
      claimed.map(({ account }) => account),
      claimed.map(({ day }) => day),
      claimed.map(({ version }) => version),
    ],
  );
  return rows.map(({ version }) => Number(version));
}
