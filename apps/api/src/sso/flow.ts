import { providerKinds } from '@campus/domain/sso/providers';
import * as z from 'zod';
import { createSealer, type Sealer } from '../session/seal.ts';

const flowSchema = z.object({
  kind: z.enum(providerKinds),
  /** The id among the providers of this kind, as a sign-in method names it. */
  id: z.string(),
  world: z.string(),
  purpose: z.enum(['signIn', 'link']),
  remember: z.boolean(),
  /** The user who began to link; empty for a sign-in. */
  userId: z.string(),
  /** The field in which the provider returns the state; empty where it returns none. */
  stateField: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
});

/** A redirect to a provider that is under way. */
export type Flow = z.output<typeof flowSchema>;

/** Seals a redirect to a provider for the browser that was sent there. */
export function createFlowSealer(secret: string): Sealer<Flow> {
  return createSealer(secret, { purpose: 'campus sign-in flow', schema: flowSchema });
}
