import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import { readKnownPlaces } from './known-places.ts';
import { type Attempt, attemptOf, countFailure, giveBack, readWait } from './sign-in-failures.ts';

/**
 * Lets a person try a password. After some failures of a person in one place, each further attempt has to
 * wait longer. A place is a device that the person has signed in with or, for all other devices together,
 * their network. In addition, failures of unknown devices are limited per network and per person. So nobody's
 * guesses slow down a known device, and at most a hundred guesses an hour are checked (docs/decisions/014).
 *
 * Simultaneous guesses are checked in the order in which they are counted. A correct one is refused if enough
 * wrong ones were counted before it. Emails that no user has are counted in the same way. The counters are
 * not part of any transaction: they stay even if the call fails.
 *
 * `completes`: whether a correct password completes the authentication. Only then are the person's failures
 * removed from the counts. Otherwise each correct password would allow new guesses of the second factor.
 */
export async function attemptPassword(
  { services: { sql }, origin }: Pick<Call, 'services' | 'origin'>,
  email: string,
  { isRight, completes }: { isRight: () => Promise<boolean>; completes: boolean },
): Promise<boolean> {
  const attempt = attemptOf(email, origin, await readKnownPlaces(sql, email, origin));
  const before = await readWait(sql, attempt);
  refuseWaiting(before.seconds);
  const right = await isRight();
  const judged: Attempt = { ...attempt, isFirst: before.isFirst };
  if (!right) {
    refuseWaiting(await countFailure(sql, judged));
    return false;
  }
  refuseWaiting((await readWait(sql, judged)).seconds);
  if (completes) await giveBack(sql, judged);
  return true;
}

function refuseWaiting(seconds: number): void {
  if (seconds > 0) throw new AppError('tooMany', 'auth.locked', { seconds });
}
