import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { wireCall } from '../core/wire-call.ts';
import * as passwords from './passwords.ts';

const password = z.string().min(1).max(512);
/** The secret of a mailed link. */
const code = z.string().min(1).max(200);

/** Anyone. Succeeds for an unknown address too; the owner of a known one is mailed a link. */
export const requestPasswordReset = bindAs(
  passwords.forgotPassword,
  wireCall(
    'requestPasswordReset',
    z.strictObject({ email: z.string().max(100) }),
    z.object({ minutes: z.number().optional() }),
  ),
  { params: (input) => input, result: ({ minutes = null }) => ({ minutes }) },
);

/** Anyone with the secret of the mailed link: the email of the person whose password it resets, while it works. */
export const readResetLink = bind(passwords.readResetLink, { name: 'readResetLink' });

/** With the secret of the mailed link, once: the new password; all sessions of the user end. */
export const resetPassword = bindAs(
  passwords.resetPassword,
  wireCall('resetPassword', z.strictObject({ code, newPassword: password }), z.object({})),
  { params: ({ confirmation: _, ...reset }) => reset, result: () => ({}) },
);

/** Changes the caller's own password; all other sessions of the user end. */
export const updateUserPassword = bindAs(
  passwords.changePassword,
  wireCall(
    'updateUserPassword',
    z.strictObject({ currentPassword: password, newPassword: password }),
    z.object({}),
  ),
  { params: ({ confirmation: _, ...change }) => change, result: () => ({}) },
);
