import * as z from 'zod';
import { createSealer, type Sealer } from './seal.ts';

const sessionSchema = z.object({
  /** The platform's session token. */
  token: z.string().min(1),
  userId: z.string().min(1),
});

/** What the gateway keeps of a sign-in, sealed and held by the caller. */
export type Session = z.output<typeof sessionSchema>;

export type SessionSealer = Sealer<Session>;

export function createSessionSealer(secret: string): SessionSealer {
  return createSealer(secret, { purpose: 'campus session', schema: sessionSchema });
}
