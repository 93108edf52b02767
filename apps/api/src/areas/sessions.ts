import { endOtherSessions, endSession, getSessions } from '@campus/contracts/sessions/functions';
import { endSession as contract } from '@campus/contracts/sessions/sessions';
import { forward, procedure, router } from '../core/trpc.ts';

export const sessionsRouter = router({
  list: forward(getSessions),

  end: procedure(contract, async ({ input, platform, ctx }) => {
    const { items } = await platform.call(getSessions, {});
    await platform.call(endSession, input);
    if (items.some(({ id, current }) => current && id === input.sessionId)) {
      ctx.forgetCaller();
      ctx.dropSession();
    }
    return {};
  }),

  endOthers: forward(endOtherSessions),
});
