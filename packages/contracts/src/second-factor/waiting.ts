import { factorMethods } from '@campus/domain/second-factor/second-factor';
import * as z from 'zod';
import { instant } from '../core/fields.ts';

/** A sign-in with the right password that waits for the second factor. */
export const waitingSignIn = z
  .object({
    methods: z.array(z.enum(factorMethods)).describe('How the second factor can be proven.'),
    expiresAt: instant.describe('When the sign-in stops waiting (ISO 8601, UTC).'),
  })
  .describe('A sign-in that waits for the second factor.')
  .meta({ id: 'WaitingSignIn' });
export type WaitingSignIn = z.output<typeof waitingSignIn>;

/** The secret by which a script continues a sign-in that waits. */
export const waitingToken = z.string().min(1).max(2000).describe('Token of the sign-in that waits.');
