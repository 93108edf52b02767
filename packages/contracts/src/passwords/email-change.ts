import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { contract } from '../core/contract.ts';
import { enteredPassword, instant, linkSecret, ownEmail } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

const limit = { calls: 10, seconds: 60 };

export const changeEmail = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary:
    "Ask for another email of the caller's; the present one stays until the link sent there is redeemed.",
  rest: { method: 'POST', path: '/auth/email' },
  input: z.object({
    currentPassword: enteredPassword.describe('Current password of the person.'),
    email: ownEmail.describe('New email address.'),
  }),
  output: z.object({ user: sessionUser.describe('The caller, with the present email.') }),
  audit: 'auth.changeEmail',
  limit,
});

const pendingEmail = z
  .object({
    email: z.string().describe('Email address that waits for its link to be redeemed.'),
    expiresAt: instant.describe('Time after which the link no longer works (ISO 8601, UTC).'),
  })
  .describe('A change of email that was asked for, and is not confirmed.');
export type PendingEmail = z.output<typeof pendingEmail>;

export const ownCredentials = contract({
  kind: 'query',
  access: 'signedIn',
  summary:
    'Whether the caller has a password, and the change of email that waits for its link to be redeemed.',
  rest: { method: 'GET', path: '/auth/credentials' },
  input: z.object({}),
  output: z.object({
    hasPassword: z.boolean().describe('Whether the caller can sign in with a password.'),
    pendingEmail: pendingEmail.nullable().describe('The change of email; null when none waits.'),
  }),
});

export const resendEmailChange = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: 'Send the link to the new email again; the old link ends.',
  rest: { method: 'POST', path: '/auth/email/change/mail' },
  input: z.object({}),
  output: done,
  audit: 'auth.resendEmailChange',
  limit,
});

export const cancelEmailChange = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: 'Give up the change of email; the link sent to the new one ends.',
  rest: { method: 'DELETE', path: '/auth/email/change' },
  input: z.object({}),
  output: done,
  audit: 'auth.cancelEmailChange',
  limit,
});

export const confirmEmailChange = contract({
  kind: 'mutation',
  access: 'unsuspended',
  summary: "Make a new email the caller's with the secret sent there; only the person who asked can do so.",
  rest: { method: 'POST', path: '/auth/email/confirmation' },
  input: z.object({
    code: linkSecret(sentence('email.confirm.invalid')),
  }),
  output: z.object({ user: sessionUser }),
  audit: 'auth.confirmEmailChange',
  limit: { calls: 20, seconds: 60 },
});

export const objectToEmailChange = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Stop or undo a change of email with the secret mailed to the address before; every session ends.',
  rest: { method: 'POST', path: '/auth/email/objection' },
  input: z.object({
    code: linkSecret(sentence('email.objection.invalid')),
  }),
  output: z.object({ email: z.string().describe('Email address that the person signs in with.') }),
  audit: 'auth.objectToEmailChange',
  limit: visitorLimits.step,
});
