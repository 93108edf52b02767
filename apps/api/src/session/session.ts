import type { ApiGrant } from '@campus/domain/credentials/api-scopes';
import * as z from 'zod';
import { createSealer, type Sealer } from './seal.ts';

const sessionSchema = z.object({
  /** The platform's session token. */
  token: z.string().min(1),
  userId: z.string().min(1),
});

/** What the gateway keeps of a sign-in, sealed and held by the caller. */
type SignedIn = z.output<typeof sessionSchema>;

/** In whose name a call is made: that of a person, or with a grant that of an API credential (`userId`). */
export type Session = SignedIn & { grant?: ApiGrant };

export type SessionSealer = Sealer<SignedIn>;

/** Seals the session of a person for their browser. */
export function createSessionSealer(secret: string): SessionSealer {
  return createSealer(secret, { purpose: 'campus session', schema: sessionSchema });
}
