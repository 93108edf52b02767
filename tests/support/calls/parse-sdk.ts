import Parse from 'parse/node';
import type { Person } from '../world/world.ts';
import { useParseSdk } from './sdk-over-http.ts';

/** Calls a function of the platform with the Parse SDK, as the desktop client and scripts do. */
export async function runWithSdk(name: string, params: object, { sessionToken }: Person): Promise<unknown> {
  useParseSdk();
  return Parse.Cloud.run(name, params, { sessionToken });
}
