import * as z from 'zod';
import { createSealer, type Sealer } from './seal.ts';

const waitingSchema = z.object({
  /** The platform's token for the waiting sign-in. */
  token: z.string().min(1),
  /** How long the session lasts after the second factor. */
  seconds: z.int(),
  /** Whether to link the browser's pending identity after the second factor. */
  link: z.boolean(),
});

/** A sign-in with a correct password that waits for the second factor, as stored by its browser or script. */
export type StoredWaiting = z.output<typeof waitingSchema>;

/** Seals a sign-in that waits for its second factor. */
export function createWaitingSealer(secret: string): Sealer<StoredWaiting> {
  return createSealer(secret, { purpose: 'campus waiting sign-in', schema: waitingSchema });
}
