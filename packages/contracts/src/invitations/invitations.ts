import {
  displayStatuses,
  invitationStatuses,
  invitingAccess,
  listedStatuses,
  sendTargets,
} from '@campus/domain/invitations/invitations';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { countedBefore, countedNow, leftOut } from '../core/counted.ts';
import {
  accountId,
  displayName,
  email,
  emailError,
  firstName,
  id,
  idOr,
  instant,
  lastName,
  looksLikeEmail,
  permission,
  typed,
  typedLines,
} from '../core/fields.ts';
import { findInput, findLimit, foundOf } from '../core/found.ts';
import { direction, done, listPlace, nextPlace, pageOf, paging } from '../core/list.ts';
import { reasonSchema } from '../core/reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { teamId, title } from '../members/fields.ts';
import { startedTask } from '../tasks/tasks.ts';

export const emailData = z
  .strictObject({
    sendTarget: z
      .enum(sendTargets)
      .default('all')
      .describe('Which invited people get an email: all, new members, new users, or nobody.'),
    replyTo: typed(100)
      .refine((value) => value === '' || looksLikeEmail(value), {
        error: emailError(sentence('invitations.sender.invalid')),
      })
      .default('')
      .describe('Email address for replies; empty for the default.'),
    subject: typed(200).default('').describe('Subject of the email.'),
    title: typed(200).default('').describe('Heading of the email.'),
    body: typedLines(5000).default('').describe('Text of the email.'),
    buttonText: typed(64).default('').describe('Text of the button.'),
    sendAsWebInv: z
      .boolean()
      .default(false)
      .describe('Whether the link opens the web app instead of offering the client.'),
  })
  .describe('Texts of an invitation email. An empty text means the default text.')
  .meta({ id: 'EmailData' });

export const invitation = z
  .object({
    id,
    email: z.string().describe('Email address of the invited person.'),
    displayName: z.string().describe('Name that others see; empty when not given.'),
    firstName: z.string().describe('First name; empty when not given.'),
    lastName: z.string().describe('Last name; empty when not given.'),
    title: z.string().describe('Title; empty when not given.'),
    role: z.string().describe('Name of the role, such as `membersOf_{accountId}`.'),
    permission: permission.describe('Permission the person gets in the account.'),
    teamId: z.string().describe('Team number as text; empty for the account’s default.'),
    badges: z.array(z.string()).describe('Identifiers of the badges the person gets.'),
    status: z.enum(invitationStatuses).describe('State of the invitation.'),
    displayStatus: z
      .enum(displayStatuses)
      .describe(
        'State to show: `warning` when the invitation needs attention, `expired` when the link of a pending one has ended.',
      ),
    message: z.string().describe('Explanation of the state; empty when there is none.'),
    reason: reasonSchema.nullable().describe('Which sentence the message is; null when there is none.'),
    hasBeenResent: z.boolean().describe('Whether the email has been sent again.'),
    invitedBy: z.string().describe('Email address of the person who invited; empty when unknown.'),
    createdAt: instant,
    updatedAt: instant,
    mailedAt: instant
      .nullable()
      .describe(
        'Time the last email was handed over to the mail server (ISO 8601, UTC); null when none was.',
      ),
    expiresAt: instant,
  })
  .describe('An invitation, without the link that only the invited person gets.')
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

export const invitationSorts = [
  'email',
  'firstName',
  'lastName',
  'status',
  'createdAt',
  'updatedAt',
  'mailedAt',
] as const;

export const invitationSearch = typed(100)
  .default('')
  .describe('Words to find anywhere in emails and names, in any order; empty for all.');

const invitationStatus = z
  .enum(listedStatuses)
  .optional()
  .describe('State to list; all when omitted. `pending` are those whose link still works.');

export const listInvitations = contract({
  kind: 'query',
  access: invitingAccess,
  scope: 'invitations',
  summary: 'One page of the invitations; the search looks in email and names.',
  rest: { method: 'GET', path: '/accounts/{accountId}/invitations' },
  input: z.object({
    accountId,
    ...paging,
    after: listPlace.optional(),
    sort: z.enum(invitationSorts).default('updatedAt').describe('Field to sort by.'),
    direction,
    search: invitationSearch,
    status: invitationStatus,
  }),
  output: pageOf(
    invitation.extend({
      can: z
        .object({
          resend: z.boolean().describe('Whether the caller may send it again.'),
          remove: z.boolean().describe('Whether the caller may delete it.'),
        })
        .describe('What the caller may do with the invitation.'),
    }),
  ).extend({ next: nextPlace }),
});

export const findInvitations = contract({
  kind: 'query',
  access: invitingAccess,
  scope: 'invitations',
  summary:
    'The few invitations that a search finds first: by the start of the email or a name, else by words anywhere in them.',
  rest: { method: 'GET', path: '/accounts/{accountId}/invitations/find' },
  input: findInput,
  output: foundOf(
    invitation
      .pick({ id: true, email: true, firstName: true, lastName: true, displayStatus: true })
      .describe('An invitation.'),
  ),
  limit: findLimit,
});

export const createInvitation = contract({
  kind: 'mutation',
  access: invitingAccess,
  scope: 'invitations',
  summary:
    'Invite a person by email, or update the existing membership when overwriteData is set. An invitation that waits is renewed; what is left out stays.',
  rest: { method: 'POST', path: '/accounts/{accountId}/invitations' },
  input: z.object({
    accountId,
    email: email({
      required: sentence('invitations.email.required'),
      format: sentence('invitations.email.format'),
    }).describe('Email address of the person to invite.'),
    displayName: displayName
      .or(z.literal(''))
      .default('')
      .describe('Name that others see, 3 to 64 characters; empty for none.'),
    firstName: firstName
      .or(z.literal(''))
      .default('')
      .describe('First name, 1 to 64 characters; empty for none.'),
    lastName: lastName
      .or(z.literal(''))
      .default('')
      .describe('Last name, 1 to 64 characters; empty for none.'),
    title: title.default(''),
    teamId: teamId.optional(),
    permission: permission
      .exclude(['suspended'])
      .optional()
      .describe(
        'Permission in the account. When omitted, a new person becomes a member and an existing member keeps theirs.',
      ),
    badges: z.array(id).max(100).default([]).describe('Identifiers of the badges to give.'),
    overwriteData: z.boolean().default(false).describe('Whether the data of an existing member is replaced.'),
    emailData: emailData.prefault({}).describe('Texts of the invitation email.'),
  }),
  output: z.object({
    outcome: z
      .enum(['updated', 'unchanged', 'alreadyMember', 'processing'])
      .describe(
        'Whether a membership was updated, needed no update, already existed, or an invitation is being sent.',
      ),
    stillSuspended: z
      .boolean()
      .optional()
      .describe('Whether the member is suspended and stays so; an invitation lifts no suspension.'),
    invitation: invitation.nullable().describe('The invitation; null when the person is a member already.'),
  }),
  audit: 'invitations.create',
  keyed: true,
});

const reference = z.object({
  accountId,
  invitationId: idOr(sentence('invitations.idMissing')).describe('Identifier of the invitation.'),
});

export const resendInvitation = contract({
  kind: 'mutation',
  access: invitingAccess,
  scope: 'invitations',
  summary: 'Send a pending or failed invitation again, with a new link and expiry. The previous link ends.',
  rest: { method: 'POST', path: '/accounts/{accountId}/invitations/{invitationId}/resend' },
  input: reference,
  output: done,
  audit: 'invitations.resend',
  keyed: true,
});

export const removeInvitation = contract({
  kind: 'mutation',
  access: invitingAccess,
  scope: 'invitations',
  summary: 'Delete a pending invitation; its link ends.',
  rest: { method: 'DELETE', path: '/accounts/{accountId}/invitations/{invitationId}' },
  input: reference,
  output: done,
  audit: 'invitations.remove',
});

export const removePendingInvitations = contract({
  kind: 'mutation',
  access: invitingAccess,
  scope: 'invitations',
  summary:
    'Delete all pending invitations to roles up to your own, or those that you have counted, expired ones included; their links end.',
  rest: { method: 'DELETE', path: '/accounts/{accountId}/invitations' },
  input: z.object({ accountId, counted: countedBefore }),
  output: z.object({ removed: z.int().describe('Number of deleted invitations.'), leftOut }),
  audit: 'invitations.removePending',
  limit: { calls: 20, seconds: 60 },
});

export const countPendingInvitations = contract({
  kind: 'query',
  access: invitingAccess,
  scope: 'invitations',
  summary: 'How many pending invitations you can delete at once, and how many of their links have ended.',
  rest: { method: 'GET', path: '/accounts/{accountId}/pending-invitations' },
  input: z.object({ accountId }),
  output: z.object({
    pending: z
      .int()
      .describe('Number of pending invitations to roles up to your own, expired ones included.'),
    expired: z.int().describe('Number of pending invitations whose links have ended.'),
    counted: countedNow,
  }),
});

export const exportInvitations = contract({
  kind: 'mutation',
  access: invitingAccess,
  summary:
    'Export all invitations, or those that match a search and a state, as CSV: a task whose result is mailed to you.',
  rest: { method: 'POST', path: '/accounts/{accountId}/invitations/export' },
  input: z.object({ accountId, search: invitationSearch, status: invitationStatus }),
  output: startedTask,
  audit: 'invitations.export',
  keyed: true,
  limit: { calls: 20, seconds: 600 },
});
