import { bulkActions } from '@campus/domain/members/bulk-change';
import * as z from 'zod';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireTask } from '../tasks/functions.ts';
import { memberMatching } from './functions.ts';
import { getRemoval, previewBulk } from './member-actions.ts';

const membership = z.strictObject({ membershipId: id, accountId });

/** The members a bulk action is about: these, or all that a list matches but these. */
export const wireMemberSelection = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  z.strictObject({ matching: memberMatching, except: z.array(id).max(1000).default([]) }),
]);
export type WireMemberSelection = z.output<typeof wireMemberSelection>;

/** What removing a member would take away. Ours. */
export const getMemberRemoval = wireCall('getMemberRemoval', membership, getRemoval.output);

/** When `userId` is given, a membership of another user is not found. Answers whose it was. */
export const deleteMembership = wireCall(
  'deleteMembership',
  z.strictObject({ membership: id, accountId, userId: id.optional() }),
  z.object({ email: z.string() }),
);

/** Mails a member a link to choose a new password. Ours. */
export const requestMemberPasswordReset = wireCall(
  'requestMemberPasswordReset',
  membership,
  z.object({ email: z.string() }),
);

/** Counts what a bulk action would change. Ours. */
export const previewMembers = wireCall(
  'previewMembers',
  z.strictObject({ accountId, action: z.enum(bulkActions), selection: wireMemberSelection }),
  previewBulk.output,
);

/** Suspends all of them but the caller. Ours. */
export const suspendMembers = wireCall(
  'suspendMembers',
  z.strictObject({ accountId, selection: wireMemberSelection }),
  wireTask,
);

/** Makes suspended ones members again or, with `restore`, what they were before where that is known. Ours. */
export const unsuspendMembers = wireCall(
  'unsuspendMembers',
  z.strictObject({ accountId, selection: wireMemberSelection, restore: z.boolean().default(false) }),
  wireTask,
);

/** Mails the caller all members as CSV, where the account allows it. */
export const membershipExport = wireCall('membershipExport', z.strictObject({ accountId }), wireTask);
