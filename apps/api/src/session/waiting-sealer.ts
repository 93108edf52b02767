import * as z from 'zod';
import { createSealer, type Sealer } from './seal.ts';

const waitingSchema = z.object({
  /** The platform's token for it. */
  token: z.string().min(1),
  /** How long the session is kept that begins with the second factor. */
  seconds: z.int(),
  /** Whether the identity that waits in the browser is to be linked then. */
  link: z.boolean(),
});

/** A sign-in with the right password that waits for the second factor, as its browser or script keeps it. */
export type KeptWaiting = z.output<typeof waitingSchema>;

/** Seals a sign-in that waits for its second factor. */
export function createWaitingSealer(secret: string): Sealer<KeptWaiting> {
  return createSealer(secret, { purpose: 'campus waiting sign-in', schema: waitingSchema });
}
