import type { AppRouter } from '@campus/api/router';
import {
  beginPasskey,
  beginTotp,
  getPasskeySignInOptions,
  getSecondFactors,
} from '@campus/contracts/second-factor/functions';
import { addPasskey, codeOf, setUpApp } from '@campus/tests/areas/second-factor';
import { makeAuthenticator } from '@campus/tests/browser/authenticator';
import { callPlatform } from '@campus/tests/calls/platform';
import { makePerson, type Person, password } from '@campus/tests/world/world';
import type { inferRouterInputs } from '@trpc/server';
import type { Examples } from './example-types.ts';

const nowhere = 'Nowhere000';

/** Examples for operations on second factors. */
export const secondFactorExamples: Examples<Pick<inferRouterInputs<AppRouter>, 'secondFactor'>> = {
  'secondFactor.list': () => ({}),
  'secondFactor.beginTotp': () => ({}),
  'secondFactor.finishTotp': async (_, caller) => {
    if (!caller) return { code: '123456' };
    const { secret } = await callPlatform(beginTotp, {}, caller.sessionToken);
    return { code: codeOf(secret) };
  },
  'secondFactor.beginPasskey': () => ({}),
  'secondFactor.finishPasskey': async (_, caller) => ({
    name: 'Laptop',
    passkey: await newPasskeyOf(caller ?? (await makePerson())),
  }),
  'secondFactor.rename': async (_, caller) => ({
    factorId: caller ? await ownFactor(caller) : nowhere,
    name: 'Phone',
  }),
  'secondFactor.remove': async (_, caller) => ({ factorId: caller ? await ownFactor(caller) : nowhere }),
  'secondFactor.renewRecoveryCodes': async (_, caller) => {
    if (caller) await setUpApp(caller);
    return {};
  },
  'secondFactor.confirmOptions': () => ({}),
  'secondFactor.confirm': () => ({ password }),
  'secondFactor.signInOptions': () => ({}),
  'secondFactor.finishSignIn': () => ({ code: '123456' }),
  'secondFactor.finishToken': () => ({ waitingToken: 'unknown', code: '123456' }),
  'secondFactor.passkeySignInOptions': () => ({}),
  'secondFactor.passkeySignIn': async () => {
    const { device } = await addPasskey(await makePerson());
    return { passkey: device.get(await callPlatform(getPasskeySignInOptions, {})) };
  },
};

/** The id of a second factor, set up in the caller's session. */
async function ownFactor(caller: Person): Promise<string> {
  await setUpApp(caller);
  const { items } = await callPlatform(getSecondFactors, {}, caller.sessionToken);
  return items[0]?.id ?? nowhere;
}

async function newPasskeyOf({ sessionToken }: Person) {
  return makeAuthenticator().create(await callPlatform(beginPasskey, {}, sessionToken));
}
