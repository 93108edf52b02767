import { finishSignIn, getSignInOptions, passkeySignIn } from '@campus/contracts/second-factor/functions';
import type { PasskeyProof, PasskeyRequest } from '@campus/contracts/second-factor/passkeys';
import type { Calls } from '../core/calls.ts';
import { type SignedIn, signedInOf } from './auth.ts';

/** One of the two proves a second factor. */
interface Proof {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/**
 * Sign-ins with a second factor. Has no bindings because the gateway unseals the waiting sign-in and seals
 * the session.
 */
export function secondFactorPlatform({ mutate }: Calls) {
  return {
    /** Returns a challenge for the passkeys of the person who is signing in. */
    signInOptions(waitingToken: string): Promise<PasskeyRequest> {
      return mutate(getSignInOptions, { waitingToken });
    },

    /** Completes a waiting sign-in and begins its session. */
    async finishSignIn(waitingToken: string, proof: Proof): Promise<SignedIn> {
      return signedInOf(await mutate(finishSignIn, { waitingToken, ...proof }));
    },

    async passkeySignIn(answer: { passkey: PasskeyProof; remember: boolean }): Promise<SignedIn> {
      return signedInOf(await mutate(passkeySignIn, answer));
    },
  };
}
