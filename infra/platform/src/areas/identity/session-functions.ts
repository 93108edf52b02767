import { endOtherSessions, endSession, getSessions } from '@campus/contracts/sessions/functions';
import { cloudFunction } from '../../call/define.ts';
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';

/** What people do with their own sessions. */
export const sessionFunctions = [
  cloudFunction(getSessions, { access: 'signedIn', handle: listOwnSessions }),

  cloudFunction(endSession, {
    access: 'signedIn',
    audit: { operation: 'sessions.end' },
    handle: async (call) => {
      await endOwnSession(call, call.input.sessionId);
      return {};
    },
  }),

  cloudFunction(endOtherSessions, {
    access: 'signedIn',
    audit: { operation: 'sessions.endOthers' },
    handle: async (call) => ({ ended: await endOtherOwnSessions(call) }),
  }),
];
