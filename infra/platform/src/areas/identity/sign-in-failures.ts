import { createHash } from 'node:crypto';
import { looksLikeEmail } from '@campus/contracts/core/fields';
import { networkOf } from '@campus/server-kit/network';
import type { Origin } from '../../call/origin.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { KnownPlaces } from './known-places.ts';

/** An attempt to enter a person's password, with the keys that it is counted under. */
export interface Attempt {
  person: string;
  place: string;
  /** Whether it comes from a device that the person has signed in with. */
  onKnownDevice: boolean;
  /** Whether the person has signed in from this network. */
  known: boolean;
  /** Whether it is the person's first attempt in this place; looked up if not given. */
  isFirst?: boolean;
}

/** The number of failures in one place before attempts are delayed. */
const free = { onKnownDevice: 10, elsewhere: 5 };

/**
 * The number of failures from unknown devices that are checked within half an hour. `strangers` and `known`
 * count per network: people who have not, or have, signed in from it. `person` counts one person across
 * unfamiliar networks. First attempts have a larger allowance than repeated ones, so an attack does not lock
 * the owner out.
 */
const most = {
  strangers: { first: 30, again: 15 },
  known: { first: 20, again: 10 },
  person: 20,
};

/** Returns the keys that an attempt is counted under. */
export function attemptOf(email: string, origin: Origin, known: KnownPlaces): Attempt {
  return {
    person: personOf(email),
    place: known.device ? `device:${origin.device}` : networkOf(origin.address),
    onKnownDevice: known.device,
    known: known.network,
  };
}

/**
 * Returns the key for the failures of an email. Text that cannot be an email has an empty key, because it may
 * be a password typed into the wrong field.
 */
export function personOf(email: string): string {
  return looksLikeEmail(email) ? createHash('sha256').update(email).digest('base64url') : '';
}

/** Deletes a person's failures in all places. */
export async function deleteFailures(sql: Queryable, email: string): Promise<void> {
  await sql.query('delete from sign_in_failure where person = $1', [personOf(email)]);
}

/** Returns the seconds before the next attempt, and whether it is the first in its place. */
export async function readWait(
  sql: Queryable,
  attempt: Attempt,
): Promise<{ seconds: number; isFirst: boolean }> {
  const own = await sql.one<{ seconds: number; tried: boolean }>(
    {
      name: 'own-failures',
      text: `select ceil(extract(epoch from until - clock_timestamp()))::int as seconds,
               charged > 0 and counted > clock_timestamp() - interval '30 minutes' as tried
             from sign_in_failure where person = $1 and place = $2`,
    },
    [attempt.person, attempt.place],
  );
  const isFirst = attempt.isFirst ?? !own?.tried;
  const others = await readCrowd(sql, { ...attempt, isFirst }, 1);
  return { seconds: Math.max(0, own?.seconds ?? 0, others), isFirst };
}

/** Counts a failure. Returns 0, or the seconds to wait if too many were counted before it. */
export async function countFailure(sql: Queryable, attempt: Attempt): Promise<number> {
  const { person, place, known, onKnownDevice } = attempt;
  const counted = await sql.one(
    {
      name: 'count-failure',
      // Uses the clock instead of the statement's start, because the statement may have waited for
      // simultaneous ones.
      text: `
        insert into sign_in_failure as f (person, place, known, failures, charged, until, counted)
        values ($1, $2, $3, 1, $4, clock_timestamp(), clock_timestamp())
        on conflict (person, place) do update set
          known = excluded.known,
          failures = case when f.counted < clock_timestamp() - interval '1 day' then 1 else f.failures + 1 end,
          charged = case when f.counted < clock_timestamp() - interval '30 minutes' then $4
            else f.charged + $4 end,
          until = clock_timestamp() + case
            when f.failures + 1 < $5 or f.counted < clock_timestamp() - interval '1 day' then interval '0'
            else least(interval '15 minutes', interval '15 seconds' * 2 ^ least(f.failures + 1 - $5, 10)) end,
          counted = clock_timestamp()
        where f.until <= clock_timestamp()
        returning 1`,
    },
    [person, place, known, onKnownDevice ? 0 : 1, onKnownDevice ? free.onKnownDevice : free.elsewhere],
  );
  return counted ? readCrowd(sql, attempt, 0) : Math.max(1, (await readWait(sql, attempt)).seconds);
}

/** After a sign-in, removes the person's failures from the counts that affect others. */
export async function giveBack(sql: Queryable, { person, place }: Attempt): Promise<void> {
  await sql.query('update sign_in_failure set charged = 0 where person = $1 and place = $2 and charged > 0', [
    person,
    place,
  ]);
}

/**
 * Returns the seconds until the network and the person have an allowance for `more` failures from unknown
 * devices.
 */
async function readCrowd(sql: Queryable, attempt: Attempt, more: number): Promise<number> {
  if (attempt.onKnownDevice) return 0;
  const ofNetwork = most[attempt.known ? 'known' : 'strangers'][attempt.isFirst ? 'first' : 'again'];
  const full = await sql.one<{ seconds: number | null }>(
    {
      name: 'sign-in-crowd',
      text: `
        select greatest(1, ceil(max(seconds)))::int as seconds from (
          select extract(epoch from min(counted) + interval '30 minutes' - clock_timestamp()) as seconds
          from sign_in_failure
          where place = $2 and known = $3 and charged > 0
            and counted > clock_timestamp() - interval '30 minutes'
          having sum(charged) + $6 > $4
          union all
          select extract(epoch from min(counted) + interval '30 minutes' - clock_timestamp())
          from sign_in_failure
          where person = $1 and not known and not $3 and charged > 0
            and counted > clock_timestamp() - interval '30 minutes'
          having sum(charged) + $6 > $5
        ) reached having max(seconds) is not null`,
    },
    [attempt.person, attempt.place, attempt.known, ofNetwork, most.person, more],
  );
  return full?.seconds ?? 0;
}
