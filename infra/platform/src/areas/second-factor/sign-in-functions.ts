import * as wire from '@campus/contracts/second-factor/functions';
import * as contracts from '@campus/contracts/second-factor/second-factor';
import { cloudFunction } from '../../call/define.ts';
import { rulesOf } from '../../call/implement.ts';
import { findWaiting } from '../identity/waiting-sign-in.ts';
import { finishSignIn, proveWaiting } from './finish-sign-in.ts';
import { requestOptions } from './passkey-options.ts';
import { provePasskeyOwner, signInWithPasskey } from './passkey-sign-in.ts';

/** Functions for people without a session to prove a second factor, or to sign in with a passkey. */
export const secondFactorSignIn = [
  cloudFunction(wire.getSignInOptions, {
    ...rulesOf(contracts.signInOptions),
    handle: async ({ services, input }) => {
      const { tokenHash, userId } = await findWaiting(services.sql, input.waitingToken);
      return requestOptions(services, { purpose: 'signIn', askedBy: tokenHash }, userId);
    },
  }),

  cloudFunction(wire.finishSignIn, {
    ...rulesOf(contracts.finishSignIn),
    before: (call) => proveWaiting(call, call.input),
    handle: finishSignIn,
  }),

  cloudFunction(wire.getPasskeySignInOptions, {
    ...rulesOf(contracts.passkeySignInOptions),
    handle: ({ services }) => requestOptions(services, { purpose: 'signIn', askedBy: '' }),
  }),

  cloudFunction(wire.passkeySignIn, {
    ...rulesOf(contracts.passkeySignIn),
    before: (call) => provePasskeyOwner(call, call.input.passkey),
    handle: (call, owner) => signInWithPasskey(call, owner, call.input),
  }),
];
