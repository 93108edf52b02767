import type { getWorld } from '@campus/contracts/worlds/worlds';
import type * as z from 'zod';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';

/** A world as its page of signing in and signing up knows it. */
export type World = z.output<typeof getWorld.output>;

/** The world's data that a sign-in keeps. */
export function signInWorld({ name, logo, accountId: id, organizationName }: World): SignInWorld {
  return { name, logo, account: { id, organizationName } };
}
