import { bulkActions } from '@campus/domain/members/bulk-change';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { countedBefore, countedNow, leftOut } from '../core/counted.ts';
import { accountId, permission } from '../core/fields.ts';
import { startedTask } from '../tasks/tasks.ts';
import { memberFilter, memberSelection, membersPath, ofMembership } from './members.ts';

export const getRemoval = contract({
  kind: 'query',
  access: { page: 'members' },
  scope: 'members',
  summary: 'What removing a member would take away.',
  rest: { method: 'GET', path: `${membersPath}/{membershipId}/removal` },
  input: ofMembership,
  output: z.object({
    email: z.string().describe('Email address of the member.'),
    permission,
    badges: z.int().describe('Number of badges of the member.'),
    customFields: z.int().describe('Number of custom fields with a value.'),
    pendingInvitations: z.int().describe('Number of pending invitations of the member’s email address.'),
    credentials: z.int().describe('Number of API credentials that the member made, which would be paused.'),
    refusal: z.string().describe('Why the caller may not remove the member; empty when they may.'),
  }),
});

export const removeMember = contract({
  kind: 'mutation',
  access: { page: 'members' },
  scope: 'members',
  summary: 'Remove a member from the account, with role, badges and custom fields; the user stays.',
  rest: { method: 'DELETE', path: `${membersPath}/{membershipId}` },
  input: ofMembership,
  output: z.object({ email: z.string().describe('Email address of the removed member.') }),
  audit: 'members.remove',
});

export const resetMemberPassword = contract({
  kind: 'mutation',
  access: { level: 'admin', page: 'members' },
  summary: "Send a member a link to choose a new password, to the member's own email.",
  rest: { method: 'POST', path: `${membersPath}/{membershipId}/password-reset` },
  input: ofMembership,
  output: z.object({ email: z.string().describe('Email address the link was sent to.') }),
  audit: 'members.resetPassword',
  keyed: true,
  limit: { calls: 60, seconds: 600 },
});

export const endMemberSessions = contract({
  kind: 'mutation',
  access: { level: 'admin', page: 'members' },
  summary: 'End all sessions of a member who belongs to no other account; superadmins end those of anyone.',
  rest: { method: 'DELETE', path: `${membersPath}/{membershipId}/sessions` },
  input: ofMembership,
  output: z.object({
    email: z.string().describe('Email address of the member.'),
    ended: z.int().describe('Number of sessions that ended.'),
  }),
  audit: 'members.endSessions',
  limit: { calls: 60, seconds: 600 },
});

export const resetMemberSecondFactor = contract({
  kind: 'mutation',
  access: { level: 'owner', page: 'members' },
  summary: "Remove the second factors of a member who has lost them, and end the member's sessions.",
  rest: { method: 'POST', path: `${membersPath}/{membershipId}/second-factor-reset` },
  input: ofMembership,
  output: z.object({ email: z.string().describe('Email address of the member.') }),
  audit: 'members.resetSecondFactor',
  limit: { calls: 60, seconds: 600 },
});

export const previewBulk = contract({
  kind: 'query',
  access: { page: 'members' },
  summary: 'What suspending or unsuspending these members would change, counted now.',
  input: z.object({ accountId, action: z.enum(bulkActions), selection: memberSelection }),
  output: z.object({
    total: z.int().describe('Number of selected members.'),
    changing: z.int().describe('Number of members who would change.'),
    unchanged: z.int().describe('Number of members who already have this state.'),
    own: z.boolean().describe('Whether the caller is selected; nobody can change their own permission.'),
    refused: z.int().describe('Number of members the caller may not change, such as owners.'),
    restorable: z.int().describe('Number of suspended members whose previous permission can be restored.'),
    permissions: z
      .partialRecord(permission, z.int())
      .describe('Number of members who would change, by permission.'),
    counted: countedNow,
    credentials: z
      .int()
      .describe('Number of API credentials that members made who would be suspended. They would be paused.'),
  }),
  limit: { calls: 120, seconds: 60 },
});

export const suspendMembers = contract({
  kind: 'mutation',
  access: { page: 'members' },
  scope: 'members',
  summary: 'Suspend members, except yourself: a task that runs in the background.',
  rest: { method: 'POST', path: `${membersPath}/suspend` },
  input: z.object({ accountId, selection: memberSelection, counted: countedBefore }),
  output: startedTask.extend({ leftOut }),
  audit: 'members.suspend',
  keyed: true,
  limit: { calls: 60, seconds: 60 },
});

export const unsuspendMembers = contract({
  kind: 'mutation',
  access: { page: 'members' },
  scope: 'members',
  summary: 'Unsuspend members, except yourself: a task that runs in the background.',
  rest: { method: 'POST', path: `${membersPath}/unsuspend` },
  input: z.object({
    accountId,
    selection: memberSelection,
    counted: countedBefore,
    restore: z
      .boolean()
      .default(false)
      .describe(
        'Whether members get back the permission from before the suspension where it is known, instead of member.',
      ),
  }),
  output: startedTask.extend({ leftOut }),
  audit: 'members.unsuspend',
  keyed: true,
  limit: { calls: 60, seconds: 60 },
});

export const exportMembers = contract({
  kind: 'mutation',
  access: { level: 'admin', page: 'members' },
  summary:
    'Export all members, or those a filter matches, as CSV, where the account allows it: a task whose result is mailed to you.',
  rest: { method: 'POST', path: `${membersPath}/export` },
  input: z.object({
    accountId,
    matching: memberFilter.optional().describe('Filter that the members match; all members when omitted.'),
  }),
  output: startedTask,
  audit: 'members.export',
  keyed: true,
  limit: { calls: 20, seconds: 600 },
});
