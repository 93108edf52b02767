import * as z from 'zod';
import { id } from '../core/fields.ts';
import { wireCall } from '../core/wire-call.ts';
import { ownSession } from './sessions.ts';

/** The caller's own sessions: this one first, then the last used, at most 100 of `total`. */
export const getSessions = wireCall(
  'getSessions',
  z.strictObject({}),
  z.object({ sessions: z.array(ownSession), total: z.int() }),
);

/** Ends one of the caller's own sessions; somebody else's is not found. */
export const endSession = wireCall('endSession', z.strictObject({ sessionId: id }), z.object({}));

/** Ends all of the caller's sessions but the one that calls. */
export const endOtherSessions = wireCall(
  'endOtherSessions',
  z.strictObject({}),
  z.object({ ended: z.int() }),
);
