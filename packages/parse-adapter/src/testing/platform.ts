import { onTestFinished } from 'vitest';
import { createParseClient } from '../core/client.ts';
import { createPlatform } from '../platform.ts';
import { type Behavior, startUpstream } from './upstream.ts';

export const supportEmail = 'support@campus.test';

/** A signed-in caller's platform with these behaviors, and the requests that its server received. */
export async function platformThat(...behaviors: [Behavior, ...Behavior[]]) {
  const server = await startUpstream(...behaviors);
  const client = createParseClient({ url: server.url, appId: 'campus', supportEmail });
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  const platform = createPlatform(client, { session: { token: 'r:secret' }, requestId: 'request-1' });
  return { platform, received: server.received };
}
