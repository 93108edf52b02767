import { providerKinds } from '@campus/domain/sso/providers';
import * as z from 'zod';
import { createSealer, type Sealer } from '../session/seal.ts';

const flowSchema = z.object({
  kind: z.enum(providerKinds),
  /** The provider's id within its kind, as in a sign-in method. */
  id: z.string(),
  world: z.string(),
  purpose: z.enum(['signIn', 'link']),
  remember: z.boolean(),
  /** The user who started linking; empty for a sign-in. */
  userId: z.string(),
  /** The field that returns the state; empty if the provider returns none. */
  stateField: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** A redirect to a provider in progress. */
export type Flow = z.output<typeof flowSchema>;

/** Seals a flow for the browser that was redirected. */
export function createFlowSealer(secret: string): Sealer<Flow> {
  return createSealer(secret, { purpose: 'campus sign-in flow', schema: flowSchema });
}
