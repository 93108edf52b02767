import { logInOrWait } from '@campus/contracts/auth/functions';
import {
  beginPasskey,
  beginTotp,
  finishPasskey,
  finishTotp,
  getSecondFactors,
} from '@campus/contracts/second-factor/functions';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { Secret, TOTP } from 'otpauth';
import { makeAuthenticator } from '../browser/authenticator.ts';
import { callPlatform, type From } from '../calls/platform.ts';
import { type Person, password, sql } from '../world/world.ts';

/** An authenticator app's code, by default the current one. Other steps give earlier and later codes. */
export function codeOf(secret: string, step = 0): string {
  const timestamp = Date.now() + step * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export interface AuthenticatorApp {
  secret: string;
  recoveryCodes: string[];
  /** The current code, as if the last one had been used some minutes ago. */
  next(): Promise<string>;
}

/** Sets up an authenticator app for a person who has just signed in. */
export async function setUpApp({ sessionToken }: Pick<Person, 'sessionToken'>): Promise<AuthenticatorApp> {
  const { secret } = await callPlatform(beginTotp, {}, sessionToken);
  const { recoveryCodes } = await callPlatform(finishTotp, { code: codeOf(secret) }, sessionToken);
  const { items } = await callPlatform(getSecondFactors, {}, sessionToken);
  const app = items.find(({ kind }) => kind === 'totp');
  const next = async () => {
    await sql.query('update "SecondFactor" set "lastStep" = "lastStep" - 10 where id = $1', [app?.id]);
    return codeOf(secret);
  };
  return { secret, recoveryCodes, next };
}

/** Adds a passkey for a person who has just signed in. */
export async function addPasskey({ sessionToken }: Pick<Person, 'sessionToken'>, name = 'Laptop') {
  const device = makeAuthenticator();
  const options = await callPlatform(beginPasskey, {}, sessionToken);
  const passkey = device.create(options);
  const { recoveryCodes } = await callPlatform(finishPasskey, { name, passkey }, sessionToken);
  return { device, recoveryCodes };
}

/** Enters the right password of a person with a second factor. */
export async function enterPassword(
  { email }: Pick<Person, 'email'>,
  from?: From,
): Promise<WaitingSignIn & { token: string }> {
  const answer = await callPlatform(logInOrWait, { email, password }, undefined, from);
  if (!('waiting' in answer)) throw new Error('The password alone signed in.');
  return answer.waiting;
}
