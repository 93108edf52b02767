import {
  countPendingInvitations,
  createInvitation,
  exportInvitations,
  type Invitation,
  listInvitations,
  removeInvitation,
  removePendingInvitations,
  resendInvitation,
} from '@campus/contracts/invitations/invitations';
import {
  acceptInvitation,
  checkInvitee,
  getInvitation,
  loginAndJoin,
  register,
} from '@campus/contracts/invitations/joining';
import { refuseDelete, refuseResend } from '@campus/domain/invitations/invitations';
import { sessionSeconds } from '@campus/domain/sessions/sessions';
import type { Joined } from '@campus/parse-adapter/areas/invitations';
import type { Context } from '../core/context.ts';
import { procedure, router } from '../core/trpc.ts';
import { startSession } from '../session/start-session.ts';

export const invitationsRouter = router({
  list: procedure(listInvitations, async ({ input, platform }) => {
    const page = await platform.invitations.list(input);
    return { ...page, items: page.items.map((invitation) => ({ ...invitation, can: canDo(invitation) })) };
  }),

  create: procedure(createInvitation, ({ input, platform }) => platform.invitations.create(input)),

  resend: procedure(resendInvitation, async ({ input, platform }) => {
    await platform.invitations.resend(input);
    return {};
  }),

  remove: procedure(removeInvitation, async ({ input, platform }) => {
    await platform.invitations.remove(input);
    return {};
  }),

  removePending: procedure(removePendingInvitations, async ({ input, platform }) => ({
    removed: await platform.invitations.removePending(input.accountId),
  })),

  countPending: procedure(countPendingInvitations, async ({ input, platform }) => ({
    pending: await platform.invitations.countPending(input.accountId),
  })),

  export: procedure(exportInvitations, async ({ input, platform }) => ({
    task: await platform.invitations.export(input.accountId),
  })),

  get: procedure(getInvitation, ({ input, platform }) => platform.invitations.get(input.invitationId)),

  checkInvitee: procedure(checkInvitee, async ({ input, platform }) => ({
    exists: await platform.invitations.inviteeExists(input.invitationId),
  })),

  register: procedure(register, async ({ input, platform, ctx }) => {
    const { confirmation: _, consent: __, ...person } = input;
    return enter(ctx, await platform.invitations.register(person));
  }),

  loginAndJoin: procedure(loginAndJoin, async ({ input, platform, ctx }) =>
    enter(ctx, await platform.invitations.loginAndJoin(input)),
  ),

  accept: procedure(acceptInvitation, async ({ input, platform, ctx }) => {
    const joined = await platform.invitations.accept(input.invitationId);
    ctx.forgetCaller();
    return joined;
  }),
});

async function enter(ctx: Context, joined: Joined) {
  await startSession(ctx, joined, sessionSeconds(false));
  return { user: joined.user, accountId: joined.accountId };
}

function canDo({ status }: Invitation) {
  return { resend: !refuseResend(status), remove: !refuseDelete(status) };
}
