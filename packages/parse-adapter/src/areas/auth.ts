import type { SessionUser } from '@campus/contracts/auth/auth';
import * as wire from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import * as z from 'zod';
import type { Calls } from '../core/calls.ts';

/** A fresh session: its user, and the platform's token, which never leaves the gateway. */
export interface SignedIn {
  user: SessionUser;
  sessionToken: string;
}

/** A sign-in that waits for the second factor, with the platform's token, which never leaves the gateway. */
export type Waiting = wire.WireWaiting;

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** A platform may answer a sign-in with success and still without a user. */
const signInAnswer = {
  ...wire.logIn,
  output: z.union([
    wire.wireWaiting,
    z.object({ user: wire.wireUser.nullish(), sessionToken: z.string().optional() }),
  ]),
};

/** Begins and reads sessions. No bindings: the gateway seals the token before the caller gets an answer. */
export function authPlatform({ query, mutate }: Calls) {
  return {
    async signIn(credentials: Credentials): Promise<SignedIn | Waiting> {
      const answer = await mutate(signInAnswer, credentials);
      if ('waiting' in answer) return answer;
      const { user, sessionToken } = answer;
      if (!user || !sessionToken) throw new AppError('notFound', 'auth.noUser');
      return signedInOf({ user, sessionToken });
    },

    /** Signs in the owner of a session token, until the given instant at the latest. */
    async become(sessionToken: string): Promise<SignedIn & { expiresAt: Date }> {
      const answer = await mutate(wire.become, { sessionToken });
      return { ...signedInOf(answer), expiresAt: new Date(answer.expiresAt) };
    },

    /** The user of the caller's session; a dead session is refused as signed out. */
    async user(): Promise<SessionUser> {
      const { user } = await query(wire.checkSession, {});
      return wire.sessionUserOf(user);
    },
  };
}

/** The platform's answer to a sign-in, in the contract's words. */
export function signedInOf({ user, sessionToken }: wire.WireSession): SignedIn {
  return { user: wire.sessionUserOf(user), sessionToken };
}
