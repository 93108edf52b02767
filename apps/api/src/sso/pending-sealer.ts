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
  /** The facts from the provider; empty where it sent none. */
  email: z.string(),
});

/** A verified identity that no user has yet. The browser keeps it until its owner links it or signs up. */
export type PendingIdentity = z.output<typeof pendingSchema>;

/** Seals a verified identity that no user has yet. */
export function createPendingSealer(secret: string): Sealer<PendingIdentity> {
  return createSealer(secret, { purpose: 'campus pending identity', schema: pendingSchema });
}
