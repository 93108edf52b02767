import * as z from 'zod';
import { readStored } from './read-stored.ts';

const worldKey = 'campus.signInWorld';
/** The account of a world, as the world's page knows it. */
export const worldAccount = z.object({ id: z.string(), organizationName: z.string() });
const world = z.object({
  name: z.string(),
  logo: z.string(),
  account: worldAccount.optional(),
});

/** The world of a sign-in: its server configuration name, its logo if any, and its account. */
export type SignInWorld = z.output<typeof world>;

/** Stores the world in this tab, for the pages to which a provider redirects. */
export function rememberWorld(world: SignInWorld) {
  try {
    sessionStorage.setItem(worldKey, JSON.stringify(world));
  } catch {
    // Omits a logo that is too large for the browser's storage, because the way back matters more.
    sessionStorage.setItem(worldKey, JSON.stringify({ ...world, logo: '' }));
  }
}

/** The world in which this tab's sign-in started; undefined if none. */
export function rememberedWorld(): SignInWorld | undefined {
  return readStored(sessionStorage, worldKey, world);
}

/** Deletes the stored world of this tab's sign-in. */
export function clearWorld() {
  sessionStorage.removeItem(worldKey);
}
