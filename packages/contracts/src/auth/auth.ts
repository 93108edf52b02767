import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { enteredPassword, id, ownEmail } from '../core/fields.ts';
import { done } from '../core/list.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';
import { waitingSignIn, waitingToken } from '../second-factor/waiting.ts';

const credentials = z.object({
  email: ownEmail,
  password: enteredPassword,
});

export const sessionUser = z
  .object({
    id,
    email: z.string().describe('Email address the person signs in with.'),
    displayName: z.string().describe('Name that others see.'),
    firstName: z.string().describe('First name.'),
    lastName: z.string().describe('Last name.'),
    emailVerified: z.boolean().describe('Whether the email address is verified.'),
    superadmin: z.boolean().describe('Whether the person is a superadmin.'),
    suspended: z
      .boolean()
      .describe('Whether the person is suspended in every account they belong to, and can change nothing.'),
  })
  .describe('The signed-in person.')
  .meta({ id: 'User' });
export type SessionUser = z.output<typeof sessionUser>;

export const signIn = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Sign in with email and password; the answer sets the session cookie.',
  input: credentials.extend({
    remember: z.boolean().default(false).describe('Whether the session outlasts the browser window.'),
  }),
  output: z.object({
    user: sessionUser.nullable().describe('Person who is signed in; null while a second factor is missing.'),
    waiting: waitingSignIn
      .nullable()
      .describe('What is missing, kept in a cookie of this browser; null when the person is signed in.'),
  }),
  audit: 'auth.signIn',
  limit: visitorLimits.step,
});

export const createToken = contract({
  kind: 'mutation',
  access: 'public',
  summary:
    'Sign in a script: answers a token to be sent as "Authorization: Bearer …", or what a second factor needs.',
  rest: { method: 'POST', path: '/auth/sign-in' },
  input: credentials,
  output: z.object({
    token: z
      .string()
      .nullable()
      .describe('Bearer token, valid for 12 hours; null while a second factor is missing.'),
    waiting: waitingSignIn
      .extend({ waitingToken })
      .nullable()
      .describe('What is missing; null when the script is signed in.'),
  }),
  audit: 'auth.signIn',
  limit: visitorLimits.step,
});

const presented = z.object({
  // A handover token, `h:…`, opens another program and not the console.
  sessionToken: z
    .string({ error: sentence('auth.token.invalid') })
    .regex(/^(?!h:)[\w:.-]{1,200}$/, { error: sentence('auth.token.invalid') })
    .describe('Session token of the platform.'),
});

/** A mutation, so that the token is never part of an address. */
export const tokenOwner = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Whom a session token of the platform would sign in. It changes nothing.',
  input: presented,
  output: z.object({ user: sessionUser.pick({ email: true, displayName: true }) }),
  audit: [],
  limit: visitorLimits.step,
});

export const become = contract({
  kind: 'mutation',
  access: 'public',
  summary:
    'Sign in with a session token of the platform, which is used up; the answer sets the session cookie.',
  input: presented,
  output: z.object({ user: sessionUser }),
  audit: 'auth.become',
  limit: visitorLimits.step,
});

export const signOut = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'End the session. Ending a session that is already over succeeds too.',
  rest: { method: 'POST', path: '/auth/sign-out' },
  input: z.object({}),
  output: done,
  audit: 'auth.signOut',
});

export const session = contract({
  kind: 'query',
  access: 'public',
  summary: 'Who is signed in; user is null when nobody is.',
  rest: { method: 'GET', path: '/auth/session' },
  input: z.object({}),
  output: z.object({
    user: sessionUser.nullable().describe('Person who is signed in; null when nobody is.'),
  }),
  limit: visitorLimits.read,
});
