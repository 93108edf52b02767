import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import { readKnownPlaces } from './known-places.ts';
import { type Attempt, attemptOf, countFailure, giveBack, readWait } from './sign-in-failures.ts';

/**
 * Lets a person try a password. After some failures of a person in one place, each further try has to wait longer.
 * A place is a device the person has signed in with or, for all other devices together, their network. Besides,
 * the failures of unknown devices are limited by network and by person. So nobody's guesses slow down a
 * known device, and nobody's are judged more than a hundred times an hour (docs/decisions/014).
 *
 * Guesses sent at once are judged in the order in which they are counted: one that is right is refused when
 * enough wrong ones were counted before it. Emails nobody has are counted alike. The counters are not part of
 * any transaction: they stay even if the call fails.
 *
 * `completes`: whether a right try proves all that a session needs. Only then are the person's failures given back:
 * otherwise each right password would buy new guesses of the second factor.
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
