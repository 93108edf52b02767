import { invitingAccess } from '@campus/domain/invitations/invitations';
import { reminderRefusals, unansweredStatuses } from '@campus/domain/invitations/reminders';
import * as z from 'zod';
import { contract } from '../core/contract.ts';
import { countedBefore, countedNow, leftOut } from '../core/counted.ts';
import { accountId } from '../core/fields.ts';
import { startedTask } from '../tasks/tasks.ts';
import { invitationSearch } from './invitations.ts';

const unanswered = z.object({
  accountId,
  search: invitationSearch,
  status: z
    .enum(unansweredStatuses)
    .optional()
    .describe(
      'Limits them to those whose link still works, or to those whose link has ended; both when omitted.',
    ),
});

export const countUnansweredInvitations = contract({
  kind: 'query',
  access: invitingAccess,
  scope: 'invitations',
  summary:
    'How many people did not answer their invitation, how many of them can be mailed again, and why the others cannot.',
  rest: { method: 'GET', path: '/accounts/{accountId}/unanswered-invitations' },
  input: unanswered,
  output: z.object({
    unanswered: z.int().describe('Number of invitations that wait for an answer, expired ones included.'),
    mailed: z.int().describe('Number of them that would be mailed again.'),
    expired: z.int().describe('Number of those that would be mailed again whose links have ended.'),
    refused: z
      .array(
        z.object({
          why: z
            .enum(reminderRefusals)
            .describe(
              'Why they would not be mailed. `role`: only a higher role may send them; `member`: the person is a member already; `notMailed`: created without an email on purpose; `address`, `account`: the daily limit of the address or of the account is reached.',
            ),
          count: z.int().describe('Number of invitations with this reason.'),
        }),
      )
      .describe('The invitations that would not be mailed, by reason.'),
    counted: countedNow,
  }),
});

export const resendUnansweredInvitations = contract({
  kind: 'mutation',
  access: invitingAccess,
  scope: 'invitations',
  summary:
    'Send all invitations that nobody has answered again, or those that you have counted, each with a new link and expiry: a task with a row for each.',
  rest: { method: 'POST', path: '/accounts/{accountId}/unanswered-invitations/resend' },
  input: unanswered.extend({ counted: countedBefore }),
  output: startedTask.extend({ leftOut }),
  audit: 'invitations.resendUnanswered',
  keyed: true,
  limit: { calls: 20, seconds: 600 },
});
