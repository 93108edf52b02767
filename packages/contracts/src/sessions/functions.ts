import { bind } from '../core/binding.ts';
import * as sessions from './sessions.ts';

/** The caller's own sessions: this one first, then the last used, at most 100 of `total`. */
export const getSessions = bind(sessions.listSessions, {
  name: 'getSessions',
  answer: { items: 'sessions' },
});

/** Ends one of the caller's own sessions; one of another user is not found. */
export const endSession = bind(sessions.endSession, { name: 'endSession' });

/** Ends all sessions of the caller except the one that calls. */
export const endOtherSessions = bind(sessions.endOtherSessions, { name: 'endOtherSessions' });
