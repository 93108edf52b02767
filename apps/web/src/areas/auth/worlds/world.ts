import type { getWorld } from '@campus/contracts/worlds/worlds';
import type * as z from 'zod';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';

/** A world as its page of signing in and signing up knows it. */
export type World = z.output<typeof getWorld.output>;

/** What a sign-in to the world keeps of it. */
export function signInWorld({ name, logo, accountId: id, organizationName }: World): SignInWorld {
  return { name, logo, account: { id, organizationName } };
}
