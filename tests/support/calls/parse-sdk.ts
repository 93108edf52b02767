import Parse from 'parse/node';
import type { Person } from '../world/world.ts';
import { useParseSdk } from './sdk-over-http.ts';

/** Calls a platform function with the Parse SDK, like the desktop client and scripts. */
export async function runWithSdk(name: string, params: object, { sessionToken }: Person): Promise<unknown> {
  useParseSdk();
  return Parse.Cloud.run(name, params, { sessionToken });
}
