import * as z from 'zod';
import { bind, bindAs } from '../core/binding.ts';
import { countedBefore, leftOut } from '../core/counted.ts';
import { accountId, id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { wireTask } from '../tasks/functions.ts';
import { matchingOf, memberMatching, selectionOf, wireMemberSelection } from './matching.ts';
import * as actions from './member-actions.ts';

/** The data and access that removing a member would delete. Ours. */
export const getMemberRemoval = bind(actions.getRemoval, { name: 'getMemberRemoval' });

/** With `userId`, a membership of another user is not found. Returns the user. */
export const deleteMembership = bindAs(
  actions.removeMember,
  wireCall(
    'deleteMembership',
    z.strictObject({ membership: id, accountId, userId: id.optional() }),
    actions.removeMember.output,
  ),
  {
    params: ({ accountId, membershipId }) => ({ accountId, membership: membershipId }),
    result: (removed) => removed,
  },
);

/** Mails a member a link to choose a new password. Ours. */
export const requestMemberPasswordReset = bind(actions.resetMemberPassword, {
  name: 'requestMemberPasswordReset',
});

/** Ends all sessions of a member. Ours. */
export const endSessionsOfMember = bind(actions.endMemberSessions, { name: 'endSessionsOfMember' });

/** Removes the second factors of a member who has lost them. Ours. */
export const resetMemberSecondFactor = bind(actions.resetMemberSecondFactor, {
  name: 'resetMemberSecondFactor',
});

const selected = z.strictObject({ accountId, selection: wireMemberSelection });
const changed = selected.extend({ counted: countedBefore });
const begun = wireTask.extend({ leftOut });

/** Counts what a bulk action would change. Ours. */
export const previewMembers = bindAs(
  actions.previewBulk,
  wireCall(
    'previewMembers',
    selected.extend({ action: actions.previewBulk.input.shape.action }),
    actions.previewBulk.output,
  ),
  {
    params: (asked) => ({ ...asked, selection: selectionOf(asked.selection) }),
    result: (preview) => preview,
  },
);

/** Suspends all of them except the caller. Ours. */
export const suspendMembers = bindAs(actions.suspendMembers, wireCall('suspendMembers', changed, begun), {
  params: (asked) => ({ ...asked, selection: selectionOf(asked.selection) }),
  result: ({ leftOut, ...task }) => ({ task, leftOut }),
});

/** Makes suspended people members again. With `restore`, gives back their previous permission if it is known. Ours. */
export const unsuspendMembers = bindAs(
  actions.unsuspendMembers,
  wireCall(
    'unsuspendMembers',
    changed.extend({ restore: actions.unsuspendMembers.input.shape.restore }),
    begun,
  ),
  {
    params: (asked) => ({ ...asked, selection: selectionOf(asked.selection) }),
    result: ({ leftOut, ...task }) => ({ task, leftOut }),
  },
);

/** Mails the caller all members, or the matches of a filter, as CSV, if the account allows it. */
export const membershipExport = bindAs(
  actions.exportMembers,
  wireCall('membershipExport', z.strictObject({ accountId, matching: memberMatching.optional() }), wireTask),
  {
    params: ({ accountId, matching }) => ({ accountId, matching: matching && matchingOf(matching) }),
    result: (task) => ({ task }),
  },
);
