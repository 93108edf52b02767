import * as z from 'zod';
import { wireSession } from '../auth/functions.ts';
import { bind } from '../core/binding.ts';
import { wireCall } from '../core/wire-call.ts';
import { passkeyProof, passkeyRequest } from './passkeys.ts';
import * as factors from './second-factor.ts';

/** The caller's second factors, the oldest first. */
export const getSecondFactors = bind(factors.listFactors, { name: 'getSecondFactors' });

/** Begins to set up an authenticator app for the caller, in this session. It must be finished within ten minutes. */
export const beginTotp = bind(factors.beginTotp, { name: 'beginTotp' });

export const finishTotp = bind(factors.finishTotp, { name: 'finishTotp' });

/** A challenge to make a passkey in the session that calls. */
export const beginPasskey = bind(factors.beginPasskey, { name: 'beginPasskey' });

export const finishPasskey = bind(factors.finishPasskey, { name: 'finishPasskey' });

export const renameSecondFactor = bind(factors.renameFactor, { name: 'renameSecondFactor' });

export const removeSecondFactor = bind(factors.removeFactor, { name: 'removeSecondFactor' });

export const renewRecoveryCodes = bind(factors.renewRecoveryCodes, { name: 'renewRecoveryCodes' });

/** A challenge for the caller's passkeys in the session that calls. */
export const getConfirmationOptions = bind(factors.confirmOptions, { name: 'getConfirmationOptions' });

/** Proves a second factor in the session that calls. */
export const confirmSecondFactor = bind(factors.confirmFactor, { name: 'confirmSecondFactor' });

const waitingToken = z.string().min(1).max(100);

/** Anyone with the token of a sign-in that waits: a challenge for the passkeys of its user. */
export const getSignInOptions = wireCall(
  'getSignInOptions',
  z.strictObject({ waitingToken }),
  passkeyRequest,
);

/** Anyone with the token of a sign-in that waits: finishes it with a code or a passkey. */
export const finishSignIn = wireCall(
  'finishSignIn',
  z.strictObject({ waitingToken, code: z.string().max(40).optional(), passkey: passkeyProof.optional() }),
  wireSession,
);

/** Anyone: a challenge for any passkey. */
export const getPasskeySignInOptions = bind(factors.passkeySignInOptions, {
  name: 'getPasskeySignInOptions',
});

/** Anyone: signs in the owner of the passkey in an answer to a challenge. */
export const passkeySignIn = wireCall(
  'passkeySignIn',
  z.strictObject({ passkey: passkeyProof, remember: z.boolean().default(false) }),
  wireSession,
);
