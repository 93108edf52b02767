import { AppError } from '@campus/contracts/core/app-error';
import * as wire from '@campus/contracts/members/functions';
import { implement } from '../../call/implement.ts';
import { asSeenBy } from './as-seen-by.ts';
import { findMemberByUser, findMembersByUsers, isMemberEmail } from './find-member.ts';
import { readMember, readMembers } from './read-members.ts';
import { refuseEditing } from './refuse-editing.ts';

/** Member functions that identify members by user. */
export const memberUsers = [
  implement(wire.getUser, async (call) => {
    const { sql, actor, input } = call;
    const { accountId, userId } = input;
    refuseEditing(actor, userId);
    const found = await findMemberByUser(sql, accountId, userId);
    if (!found) throw new AppError('notFound', 'members.notFound');
    return asSeenBy({ sql, actor }, accountId, await readMember(sql, found.id));
  }),

  implement(wire.getUsersByObjIdArr, async ({ sql, input: { accountId, userIdArr } }) => ({
    results: await readMembers(sql, await findMembersByUsers(sql, accountId, userIdArr)),
  })),

  implement(wire.isExistingMemberOfWorld, ({ sql, input: { accountId, email } }) =>
    isMemberEmail(sql, accountId, email.trim().toLowerCase()),
  ),
];
