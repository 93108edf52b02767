import { endOtherSessions, endSession, listSessions } from '@campus/contracts/sessions';
import { unlessOver } from '../session/end-session.ts';
import { procedure, router } from '../trpc.ts';

export const sessionsRouter = router({
  list: procedure(listSessions, ({ platform }) => platform.sessions.list()),

  end: procedure(endSession, async ({ input, platform, ctx }) => {
    await platform.sessions.end(input.sessionId);
    const isOwn = !(await unlessOver(platform.auth.user()));
    if (ctx.session && isOwn) ctx.services.actors.forget(ctx.session);
    if (isOwn) ctx.dropSession();
    return {};
  }),

  endOthers: procedure(endOtherSessions, ({ platform }) => platform.sessions.endOthers()),
});
