import { endOtherSessions, endSession, getSessions } from '@campus/contracts/sessions/functions';
import { implement } from '../../call/implement.ts';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** What people do with their own sessions. */
export const sessionFunctions = [
  implement(getSessions, listOwnSessions),

  implement(endSession, async (call) => {
    await endOwnSession(call, call.input.sessionId);
    return {};
  }),

  implement(endOtherSessions, async (call) => ({ ended: await endOtherOwnSessions(call) })),
];
