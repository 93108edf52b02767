import { randomBytes } from 'node:crypto';
import { logIn } from '@campus/contracts/auth/functions';
import { text } from '@campus/contracts/core/text';
import { networkOf } from '@campus/server-kit/network';
import { callPlatform, type From } from '../calls/platform.ts';
import { password, sql } from '../world/world.ts';

export const signedIn = 'signed in';
export const incorrect = text('auth.incorrect');
export const locked = (seconds: number) => text('auth.locked', { seconds });
export const wrong = 'Wrong-2026!';

/** The secret of a device that no one has signed in with yet. */
export function newDevice(): string {
  return randomBytes(32).toString('base64url');
}

/** The answer to a sign-in. */
export function signIn(email: string, entered: string, from: From): Promise<string> {
  return answerOf(callPlatform(logIn, { email, password: entered }, undefined, from));
}

export function answerOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => signedIn,
    (error: Error) => error.message,
  );
}

/** Whether a sign-in with the right password succeeds. */
export async function getsIn(email: string, from: From): Promise<boolean> {
  return (await signIn(email, password, from)) === signedIn;
}

/** Tries a wrong password this many times. Returns how often the answer was that it is incorrect. */
export async function guess(email: string, from: From, times: number): Promise<number> {
  let judged = 0;
  for (let time = 0; time < times; time++) if ((await signIn(email, wrong, from)) === incorrect) judged++;
  return judged;
}

/** Advances the clock for all failures at an address or of a person. */
export async function passSeconds(
  of: { address: string } | { person: string },
  seconds: number,
): Promise<void> {
  const [column, value] = 'address' in of ? ['place', networkOf(of.address)] : ['person', of.person];
  await sql.query(
    `update sign_in_failure
     set until = until - make_interval(secs => $1), counted = counted - make_interval(secs => $1)
     where ${column} = $2`,
    [seconds, value],
  );
}
