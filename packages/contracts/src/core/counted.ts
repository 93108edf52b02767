import * as z from 'zod';
import { id } from './fields.ts';

/** The operations that change what a count has shown. */
export type CountedDoor =
  | 'members.suspend'
  | 'members.unsuspend'
  | 'invitations.removePending'
  | 'invitations.resendUnanswered';

/** Identifies what a confirmation has counted, in the answer of the count. Missing if the platform stores none. */
export const countedNow = id
  .optional()
  .describe('Identifies what was counted, for two hours. Send it with the change.');

/** Limits a change to what was counted. */
export const countedBefore = id
  .optional()
  .describe(
    'Identifies what you have counted and confirmed. What came or changed since is left out. Without it, the change affects what matches now.',
  );

export const leftOut = z
  .int()
  .default(0)
  .describe('Number of matches that came after the count and were left out; 0 without a count.');
