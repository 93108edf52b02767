import Parse from 'parse/node';
import { useParseSdk } from './sdk-over-http.ts';
import type { Person } from './world.ts';

/** Calls a function of the platform with the Parse SDK, as the desktop client and scripts do. */
export async function runWithSdk(name: string, params: object, { sessionToken }: Person): Promise<unknown> {
  useParseSdk();
  return Parse.Cloud.run(name, params, { sessionToken });
}
