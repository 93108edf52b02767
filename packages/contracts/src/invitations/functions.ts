import { maxPageSize, maxRow, pageSize } from '@campus/domain/core/lists';
import { displayStatus, invitationStatuses, listedStatuses } from '@campus/domain/invitations/invitations';
import * as z from 'zod';
import { wireSession, wireWaiting } from '../auth/functions.ts';
import { addRefusal } from '../core/add-refusal.ts';
import { bind, bindAs } from '../core/binding.ts';
import { leftOut } from '../core/counted.ts';
import { accountId, firstName, id, instant, lastName } from '../core/fields.ts';
import { foundOf } from '../core/found.ts';
import { unknownReason } from '../core/issue-reasons.ts';
import { listPage, listPlace, maxPage, nextPlace, orderOf, pageOf, windowOf } from '../core/list.ts';
import { readReason, reasonSchema } from '../core/reasons.ts';
import { sentence } from '../core/schema-sentences.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireForm } from '../core/wire-codec.ts';
import { wireTask } from '../tasks/functions.ts';
import * as operations from './invitations.ts';
import { acceptInvitation } from './joining.ts';
import * as reminders from './reminders.ts';

/** An invitation as the platform describes it; the gateway derives the displayed status. */
const describedInvitation = operations.invitation.omit({ displayStatus: true }).extend({
  emailData: operations.emailData,
  accountId: id,
  reason: reasonSchema.nullable(),
});
const wireInvitation = wireForm(describedInvitation, { id: 'objectId', teamId: 'teamid' });
export type WireInvitation = z.output<typeof wireInvitation.schema>;

function invitationOf(sent: WireInvitation): operations.Invitation {
  const { emailData: _, accountId: __, ...row } = wireInvitation.fromWire(sent);
  const reason = readReason(row.reason) ?? (row.message === '' ? null : unknownReason(row.message));
  const expiresAt = new Date(row.expiresAt);
  return { ...row, reason, displayStatus: displayStatus({ ...row, reason, expiresAt }, new Date()) };
}

const listOptions = z.strictObject({
  limit: z.int().min(1).max(maxPageSize).default(pageSize),
  after: listPlace.optional(),
  skip: z.int().min(0).max(maxRow).default(0),
  search: z.string().max(100).default(''),
  status: z.enum(listedStatuses).optional(),
  sort: z.tuple([z.enum(['asc', 'desc']), z.enum(operations.invitationSorts)]).default(['desc', 'updatedAt']),
});

/** The specification takes `options`, or a page of the console's size with `search` and `sort`, but not both. */
const listParams = z
  .strictObject({
    accountId,
    options: listOptions.optional(),
    page: z.int().min(1).max(maxPage).optional(),
    search: listOptions.shape.search.unwrap().optional(),
    sort: listOptions.shape.sort.unwrap().optional(),
  })
  .transform(({ accountId, options, page, ...asked }, context) => {
    const isPaged = [page, asked.search, asked.sort].some((given) => given !== undefined);
    if (!options || !isPaged) {
      const skip = ((page ?? 1) - 1) * pageSize;
      return { accountId, options: options ?? listOptions.parse({ ...asked, skip }) };
    }
    addRefusal(context, 'request.invalid', ['options']);
    return z.NEVER;
  });

/** One page of an account's invitations, without what the caller may do with each. */
export const getInvitations = bindAs(
  { ...operations.listInvitations, output: pageOf(operations.invitation).extend({ next: nextPlace }) },
  wireCall(
    'getInvitations',
    listParams,
    z.object({ count: z.int(), invitations: z.array(wireInvitation.schema), next: nextPlace }),
  ),
  {
    params: ({ accountId, page, pageSize, after, search, status, ...order }) => ({
      accountId,
      options: { ...windowOf({ page, pageSize }), after, search, status, sort: orderOf(order) },
    }),
    result: ({ count, invitations, next }, asked) => ({
      ...listPage(invitations.map(invitationOf), count, asked),
      next,
    }),
  },
);

/** Ours: the few invitations that a search finds first. */
export const findInvitations = bindAs(
  { ...operations.findInvitations, output: foundOf(operations.invitation) },
  wireCall(
    'findInvitations',
    z.strictObject({ accountId, search: operations.findInvitations.input.shape.search }),
    z.object({ results: z.array(wireInvitation.schema), hasMore: z.boolean() }),
  ),
  {
    params: (asked) => asked,
    result: ({ results, hasMore }) => ({ items: results.map(invitationOf), hasMore }),
  },
);

/** `roleId` or `permission` names the role to be given; with neither the invitee becomes a member. */
const invFields = wireForm(
  operations.createInvitation.input
    .omit({ accountId: true })
    .extend({ roleId: id.optional(), accountId: accountId.optional() }),
  { teamId: 'teamid' },
  { strict: true },
);

/** The specification has `accountId` among `invFields`. It is also accepted beside them, as in every other function. */
const inviteParams = z
  .strictObject({ accountId: accountId.optional(), invFields: invFields.schema })
  .transform(({ accountId: beside, invFields: { accountId: within, ...fields } }, context) => {
    const named = beside ?? within;
    if (named !== undefined && (within ?? named) === named) return { accountId: named, invFields: fields };
    addRefusal(context, 'request.invalid', ['accountId']);
    return z.NEVER;
  });

export const verifyAndSaveInvitation = bindAs(
  operations.createInvitation,
  wireCall(
    'verifyAndSaveInvitation',
    inviteParams,
    z.object({
      outcome: operations.createInvitation.output.shape.outcome,
      stillSuspended: operations.createInvitation.output.shape.stillSuspended,
      /** The outcome as a sentence for people. */
      message: z.string(),
      invitation: wireInvitation.schema.nullable(),
    }),
  ),
  {
    params: ({ accountId, ...fields }) => ({ accountId, invFields: invFields.toWire(fields) }),
    result: ({ message: _, invitation: sent, ...answer }) => ({
      ...answer,
      invitation: sent && invitationOf(sent),
    }),
  },
);

/** Sends again: new link, new expiry, hasBeenResent, status processing until the mail is handed over. */
export const resendInvitation = bind(operations.resendInvitation, {
  name: 'resendInvitation',
  addressedBy: 'invitationId',
  answers: wireInvitation.schema,
});

export const deleteInvitation = bind(operations.removeInvitation, {
  name: 'deleteInvitation',
  addressedBy: 'invitationId',
});

const removed = operations.removePendingInvitations.output;

/** The specification's answer is the number. With `counted`, the answer also has those left out. */
export const deletePendingInvitations = bindAs(
  operations.removePendingInvitations,
  wireCall(
    'deletePendingInvitations',
    operations.removePendingInvitations.input,
    z.union([removed.shape.removed, removed]),
  ),
  {
    params: (asked) => asked,
    result: (answer) => (typeof answer === 'number' ? { removed: answer } : answer),
  },
);

/** How many invitations `deletePendingInvitations` would delete, and how many of them are expired. */
export const countPendingInvitations = bind(operations.countPendingInvitations, {
  name: 'countPendingInvitations',
});

/** Counts whom `resendUnansweredInvitations` would mail, and stores which invitations it has counted. Ours. */
export const countUnansweredInvitations = bind(reminders.countUnansweredInvitations, {
  name: 'countUnansweredInvitations',
});

/** Sends the invitations again that nobody has answered, as a task. Ours. */
export const resendUnansweredInvitations = bindAs(
  reminders.resendUnansweredInvitations,
  wireCall(
    'resendUnansweredInvitations',
    reminders.resendUnansweredInvitations.input,
    wireTask.extend({ leftOut }),
  ),
  {
    params: (asked) => asked,
    result: ({ leftOut: left, ...task }) => ({ task, leftOut: left }),
  },
);

/** Mails a CSV of all invitations, or of those that match a search and a state, to the caller. */
export const invitedUsersExport = bind(operations.exportInvitations, {
  name: 'invitedUsersExport',
  answer: 'task',
});

/** Visitors use the secret of the link in their email as the invitation id. */
const byLink = z.strictObject({
  invitationId: z
    .string({ error: sentence('invitations.joinIdMissing') })
    .min(1, { error: sentence('invitations.joinIdMissing') })
    .max(200),
});

export const getInvite = wireCall(
  'getInvite',
  byLink,
  z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    status: z.enum(invitationStatuses),
    isWebInvitation: z.boolean(),
    expiresAt: instant,
  }),
);

export const getInvitationData = wireCall(
  'getInvitationData',
  byLink,
  z.object({
    userExists: z.boolean(),
    accountData: z.object({
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
  }),
);

export const checkInviteeExists = wireCall(
  'checkInviteeExists',
  z.strictObject({ inviteeEmail: z.string().max(100) }),
  z.boolean(),
);

export const registerAndJoinAccount = wireCall(
  'registerAndJoinAccount',
  byLink.extend({
    email: z.string().max(100),
    firstName,
    lastName,
    password: z.string().max(512),
  }),
  wireSession.extend({ accountId: id }),
);

export const loginAndJoin = wireCall(
  'loginAndJoin',
  byLink.extend({ email: z.string().max(100), password: z.string().min(1).max(512) }),
  wireSession.extend({ accountId: id }),
);

/**
 * `loginAndJoin` with its second output: people with a second factor do not join yet. They get a token for
 * `finishSignIn`, and accept the invitation in the session that follows.
 */
export const loginAndJoinOrWait = { ...loginAndJoin, output: z.union([loginAndJoin.output, wireWaiting]) };

export const acceptInviteAndJoinAccount = bind(acceptInvitation, { name: 'acceptInviteAndJoinAccount' });
