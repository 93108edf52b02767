import { finishSignIn, getSignInOptions, passkeySignIn } from '@campus/contracts/second-factor/functions';
import type { PasskeyProof, PasskeyRequest } from '@campus/contracts/second-factor/passkeys';
import type { Calls } from '../core/calls.ts';
import { type SignedIn, signedInOf } from './auth.ts';

/** What proves a second factor: one of the two. */
interface Proof {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** Sign-ins with a second factor. No bindings: the gateway unseals the waiting sign-in and seals the session. */
export function secondFactorPlatform({ mutate }: Calls) {
  return {
    /** A challenge for the passkeys of the person whose sign-in waits. */
    signInOptions(waitingToken: string): Promise<PasskeyRequest> {
      return mutate(getSignInOptions, { waitingToken });
    },

    /** Begins the session of a sign-in that waited. */
    async finishSignIn(waitingToken: string, proof: Proof): Promise<SignedIn> {
      return signedInOf(await mutate(finishSignIn, { waitingToken, ...proof }));
    },

    async passkeySignIn(answer: { passkey: PasskeyProof; remember: boolean }): Promise<SignedIn> {
      return signedInOf(await mutate(passkeySignIn, answer));
    },
  };
}
