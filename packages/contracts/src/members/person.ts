import { type PersonAction, personActions } from '@campus/domain/members/person-actions';
import { factorKinds } from '@campus/domain/second-factor/second-factor';
import { taskKinds, taskStatuses } from '@campus/domain/tasks/tasks';
import * as z from 'zod';
import { auditEntry } from '../audit/audit.ts';
import { contract } from '../core/contract.ts';
import { accountId, id, instant } from '../core/fields.ts';
import { sentence } from '../core/schema-sentences.ts';
import { customField, member, membersPath } from './members.ts';

const actionWords: Record<PersonAction, string> = {
  edit: 'Whether the caller may edit names and profile.',
  changePermission: 'Whether the caller may change the permission.',
  assignBadges: 'Whether the caller may give badges to the person.',
  suspend: 'Whether the caller may suspend the person.',
  unsuspend: 'Whether the caller may unsuspend the person.',
  resetPassword: 'Whether the caller may send a link for a new password.',
  endSessions: 'Whether the caller may end all sessions of the person.',
  resetSecondFactor: 'Whether the caller may remove the second factors of the person.',
  remove: 'Whether the caller may remove the person from the account.',
};

const words = personActions.map((action) => [action, z.boolean().describe(actionWords[action])]);

const can = z
  // Every action has its field.
  .object(Object.fromEntries(words) as Record<PersonAction, z.ZodBoolean>)
  .describe('What the caller may do with the person. Unlike in the list, every rule is counted.');

const signIn = z.object({
  sessions: z.int().describe('Number of sessions that are open now, on all devices.'),
  lastUsedAt: instant
    .nullable()
    .describe(
      'Last use of one of these sessions (ISO 8601, UTC), accurate to a few minutes; null without one.',
    ),
  secondFactors: z
    .array(
      z.object({
        kind: z.enum(factorKinds).describe('Authenticator app (totp) or passkey.'),
        addedAt: instant.describe('Time it was added (ISO 8601, UTC).'),
      }),
    )
    .describe('Second factors of the person, the oldest first.'),
  identities: z
    .array(
      z.object({
        providerName: z
          .string()
          .describe('Name of the provider; `SSO` for a single sign-on that the account does not offer.'),
        linkedAt: instant.describe('Time the identity was linked (ISO 8601, UTC).'),
      }),
    )
    .describe('Linked identities of the person, in the order of linking.'),
});

const invitation = z.object({
  invitedBy: z.string().describe('Email address of the person who invited; empty when unknown.'),
  invitedAt: instant.describe('Time of the invitation (ISO 8601, UTC).'),
  hasBeenResent: z.boolean().describe('Whether the email has been sent again.'),
  acceptedAt: instant
    .nullable()
    .describe(
      'Time it was accepted (ISO 8601, UTC); null while it is open, as when the person joined otherwise.',
    ),
});

export const person = member
  .extend({
    own: z.boolean().describe('Whether the person is the caller.'),
    signIn: signIn
      .nullable()
      .describe('How the person signs in; null when the caller may not see it: `signInHidden` says why.'),
    signInHidden: z
      .string()
      .describe('Why the caller may not see how the person signs in; empty when they may.'),
    invitation: invitation
      .nullable()
      .describe(
        'Latest invitation of the person to the account; null when none is on record, and for callers who may not open the page of the invitations.',
      ),
    can,
  })
  .describe('A member with everything that the page of the person shows.')
  .meta({ id: 'Person' });
export type Person = z.output<typeof person>;

const ofPerson = z.object({
  accountId,
  membershipId: id.describe(
    'Identifier of the membership, or of its user: logs and reports know people by it.',
  ),
});

export const getPerson = contract({
  kind: 'query',
  access: { page: 'members' },
  summary: 'One member: profile, invitation, how the person signs in, and what you may do with them.',
  rest: { method: 'GET', path: `${membersPath}/{membershipId}` },
  input: ofPerson,
  output: z.object({
    person,
    customFields: z.array(customField).describe('Custom fields of the account.'),
  }),
});

/** What a timeline is made of: the trail of the account, sign-ins, and tasks. */
export const timelineKinds = ['audit', 'signIn', 'task'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** The number of entries that the console asks for at a time. */
export const timelinePage = 25;

export const timelineEntry = z
  .object({
    id: id.describe('Identifier of the entry or task.'),
    kind: z
      .enum(timelineKinds)
      .describe('What it is: an entry of the audit log, a sign-in, or a task of the person.'),
    at: instant.describe('Time of the entry (ISO 8601, UTC).'),
    entry: auditEntry
      .nullable()
      .describe('What was done, by whom, and on what; without values for a sign-in, null for a task.'),
    task: z
      .object({
        kind: z.enum(taskKinds).describe('What the task does.'),
        status: z.enum(taskStatuses).describe('State of the task.'),
      })
      .nullable()
      .describe('Task that the person started; null for other entries.'),
  })
  .describe('One thing that a person did, or that was done to them.')
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.output<typeof timelineEntry>;

export const getTimeline = contract({
  kind: 'query',
  access: { page: 'members' },
  summary:
    'What a member did and what was done to them, newest first: entries of the audit log, sign-ins, and tasks, as far as you may see each.',
  rest: { method: 'GET', path: `${membersPath}/{membershipId}/timeline` },
  input: ofPerson.extend({
    before: z
      .string()
      .regex(/^\d{1,16}\.\w{1,40}$/, { error: sentence('lists.place') })
      .optional()
      .describe('`next` of the answer before; omitted for the newest entries.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(timelinePage)
      .describe('Maximum number of entries.'),
  }),
  output: z.object({
    items: z.array(timelineEntry).describe('Entries, newest first.'),
    next: z
      .string()
      .nullable()
      .describe('What to send as `before` for older entries; null when there are none.'),
    shown: z
      .array(z.enum(timelineKinds))
      .describe('What the caller may see; the others are left out, whether there are any or not.'),
    keptDays: z
      .int()
      .describe('Number of days after which entries of the audit log are deleted; 0 for never.'),
  }),
});
export type Timeline = z.output<typeof getTimeline.output>;
