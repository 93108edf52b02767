import { invitationStatuses, sendTargets } from '@campus/domain/invitations/invitations';
import { refuseRegistration } from '@campus/domain/sign-up/registration';
import * as z from 'zod';
import { sessionUser } from '../auth/auth.ts';
import { contract } from '../core/contract.ts';
import {
  accountId,
  displayName,
  email,
  enteredPassword,
  firstName,
  id,
  idOr,
  instant,
  lastName,
  looksLikeEmail,
  permission,
  teamId,
  title,
  typed,
} from '../core/fields.ts';
import { direction, done, pageNumber, pageOf } from '../core/list.ts';
import { sentence, text } from '../core/messages.ts';
import { startedTask } from '../tasks/tasks.ts';

/** What the invitation's email says. Empty texts mean the platform's own. */
export const emailData = z.strictObject({
  sendTarget: z.enum(sendTargets).default('all'),
  replyTo: typed(100)
    .refine((value) => value === '' || looksLikeEmail(value), {
      error: sentence('invitations.sender.invalid'),
    })
    .default(''),
  subject: typed(200).default(''),
  title: typed(200).default(''),
  body: typed(5000).default(''),
  buttonText: typed(64).default(''),
  sendAsWebInv: z.boolean().default(false),
});

/** An invitation as the status panel shows it. Its link is known to the invitee only. */
export const invitation = z.object({
  id,
  email: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  /** The role's name, `membersOf_{accountId}` and its like. */
  role: z.string(),
  permission,
  teamId: z.string(),
  badges: z.array(z.string()),
  status: z.enum(invitationStatuses),
  displayStatus: z.enum([...invitationStatuses, 'warning']),
  message: z.string(),
  hasBeenResent: z.boolean(),
  invitedBy: z.string(),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: instant,
});
export type Invitation = z.output<typeof invitation>;

export const invitationSorts = [
  'email',
  'firstName',
  'lastName',
  'status',
  'createdAt',
  'updatedAt',
] as const;

export const listInvitations = contract({
  kind: 'query',
  access: { page: 'import' },
  summary: 'One page of the invitations; the search looks in email and names.',
  rest: { method: 'GET', path: '/accounts/{accountId}/invitations' },
  input: z.object({
    accountId,
    page: pageNumber,
    sort: z.enum(invitationSorts).default('updatedAt'),
    direction,
    search: typed(100).default(''),
  }),
  output: pageOf(invitation.extend({ can: z.object({ resend: z.boolean(), remove: z.boolean() }) })),
});

export const createInvitation = contract({
  kind: 'mutation',
  access: { page: 'import' },
  summary: 'Invite a person by email, or update the existing membership when overwriteData is set.',
  rest: { method: 'POST', path: '/accounts/{accountId}/invitations' },
  input: z.object({
    accountId,
    email: email({
      required: sentence('invitations.email.required'),
      format: sentence('invitations.email.format'),
    }),
    displayName: displayName.or(z.literal('')).default(''),
    firstName: firstName.or(z.literal('')).default(''),
    lastName: lastName.or(z.literal('')).default(''),
    title: title.default(''),
    teamId: teamId.optional(),
    /** Left out, a new person becomes a member, and somebody who is one already keeps the role. */
    permission: permission.exclude(['suspended']).optional(),
    badges: z.array(id).max(100).default([]),
    overwriteData: z.boolean().default(false),
    emailData: emailData.prefault({}),
  }),
  output: z.object({
    /** Whether an existing membership is updated or an invitation is on its way. */
    outcome: z.enum(['updated', 'alreadyMember', 'processing']),
    invitation: invitation.nullable(),
  }),
  audit: 'invitations.create',
});

const reference = z.object({ accountId, invitationId: idOr(sentence('invitations.idMissing')) });

export const resendInvitation = contract({
  kind: 'mutation',
  access: { page: 'import' },
  summary: 'Send a pending or failed invitation again; its time starts anew and the former link ends.',
  rest: { method: 'POST', path: '/accounts/{accountId}/invitations/{invitationId}/resend' },
  input: reference,
  output: done,
  audit: 'invitations.resend',
});

export const removeInvitation = contract({
  kind: 'mutation',
  access: { page: 'import' },
  summary: 'Delete a pending invitation; its link ends.',
  rest: { method: 'DELETE', path: '/accounts/{accountId}/invitations/{invitationId}' },
  input: reference,
  output: done,
  audit: 'invitations.remove',
});

export const removePendingInvitations = contract({
  kind: 'mutation',
  access: { page: 'import' },
  summary: 'Delete all pending invitations of the account; their links end.',
  rest: { method: 'DELETE', path: '/accounts/{accountId}/invitations' },
  input: z.object({ accountId }),
  output: z.object({ removed: z.int() }),
  audit: 'invitations.removePending',
  limit: { calls: 20, seconds: 60 },
});

export const countPendingInvitations = contract({
  kind: 'query',
  access: { page: 'import' },
  summary: 'How many invitations are pending.',
  rest: { method: 'GET', path: '/accounts/{accountId}/pending-invitations' },
  input: z.object({ accountId }),
  output: z.object({ pending: z.int() }),
});

export const exportInvitations = contract({
  kind: 'mutation',
  access: { level: 'admin', page: 'import' },
  summary: 'Export the invitations of the account as CSV: a task whose result is mailed to you.',
  rest: { method: 'POST', path: '/accounts/{accountId}/invitations/export' },
  input: z.object({ accountId }),
  output: startedTask,
  audit: 'invitations.export',
  limit: { calls: 20, seconds: 600 },
});

/** The secret in an invitation's link, which its visitor's calls carry as the invitation id. */
const link = z
  .string({ error: sentence('invitations.joinIdMissing') })
  .min(1, { error: sentence('invitations.joinIdMissing') })
  .max(200, { error: sentence('invitations.joinIdMissing') })
  .regex(/^[A-Za-z0-9_-]+$/, { error: sentence('invitations.joinIdMissing') });
const byLink = z.object({ invitationId: link });

/** What the invitation page shows to whoever has the link. */
export const invitationData = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userExists: z.boolean(),
  isWebInvitation: z.boolean(),
  account: z.object({
    organizationName: z.string(),
    customBranding: z.boolean(),
    clientDownloadButtonLabel: z.string(),
  }),
  downloadURL: z.string(),
  downloadMessage: z.string(),
  windowsDownloadURL: z.string(),
  macDownloadURL: z.string(),
  hideDownloadLinks: z.boolean(),
  webWorldName: z.string(),
  webUrl: z.string(),
});
export type InvitationData = z.output<typeof invitationData>;

export const getInvitation = contract({
  kind: 'query',
  access: 'public',
  summary: 'An invitation by the secret of its link, for the registration page.',
  rest: { method: 'GET', path: '/invitations/{invitationId}' },
  input: byLink,
  output: invitationData,
  limit: { calls: 60, seconds: 60 },
});

export const checkInvitee = contract({
  kind: 'query',
  access: 'public',
  summary: 'Whether the invited email already has a user.',
  rest: { method: 'GET', path: '/invitations/{invitationId}/invitee' },
  input: byLink,
  output: z.object({ exists: z.boolean() }),
  limit: { calls: 60, seconds: 60 },
});

/** A registration as its form sends it. The last failing of the six checks names the refusal (rule INV-054). */
export const registration = z.object({
  invitationId: link,
  email: z.string().max(1000).trim().toLowerCase(),
  firstName: z.string().max(1000).trim(),
  lastName: z.string().max(1000).trim(),
  password: z.string().max(512),
  confirmation: z.string().max(512),
  consent: z.boolean(),
});

const registrationFields = {
  'registration.email': 'email',
  'registration.firstName': 'firstName',
  'registration.lastName': 'lastName',
  'registration.password': 'password',
  'password.mismatch': 'confirmation',
  'registration.consent': 'consent',
} as const;

/** The six checks as a schema, for the gateway's input and the form's resolver. */
export const checkedRegistration = registration.superRefine((value, context) => {
  const refusal = refuseRegistration({ ...value, emailIsValid: looksLikeEmail(value.email) });
  if (refusal)
    context.addIssue({ code: 'custom', path: [registrationFields[refusal]], message: text(refusal) });
  for (const field of ['email', 'firstName', 'lastName', 'password'] as const)
    if (value[field].includes('\0'))
      context.addIssue({ code: 'custom', path: [field], message: text('text.nul') });
  for (const [field, schema] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const)
    if (value[field] !== '' && !schema.safeParse(value[field]).success)
      context.addIssue({ code: 'custom', path: [field], message: text(`members.${field}.length`) });
});

const joined = z.object({ user: sessionUser, accountId: id });

export const register = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Register as the invited person, join the account and sign in.',
  rest: { method: 'POST', path: '/invitations/{invitationId}/registration' },
  input: checkedRegistration,
  output: joined,
  audit: 'invitations.register',
  limit: { calls: 20, seconds: 60 },
});

export const loginAndJoin = contract({
  kind: 'mutation',
  access: 'public',
  summary: 'Sign in as the invited person and join the account.',
  rest: { method: 'POST', path: '/invitations/{invitationId}/login' },
  input: byLink.extend({
    email: email({ required: sentence('auth.email.required'), format: sentence('auth.email.format') }),
    password: enteredPassword,
  }),
  output: joined,
  audit: 'invitations.loginAndJoin',
  limit: { calls: 20, seconds: 60 },
});

export const acceptInvitation = contract({
  kind: 'mutation',
  access: 'signedIn',
  summary: 'Join the account of an invitation as the signed-in person.',
  rest: { method: 'POST', path: '/invitations/{invitationId}/acceptance' },
  input: byLink,
  output: z.object({ accountId: id }),
  audit: 'invitations.accept',
});
