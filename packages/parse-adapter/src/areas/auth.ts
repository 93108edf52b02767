import type { SessionUser } from '@campus/contracts/auth/auth';
import * as wire from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** A new session: its user, and the platform's token, which never leaves the gateway unsealed. */
export interface SignedIn {
  user: SessionUser;
  sessionToken: string;
}

/** A sign-in that waits for its second factor. The platform's token never leaves the gateway unsealed. */
export type Waiting = wire.WireWaiting;

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** A platform may report a successful sign-in without a user. */
const signInAnswer = {
  ...wire.logIn,
  output: z.union([
    wire.wireWaiting,
    z.object({ user: wire.wireUser.nullish(), sessionToken: z.string().optional() }),
  ]),
};

/**
 * Begins and reads sessions. Has no bindings because the gateway seals the token before it answers the
 * caller.
 */
export function authPlatform({ query, mutate }: Calls) {
  return {
    async signIn(credentials: Credentials): Promise<SignedIn | Waiting> {
      const answer = await mutate(signInAnswer, credentials);
      if ('waiting' in answer) return answer;
      const { user, sessionToken } = answer;
      if (!user || !sessionToken) throw new AppError('notFound', 'auth.noUser');
      return signedInOf({ user, sessionToken });
    },

    /** Signs in the owner of a session token, at most until this instant. */
    async become(sessionToken: string): Promise<SignedIn & { expiresAt: Date }> {
      const answer = await mutate(wire.become, { sessionToken });
      return { ...signedInOf(answer), expiresAt: new Date(answer.expiresAt) };
    },

    /** The user of the caller's session. An ended session is refused as signed out. */
    async user(): Promise<SessionUser> {
      const { user } = await query(wire.checkSession, {});
      return wire.sessionUserOf(user);
    },
  };
}

/** Converts the platform's sign-in answer to the contract's names. */
export function signedInOf({ user, sessionToken }: wire.WireSession): SignedIn {
  return { user: wire.sessionUserOf(user), sessionToken };
}
