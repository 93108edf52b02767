import { bulkActions } from '@campus/domain/members/bulk-change';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { accountId, permission } from '../core/fields.ts';
import { startedTask } from '../tasks/tasks.ts';
import { memberSelection, membersPath, ofMembership } from './members.ts';

export const getRemoval = contract({
  kind: 'query',
  access: { page: 'members' },
  summary: 'What removing a member would take away.',
  rest: { method: 'GET', path: `${membersPath}/{membershipId}/removal` },
  input: ofMembership,
  output: z.object({
    email: z.string(),
    permission,
    badges: z.int(),
    customFields: z.int(),
    pendingInvitations: z.int(),
    /** Why the caller may not remove this member; '' when they may. */
    refusal: z.string(),
  }),
});

export const removeMember = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Remove a member from the account, with role, badges and custom fields; the user stays.',
  rest: { method: 'DELETE', path: `${membersPath}/{membershipId}` },
  input: ofMembership,
  output: z.object({ email: z.string() }),
  audit: 'members.remove',
});

export const resetMemberPassword = contract({
  kind: 'mutation',
  access: { level: 'admin', page: 'members' },
  summary: "Send a member a link to choose a new password, to the member's own email.",
  rest: { method: 'POST', path: `${membersPath}/{membershipId}/password-reset` },
  input: ofMembership,
  output: z.object({ email: z.string() }),
  audit: 'members.resetPassword',
  limit: { calls: 60, seconds: 600 },
});

export const previewBulk = contract({
  kind: 'query',
  access: { page: 'members' },
  summary: 'What suspending or unsuspending these members would change, counted now.',
  input: z.object({ accountId, action: z.enum(bulkActions), selection: memberSelection }),
  output: z.object({
    /** How many are selected. */
    total: z.int(),
    /** How many of them would change. */
    changing: z.int(),
    /** How many are that already. */
    unchanged: z.int(),
    /** Whether the caller is among them; nobody changes the own permission. */
    own: z.boolean(),
    /** How many the caller may not change, such as owners. */
    refused: z.int(),
    /** Of suspended ones, how many have a role on record that can be given back. */
    restorable: z.int(),
    /** Of those who would change, how many there are of each permission. */
    permissions: z.partialRecord(permission, z.int()),
  }),
});

export const suspendMembers = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Suspend members, all but yourself: a task that goes on by itself.',
  rest: { method: 'POST', path: `${membersPath}/suspend` },
  input: z.object({ accountId, selection: memberSelection }),
  output: startedTask,
  audit: 'members.suspend',
  limit: { calls: 60, seconds: 60 },
});

export const unsuspendMembers = contract({
  kind: 'mutation',
  access: { page: 'members' },
  summary: 'Unsuspend members, all but yourself: a task that goes on by itself.',
  rest: { method: 'POST', path: `${membersPath}/unsuspend` },
  input: z.object({
    accountId,
    selection: memberSelection,
    /** Gives each the role from before the suspension, where that is on record, instead of member. */
    restore: z.boolean().default(false),
  }),
  output: startedTask,
  audit: 'members.unsuspend',
  limit: { calls: 60, seconds: 60 },
});

export const exportMembers = contract({
  kind: 'mutation',
  access: { level: 'admin', page: 'members' },
  summary: 'Export all members as CSV, where the account allows it: a task whose result is mailed to you.',
  rest: { method: 'POST', path: `${membersPath}/export` },
  input: z.object({ accountId }),
  output: startedTask,
  audit: 'members.export',
  limit: { calls: 20, seconds: 600 },
});
