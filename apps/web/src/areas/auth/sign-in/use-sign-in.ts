import type { signIn } from '@campus/contracts/auth/auth';
import { text } from '@campus/contracts/core/text';
import type { WaitingSignIn } from '@campus/contracts/second-factor/waiting';
import { useState } from 'react';
import type * as z from 'zod';
import { describeError } from '../../../lib/describe-error.ts';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';
import { useSignedIn } from '../../../shell/signed-in.ts';
import { trpc } from '../../../trpc.ts';

/** Why a sign-in failed. */
export interface SignInFailure {
  /** The error code of the gateway. */
  code: string;
  /** The message key of the error. */
  error: string;
  message: string;
}

/**
 * Signs in with email and password, optionally to a world. Keeps the failure until the next attempt. Calls
 * `onWaiting` when a second factor is needed.
 */
export function useSignIn(onWaiting: (waiting: WaitingSignIn) => void, world?: SignInWorld) {
  const [failure, setFailure] = useState<SignInFailure>();
  const signedIn = useSignedIn(world);
  const { mutateAsync } = trpc.auth.signIn.useMutation();
  const enter = async (credentials: z.output<typeof signIn.input>) => {
    setFailure(undefined);
    try {
      const { user, waiting } = await mutateAsync(credentials);
      if (waiting) onWaiting(waiting);
      else if (user) signedIn(user);
    } catch (error) {
      setFailure(failureOf(error));
      throw error;
    }
  };
  return { enter, failure };
}

function failureOf(error: unknown): SignInFailure {
  const { code = '', key = '', message } = describeError(error);
  return { code, error: key, message: message || text('auth.incorrect') };
}
