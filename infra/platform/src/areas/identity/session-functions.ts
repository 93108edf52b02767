import * as wire from '@campus/contracts/sessions/functions';
import { implement } from '../../call/implement.ts';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** The functions that people use to manage their own sessions. */
export const sessionFunctions = [
  implement(wire.getSessions, listOwnSessions),

  implement(wire.endSession, (call) => endOwnSession(call, call.input.sessionId)),

  implement(wire.endOtherSessions, async (call) => ({ ended: await endOtherOwnSessions(call) })),
];
