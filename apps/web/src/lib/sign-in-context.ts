import * as z from 'zod';
import { readStored } from './read-stored.ts';

const worldKey = 'campus.signInWorld';
/** The account of a world, as the page of the world knows it. */
export const worldAccount = z.object({ id: z.string(), organizationName: z.string() });
const world = z.object({
  name: z.string(),
  logo: z.string(),
  account: worldAccount.optional(),
});

/** The world of a sign-in: the name of its server configuration, its own logo, if any, and its account. */
export type SignInWorld = z.output<typeof world>;

/** Keeps the world for the pages the browser comes back to from a provider, in this tab only. */
export function rememberWorld(world: SignInWorld) {
  try {
    sessionStorage.setItem(worldKey, JSON.stringify(world));
  } catch {
    // A logo too large for the browser's store is left out: the way back matters more.
    sessionStorage.setItem(worldKey, JSON.stringify({ ...world, logo: '' }));
  }
}

/** The world the sign-in of this tab began in; undefined when it began in none. */
export function rememberedWorld(): SignInWorld | undefined {
  return readStored(sessionStorage, worldKey, world);
}

/** Forgets the world in which the sign-in of this tab began. */
export function forgetWorld() {
  sessionStorage.removeItem(worldKey);
}
