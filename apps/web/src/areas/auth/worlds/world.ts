import type { getWorld } from '@campus/contracts/worlds/worlds';
import type * as z from 'zod';

/** A world as its page of signing in and signing up knows it. */
export type World = z.output<typeof getWorld.output>;
