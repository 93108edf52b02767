import Parse from 'parse/node';
import { stack } from './stack.ts';
import type { Person } from './world.ts';

/** What the SDK's types for Node forget. */
const sdk = Parse as unknown as { initialize(applicationId: string): void; serverURL: string };

/** Calls a function of the platform with the Parse SDK, as the desktop client and scripts do. */
export async function runWithSdk(name: string, params: object, { sessionToken }: Person): Promise<unknown> {
  sdk.initialize('campus');
  sdk.serverURL = stack.urls.platform;
  return Parse.Cloud.run(name, params, { sessionToken });
}
