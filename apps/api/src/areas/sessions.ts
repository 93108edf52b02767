import { endOtherSessions, endSession, listSessions } from '@campus/contracts/sessions/sessions';
import { procedure, router } from '../core/trpc.ts';

export const sessionsRouter = router({
  list: procedure(listSessions, ({ platform }) => platform.sessions.list()),

  end: procedure(endSession, async ({ input, platform, ctx }) => {
    const { items } = await platform.sessions.list();
    await platform.sessions.end(input.sessionId);
    if (items.some(({ id, current }) => current && id === input.sessionId)) {
      ctx.forgetCaller();
      ctx.dropSession();
    }
    return {};
  }),

  endOthers: procedure(endOtherSessions, ({ platform }) => platform.sessions.endOthers()),
});
