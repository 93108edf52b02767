import { createHash } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../ground/database/sql.ts';
import { networkOf } from '../../ground/network.ts';
import { isKnownAddress } from './known-addresses.ts';

/** How long failures add up. */
const windowMinutes = 15;

interface Counter {
  person: string;
  address: string;
  /** The number of failures that lock. */
  failures: number;
  minutes: number;
  /** Whether people who have signed in from this address before are exempt from the lock. */
  sparesKnown: boolean;
}

/**
 * Lets somebody try a password. Too many failures lock the person at this address, the address, and, but for
 * addresses the person has signed in from, the person, so that nobody locks anybody else out for long.
 *
 * Guesses sent at once are judged in the order in which they are counted: one that is right is refused when
 * enough wrong ones were counted before it. Emails nobody has are counted alike. The counters are not part of
 * any transaction; whatever becomes of the call, they stay.
 */
export async function attemptPassword(
  { services: { sql }, origin }: Pick<Call, 'services' | 'origin'>,
  email: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const address = networkOf(origin.address);
  const known = await isKnownAddress(sql, email, address);
  const counters = countersOf(email, address).filter((counter) => !(known && counter.sparesKnown));
  await refuseLocked(sql, counters);
  if (await isRight()) {
    await refuseLocked(sql, counters);
    return true;
  }
  const minutes = await Promise.all(counters.map((counter) => countFailure(sql, counter)));
  if (Math.max(...minutes) > 0) throw locked(Math.max(...minutes));
  return false;
}

/** Forgets the failures of a person, wherever they were made. */
export async function forgetFailures(sql: Queryable, email: string): Promise<void> {
  await sql.query('delete from sign_in_failure where person = $1', [personOf(email)]);
}

function countersOf(email: string, address: string): Counter[] {
  const ofAddress = { person: '', address, failures: 100, minutes: 15, sparesKnown: true };
  // A text that cannot be an email names nobody; it may be a password typed into the wrong field.
  if (!looksLikeEmail(email)) return [ofAddress];
  const person = personOf(email);
  return [
    { person, address, failures: 10, minutes: 15, sparesKnown: false },
    ofAddress,
    { person, address: '', failures: 50, minutes: 5, sparesKnown: true },
  ];
}

/** Under what the failures of an email are counted. */
export function personOf(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

async function refuseLocked(sql: Queryable, counters: readonly Counter[]): Promise<void> {
  const lock = await sql.one<{ minutes: number | null }>(
    {
      name: 'locked',
      text: `select ceil(extract(epoch from max(f.until) - now()) / 60)::int as minutes
             from unnest($1::text[], $2::text[], $3::int[]) counter (person, address, failures)
             join sign_in_failure f on f.person = counter.person and f.address = counter.address
             where f.failures >= counter.failures and f.until > now()`,
    },
    [
      counters.map(({ person }) => person),
      counters.map(({ address }) => address),
      counters.map(({ failures }) => failures),
    ],
  );
  if (lock?.minutes) throw locked(lock.minutes);
}

/** Counts a failure. Returns the minutes of the lock if there were too many before it, otherwise 0. */
async function countFailure(sql: Queryable, counter: Counter): Promise<number> {
  const counted = await sql.one<{ failures: number; minutes: number }>(
    {
      name: 'count-failure',
      // The clock, not the beginning of the statement: it may have waited for others of the same moment.
      text: `
        insert into sign_in_failure as f (person, address, failures, until)
        values ($1, $2, 1, clock_timestamp() + make_interval(mins => ${windowMinutes}))
        on conflict (person, address) do update set
          failures = case when f.until <= clock_timestamp() then 1 else f.failures + 1 end,
          until = case when f.until <= clock_timestamp() then excluded.until
            when f.failures + 1 = $3 then clock_timestamp() + make_interval(mins => $4) else f.until end
        returning failures, ceil(extract(epoch from until - clock_timestamp()) / 60)::int as minutes`,
    },
    [counter.person, counter.address, counter.failures, counter.minutes],
  );
  return counted && counted.failures > counter.failures ? counted.minutes : 0;
}

function locked(minutes: number): AppError {
  return new AppError('tooMany', 'auth.locked', { minutes: Math.max(1, minutes) });
}
