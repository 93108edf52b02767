import type { getWorld } from '@campus/contracts/worlds/worlds';
import type * as z from 'zod';
import type { SignInWorld } from '../../../lib/sign-in-context.ts';

/** The data of a world on its sign-in and sign-up page. */
export type World = z.output<typeof getWorld.output>;

/** The part of the world's data that a sign-in keeps. */
export function signInWorld({ name, logo, accountId: id, organizationName }: World): SignInWorld {
  return { name, logo, account: { id, organizationName } };
}
