import * as wire from '@campus/contracts/invitations/functions';
import { findInvitations, type Invitation, listInvitations } from '@campus/contracts/invitations/invitations';
import * as joining from '@campus/contracts/invitations/joining';
import type { Level } from '@campus/domain/access/levels';
import { refuseDelete, refuseResend } from '@campus/domain/invitations/invitations';
import { mayGrant } from '@campus/domain/members/authority';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import type { Joined } from '@campus/parse-adapter/areas/invitations';
import type { Context } from '../core/context.ts';
import { forward, procedure, router } from '../core/trpc.ts';
import { startSession } from '../session/start-session.ts';
import { storeWaiting } from '../session/waiting-sign-in.ts';

export const invitationsRouter = router({
  list: procedure(listInvitations, async ({ input, actor, platform }) => {
    const page = await platform.invitations.list(input);
    const { level } = actor.accountAccess;
    return {
      ...page,
      items: page.items.map((invitation) => ({ ...invitation, can: canDo(level, invitation) })),
    };
  }),

  find: procedure(findInvitations, ({ input, platform }) => platform.call(wire.findInvitations, input)),

  create: forward(wire.verifyAndSaveInvitation),
  resend: forward(wire.resendInvitation),
  remove: forward(wire.deleteInvitation),
  removePending: forward(wire.deletePendingInvitations),
  countPending: forward(wire.countPendingInvitations),
  countUnanswered: forward(wire.countUnansweredInvitations),
  resendUnanswered: forward(wire.resendUnansweredInvitations),
  export: forward(wire.invitedUsersExport),

  get: procedure(joining.getInvitation, ({ input, platform }) =>
    platform.invitations.get(input.invitationId),
  ),

  checkInvitee: procedure(joining.checkInvitee, async ({ input, platform }) => ({
    exists: await platform.invitations.inviteeExists(input.invitationId),
  })),

  register: procedure(joining.register, async ({ input, platform, ctx }) => {
    const { confirmation: _, consent: __, ...person } = input;
    return enter(ctx, await platform.invitations.register(person));
  }),

  loginAndJoin: procedure(joining.loginAndJoin, async ({ input, platform, ctx }) => {
    const answer = await platform.invitations.loginAndJoin(input);
    if (!('waiting' in answer)) return { ...(await enter(ctx, answer)), waiting: null };
    const waiting = await storeWaiting(ctx, answer, { seconds: sessionSeconds(false) });
    return { user: null, accountId: null, waiting };
  }),

  accept: procedure(joining.acceptInvitation, async ({ input, platform, ctx }) => {
    const joined = await platform.call(wire.acceptInviteAndJoinAccount, input);
    ctx.forgetCaller();
    return joined;
  }),
});

async function enter(ctx: Context, joined: Joined) {
  await startSession(ctx, joined, sessionSeconds(false));
  return { user: joined.user, accountId: joined.accountId };
}

function canDo(level: Level, { status, permission }: Invitation) {
  return {
    resend: !refuseResend(status) && mayGrant(level, permission),
    remove: !refuseDelete(level, { status, permission }),
  };
}
