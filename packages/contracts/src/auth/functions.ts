import * as z from 'zod';
import { id, instant } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';

/** A user as its own session sees it. */
export const wireUser = z.object({
  _id: id,
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  displayname: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  isNormalUser: z.boolean(),
  superadmin: z.boolean(),
});
export type WireUser = z.output<typeof wireUser>;

/** A user with a fresh session; the token never travels beyond the gateway. */
export const wireSession = z.object({ user: wireUser, sessionToken: z.string() });
export type WireSession = z.output<typeof wireSession>;

const password = z.string().min(1).max(512);

/** Anyone. `remember` decides how long the session lasts: 30 days or 12 hours. */
export const logIn = wireCall(
  'logIn',
  z.strictObject({ email: z.string().max(100), password, remember: z.boolean().default(false) }),
  wireSession,
);

/** Ends the session of the token the call carries. */
export const logOut = wireCall('logOut', z.strictObject({}), z.object({}));

/** The user of the session, or an invalid-session error. */
export const checkSession = wireCall('checkSession', z.strictObject({}), z.object({ user: wireUser }));

/** True while the session is valid and its user exists, else an invalid-session error. */
export const userExists = wireCall('userExists', z.strictObject({}), z.literal(true));

/**
 * Signs in the owner of a session token, in a session of its own that ends no later than the token's.
 * An unknown or expired token fails with an invalid-session error.
 */
export const become = wireCall(
  'become',
  z.strictObject({ sessionToken: z.string().min(1).max(200) }),
  wireSession.extend({ expiresAt: instant }),
);

/** Anyone, a few times a minute: who has this email, by identifying fields only; null when nobody has it. */
export const checkEmail = wireCall(
  'checkEmail',
  z.strictObject({ email: z.string().max(100) }),
  z.object({ _id: id, username: z.string(), email: z.string() }).nullable(),
);
