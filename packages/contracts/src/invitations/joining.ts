import { registrationRefusals } from '@campus/domain/sign-up/registration';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { ownChangeLimit } from '../core/change-limit.ts';
import { contract } from '../core/contract.ts';
import { email, enteredPassword, firstName, id, lastName, looksLikeEmail } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { visitorLimits } from '../core/visitor-limits.ts';
import { waitingSignIn } from '../second-factor/waiting.ts';

const link = z
  .string({ error: sentence('invitations.joinIdMissing') })
  .min(1, { error: sentence('invitations.joinIdMissing') })
  .max(200, { error: sentence('invitations.joinIdMissing') })
  .regex(/^[A-Za-z0-9_-]+$/, { error: sentence('invitations.joinIdMissing') })
  .describe('Secret from the invitation link.');
const byLink = z.object({ invitationId: link });

export const invitationData = z
  .object({
    email: z.string().describe('Email address of the invited person.'),
    firstName: z.string().describe('First name; empty when not given.'),
    lastName: z.string().describe('Last name; empty when not given.'),
    userExists: z.boolean().describe('Whether the invited person already has a user.'),
    isWebInvitation: z.boolean().describe('Whether the invitation leads to the web app.'),
    account: z
      .object({
        organizationName: z.string().describe('Name of the organization.'),
        customBranding: z.boolean().describe('Whether the page uses the account’s own branding.'),
        clientDownloadButtonLabel: z
          .string()
          .describe('Text of the download button; empty for the default text.'),
      })
      .describe('Account the person is invited to.'),
    downloadURL: z.string().describe('Address of the client for all systems; empty when there is none.'),
    downloadMessage: z.string().describe('Text beside the download.'),
    windowsDownloadURL: z.string().describe('Address of the client for Windows; empty when there is none.'),
    macDownloadURL: z.string().describe('Address of the client for macOS; empty when there is none.'),
    hideDownloadLinks: z.boolean().describe('Whether the page hides the downloads.'),
    webWorldName: z
      .string()
      .describe('Name of the world in the web app; empty when it cannot be opened there.'),
    webUrl: z.string().describe('Address of the world in the web app; empty when it cannot be opened there.'),
  })
  .describe('What the invitation page shows.');
export type InvitationData = z.output<typeof invitationData>;

export const getInvitation = contract({
  kind: 'query',
  access: 'public',
  summary: 'An invitation by the secret of its link, for the registration page.',
  rest: { method: 'GET', path: '/invitations/{invitationId}' },
  input: byLink,
  output: invitationData,
  limit: visitorLimits.read,
});

export const checkInvitee = contract({
  kind: 'query',
  access: 'public',
  summary: 'Whether the invited email already has a user.',
  rest: { method: 'GET', path: '/invitations/{invitationId}/invitee' },
  input: byLink,
  output: z.object({ exists: z.boolean().describe('Whether the person already has a user.') }),
  limit: visitorLimits.make,
});

/** A registration as its form sends it. The last of the six checks to fail names the refusal (rule INV-054). */
export const registration = z.object({
  invitationId: link,
  email: z.string().max(1000).trim().toLowerCase().describe('Email address of the invited person.'),
  firstName: z.string().max(1000).trim().describe('First name, 1 to 64 characters.'),
  lastName: z.string().max(1000).trim().describe('Last name, 1 to 64 characters.'),
  password: z.string().max(512).describe('New password, which must follow the password rules.'),
  confirmation: z.string().max(512).describe('The new password again.'),
  consent: z.boolean().describe('Whether the person accepts the terms.'),
});

const registrationFields = {
  'registration.email': 'email',
  'registration.firstName': 'firstName',
  'registration.lastName': 'lastName',
  'registration.password': 'password',
  'password.mismatch': 'confirmation',
  'registration.consent': 'consent',
} as const;

/**
 * The registration with its six checks, for the gateway's input and the form's resolver. All that fail are reported,
 * the one that names the refusal first.
 */
export const checkedRegistration = registration.superRefine((value, context) => {
  for (const refusal of registrationRefusals({ ...value, emailIsValid: looksLikeEmail(value.email) }))
    addRefusal(context, refusal, [registrationFields[refusal]]);
  for (const field of ['email', 'firstName', 'lastName', 'password'] as const)
    if (value[field].includes('\0')) addRefusal(context, 'text.nul', [field]);
  for (const [field, schema] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const)
    if (value[field] !== '' && !schema.safeParse(value[field]).success)
      addRefusal(context, `members.${field}.length`, [field]);
});

const joined = z.object({ user: sessionUser, accountId: id.describe('Identifier of the joined account.') });

export const register = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Register as the invited person, join the account and sign in.',
  rest: { method: 'POST', path: '/invitations/{invitationId}/registration' },
  input: checkedRegistration,
  output: joined,
  audit: 'invitations.register',
  limit: visitorLimits.make,
});

export const loginAndJoin = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Sign in as the invited person and join the account.',
  rest: { method: 'POST', path: '/invitations/{invitationId}/login' },
  input: byLink.extend({
    email: email({
      required: sentence('auth.email.required'),
      format: sentence('auth.email.format'),
    }).describe('Email address of the invited person.'),
    password: enteredPassword,
  }),
  output: z.object({
    user: sessionUser.nullable().describe('Person who joined; null while a second factor is missing.'),
    accountId: id.nullable().describe('Identifier of the joined account; null while not joined.'),
    waiting: waitingSignIn
      .nullable()
      .describe(
        'What is missing, kept in a cookie of this browser: finish the sign-in, then accept the invitation.',
      ),
  }),
  audit: 'invitations.loginAndJoin',
  limit: visitorLimits.step,
});

export const acceptInvitation = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Join the account of an invitation as the signed-in person.',
  rest: { method: 'POST', path: '/invitations/{invitationId}/acceptance' },
  input: byLink,
  output: z.object({ accountId: id.describe('Identifier of the joined account.') }),
  audit: 'invitations.accept',
  limit: ownChangeLimit,
});
