import * as z from 'zod';
import { wireUser } from '../auth/functions.ts';
import { wireCall } from '../core/wire-call.ts';

const password = z.string().min(1).max(512);
/** The secret of a mailed link. */
const code = z.string().min(1).max(200);

/** Anyone. Succeeds for an unknown address too; who has one is mailed a link. */
export const requestPasswordReset = wireCall(
  'requestPasswordReset',
  z.strictObject({ email: z.string().max(100) }),
  z.object({}),
);

/** With the secret of the mailed link, once: the new password; all sessions of the user end. */
export const resetPassword = wireCall(
  'resetPassword',
  z.strictObject({ code, newPassword: password }),
  z.object({}),
);

/** The own password; all other sessions of the user end. */
export const updateUserPassword = wireCall(
  'updateUserPassword',
  z.strictObject({ currentPassword: password, newPassword: password }),
  z.object({}),
);

/** The own email, unverified from then on; the former address is told and may object. */
export const updateUserEmail = wireCall(
  'updateUserEmail',
  z.strictObject({ currentPassword: password, email: z.string().max(100) }),
  z.object({ user: wireUser }),
);

/** With the secret mailed to the former address: that address again, all sessions ended, a reset mailed. */
export const objectToEmailChange = wireCall(
  'objectToEmailChange',
  z.strictObject({ code }),
  z.object({ email: z.string() }),
);
