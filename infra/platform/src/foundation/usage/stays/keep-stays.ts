import type { Logger } from 'pino';
import type { Queryable } from '../../database/sql.ts';
import { dayMs } from './days.ts';
import { type ClaimedDay, claimDays, completeDays } from './session-days.ts';
import type { StayWriter } from './stay-writer.ts';

interface Sources {
  sql: Queryable;
  stays: StayWriter;
}

/** The days claimed at a time. */
const atOnce = 28;
/** The days computed by one query. */
const perQuery = 7;

const everyMs = 60_000;
/** The accounts compared by one query. */
const accountsAtOnce = 100;

/** Computes the rows of days that are due, at most a few. Returns how many it found. */
export async function storeDueDays({ sql, stays }: Sources, now = Date.now()): Promise<number> {
  const claimed = await claimDays(sql, { store: stays.store, limit: atOnce, now });
  await stays.deleteEarlier(claimed);
  for (const days of runsOf(claimed)) {
    await stays.write(days);
    await completeDays(sql, days);
  }
  return claimed.length;
}

/** Splits days into those of one account that follow each other. */
function runsOf(claimed: readonly ClaimedDay[]): ClaimedDay[][] {
  const sorted = claimed.toSorted((a, b) =>
    a.account === b.account ? a.day - b.day : a.account < b.account ? -1 : 1,
  );
  const runs: ClaimedDay[][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && run.length < perQuery && last?.account === day.account && last.day === day.day - 1)
      run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/**
 * Makes days not stored whose rows the event database does not have: one of the two databases may have been restored.
 */
export async function forgetLostDays({ sql, stays }: Sources): Promise<number> {
  const accounts = await sql.query<{ account: string }>(
    'select distinct account from usage_session_day where stored and store = $1',
    [stays.store],
  );
  let lost = 0;
  for (let from = 0; from < accounts.length; from += accountsAtOnce) {
    const some = accounts.slice(from, from + accountsAtOnce).map(({ account }) => account);
    const known = await stays.versionsOf(some);
    const stored = await sql.query<{ version: string }>(
      'select version from usage_session_day where stored and store = $2 and account = any($1)',
      [some, stays.store],
    );
    const missing = stored.filter(({ version }) => !known.has(Number(version)));
    lost += missing.length;
    if (missing.length > 0)
      await sql.query(
        `update usage_session_day set stored = false, version = new_session_version()
         where stored and account = any($1) and version = any($2)`,
        [some, missing.map(({ version }) => version)],
      );
  }
  return lost;
}

/** Stores the rows of due days from now on. Returns a function that stops it. */
export function keepStoringDays(
  sources: Sources & { log: Logger },
  retentionDays: number,
): () => Promise<void> {
  const { sql, log } = sources;
  let isStopped = false;
  let running = Promise.resolve();
  const store = async () => {
    while (!isStopped && (await storeDueDays(sources)) > 0);
    if (isStopped) return;
    // No event that old is stored or accepted.
    await sql.query('delete from usage_session_day where day < $1', [
      Math.floor(Date.now() / dayMs) - retentionDays - 3,
    ]);
  };
  const timer = setInterval(() => {
    running = running.then(store).catch((error: unknown) => log.error(error, 'storing sessions'));
  }, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
