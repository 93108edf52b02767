import type { ApiGrant } from '@campus/domain/credentials/api-scopes';
import * as z from 'zod';
import { createSealer, type Sealer } from './seal.ts';

const sessionSchema = z.object({
  /** The platform's session token. */
  token: z.string().min(1),
  userId: z.string().min(1),
});

/** The gateway's data about a sign-in. It is sealed and stored by the caller. */
type SignedIn = z.output<typeof sessionSchema>;

/** The caller: a person, or with a grant an API credential, whose id is in `userId`. */
export type Session = SignedIn & { grant?: ApiGrant };

export type SessionSealer = Sealer<SignedIn>;

/** Seals the session of a person for their browser. */
export function createSessionSealer(secret: string): SessionSealer {
  return createSealer(secret, { purpose: 'campus session', schema: sessionSchema });
}
