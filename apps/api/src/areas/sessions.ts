import * as wire from '@campus/contracts/sessions/functions';
import { endSession } from '@campus/contracts/sessions/sessions';
import { forward, procedure, router } from '../core/trpc.ts';

export const sessionsRouter = router({
  list: forward(wire.getSessions),

  end: procedure(endSession, async ({ input, platform, ctx }) => {
    const { items } = await platform.call(wire.getSessions, {});
    await platform.call(wire.endSession, input);
    if (items.some(({ id, current }) => current && id === input.sessionId)) {
      ctx.forgetCaller();
      ctx.dropSession();
    }
    return {};
  }),

  endOthers: forward(wire.endOtherSessions),
});
