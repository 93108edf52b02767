import * as z from 'zod';
import { bind } from '../core/binding.ts';
import { instant } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import { type WaitingSignIn, waitingSignIn } from '../second-factor/waiting.ts';
import { type SessionUser, sessionUser, signOut } from './auth.ts';

/** A user as seen by their own session. Username and `isNormalUser` are for other programs. */
const userForm = wireForm(
  sessionUser.extend({
    username: z.string(),
    isNormalUser: z.boolean(),
    // A platform of another make sends none.
    suspended: sessionUser.shape.suspended.default(false),
  }),
  {
    id: '_id',
    displayName: 'displayname',
    firstName: 'firstname',
    lastName: 'lastname',
    emailVerified: 'email_verified',
  },
);
export const wireUser = userForm.schema;
export type WireUser = z.output<typeof wireUser>;

/** The user of a session in the contract's words. */
export function sessionUserOf(user: WireUser): SessionUser {
  const { username: _, isNormalUser: __, ...shown } = userForm.fromWire(user);
  return shown;
}

/** A user with a fresh session; the token never travels beyond the gateway. */
export const wireSession = z.object({ user: wireUser, sessionToken: z.string() });
export type WireSession = z.output<typeof wireSession>;

/** A sign-in that waits for the second factor, with the token that continues it. */
export interface WireWaiting {
  waiting: WaitingSignIn & { token: string };
}

export const wireWaiting = z.object({ waiting: waitingSignIn.extend({ token: z.string() }) });
export type WireSignIn = WireSession | WireWaiting;

const password = z.string().min(1).max(512);

/** Signs in with email and password. The session lasts 12 hours, or 30 days with `remember`. Anyone may call it. */
export const logIn = wireCall(
  'logIn',
  z.strictObject({ email: z.string().max(100), password, remember: z.boolean().default(false) }),
  wireSession,
);

/** `logIn` with its second output: people with a second factor get a token for `finishSignIn` instead of a session. */
export const logInOrWait = { ...logIn, output: z.union([wireSession, wireWaiting]) };

/** Ends the session of the token the call carries. */
export const logOut = bind(signOut, { name: 'logOut' });

/** The user of the session, or an invalid-session error. */
export const checkSession = wireCall('checkSession', z.strictObject({}), z.object({ user: wireUser }));

/** True while the session is valid and its user exists, else an invalid-session error. */
export const userExists = wireCall('userExists', z.strictObject({}), z.literal(true));

/**
 * Signs in the owner of a session token, in a session of its own that ends no later than the token's. The token is used
 * up. An unknown, used, or expired one fails with an invalid-session error, and so does the token of a session that was
 * handed over to another program.
 */
export const become = wireCall(
  'become',
  z.strictObject({ sessionToken: z.string().min(1).max(200) }),
  wireSession.extend({ expiresAt: instant }),
);

/** Anyone, a few times a minute: the given email if a user has it, otherwise null. */
export const checkEmail = wireCall(
  'checkEmail',
  z.strictObject({ email: z.string().max(100) }),
  z.object({ email: z.string() }).nullable(),
);
