import * as z from 'zod';
import { sessionUserOf, wireUser } from '../auth/functions.ts';
import { bind, bindAs } from '../core/binding.ts';
import { wireCall } from '../core/wire-call.ts';
import * as emailChange from './email-change.ts';

const user = z.object({ user: wireUser });

/**
 * Asks for another email of the caller. It is stored in lower case and unverified beside the present one, whose owner
 * gets a mail and may object. Returns the user with the present email.
 */
export const updateUserEmail = bindAs(
  emailChange.changeEmail,
  wireCall(
    'updateUserEmail',
    z.strictObject({ currentPassword: z.string().min(1).max(512), email: z.string().max(100) }),
    user,
  ),
  { params: (input) => input, result: (answer) => ({ user: sessionUserOf(answer.user) }) },
);

export const getCredentials = bind(emailChange.ownCredentials, { name: 'getCredentials' });

export const resendEmailChange = bind(emailChange.resendEmailChange, { name: 'resendEmailChange' });

export const cancelEmailChange = bind(emailChange.cancelEmailChange, { name: 'cancelEmailChange' });

/** With the secret mailed to the new address, in a session of the user who asked: the new email replaces the previous. */
export const confirmEmailChange = bindAs(
  emailChange.confirmEmailChange,
  wireCall('confirmEmailChange', z.strictObject({ code: z.string().min(1).max(200) }), user),
  { params: (input) => input, result: (answer) => ({ user: sessionUserOf(answer.user) }) },
);

/**
 * With the secret mailed to the address before: keeps or restores that address, ends all sessions, and mails a reset.
 */
export const objectToEmailChange = bind(emailChange.objectToEmailChange, { name: 'objectToEmailChange' });
