import { authData } from '@campus/contracts/sso/functions';
import { providerKinds } from '@campus/domain/sso/providers';
import * as z from 'zod';
import { createSealer, type Sealer } from '../session/seal.ts';

const pendingSchema = z.object({
  kind: z.enum(providerKinds),
  authData,
  world: z.string(),
  /** The account of the world; empty without one. */
  accountId: z.string(),
  providerName: z.string(),
  /** The facts from the provider; empty if it sent none. */
  email: z.string(),
});

/** A verified identity without a user yet. The browser stores it until its owner links it or signs up. */
export type PendingIdentity = z.output<typeof pendingSchema>;

/** Seals verified identities without a user. */
export function createPendingSealer(secret: string): Sealer<PendingIdentity> {
  return createSealer(secret, { purpose: 'campus pending identity', schema: pendingSchema });
}
