import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { enteredPassword, linkSecret, looksLikeEmail, newPassword } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';

export const forgotPassword = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Ask for an email to choose a new password; an unknown address gets the same answer.',
  rest: { method: 'POST', path: '/auth/forgot-password' },
  input: z.object({
    email: z
      .string({ error: sentence('auth.email.required') })
      .max(1000, { error: sentence('text.tooLong', { max: 100 }), abort: true })
      .trim()
      .refine((value) => value !== '', { error: sentence('auth.email.required'), abort: true })
      .refine(looksLikeEmail, {
        error: (issue) => sentence('password.forgot.invalid', { email: String(issue.input) })(issue),
      })
      .transform((value) => value.toLowerCase())
      .describe('Email address the person signs in with.'),
  }),
  output: z.object({
    minutes: z.number().nullable().describe('Minutes for which the link works; null when unknown.'),
  }),
  audit: 'passwords.requestReset',
  limit: visitorLimits.make,
});

const chosen = z
  .object({ newPassword, confirmation: z.string().max(512).describe('The new password again.') })
  .describe('A new password, entered twice.');
const confirmed = {
  check: ({ newPassword: password, confirmation }: z.output<typeof chosen>) => password === confirmation,
  params: { path: ['confirmation'], error: sentence('password.mismatch') },
};

/** A new password that equals its confirmation. Checked before other input is requested. */
export const chosenPassword = chosen.refine(confirmed.check, confirmed.params);

/** A mutation, so that the secret is never part of an address. */
export const readResetLink = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Whose password an emailed link resets, while the link works. It changes nothing.',
  input: z.object({
    code: linkSecret(sentence('password.reset.invalid')),
  }),
  output: z.object({ email: z.string().describe('Email address the person signs in with.') }),
  audit: [],
  limit: visitorLimits.step,
});

export const resetPassword = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Choose a new password with the secret of an emailed link; every session of the user ends.',
  rest: { method: 'POST', path: '/auth/reset-password' },
  input: chosen
    .extend({
      code: linkSecret(sentence('password.reset.invalid')),
    })
    .refine(confirmed.check, confirmed.params),
  output: done,
  audit: 'passwords.reset',
  limit: visitorLimits.make,
});

export const changePassword = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: "Change the caller's password; every session of the user ends, this one included.",
  rest: { method: 'POST', path: '/auth/password' },
  input: chosen
    .extend({ currentPassword: enteredPassword.describe('Current password of the person.') })
    .refine(confirmed.check, confirmed.params),
  output: done,
  audit: ['passwords.change', 'auth.signOut'],
  limit: { calls: 10, seconds: 60 },
});
