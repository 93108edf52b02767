import { getIntegrations, testConnection } from '@campus/contracts/integrations/functions';
import type { Connection } from '@campus/domain/integrations/health';
import { zoomApp } from '@campus/local/zoom/zoom-routes';
import { allow, connectToSlack } from '../areas/slack.ts';
import { letVendorFail, makeStreamingWorld } from '../areas/streaming.ts';
import { callPlatform } from '../calls/platform.ts';
import type { TestAccount } from '../world/world.ts';

export type VendorFault = Parameters<typeof letVendorFail>[1];

/** An account with every connection. Zoom fails for all accounts at once, so restore it at the end. */
export async function makeConnectedWorld() {
  const account = await makeStreamingWorld();
  const { accountId, world, people } = account;
  await allow(accountId, 'zoom');
  const channel = await connectToSlack(account);
  const names = { slack: channel, streaming: accountId, gdn: world, zoom: zoomApp.accountId };
  return {
    ...account,
    /** Makes a test call. */
    test: async (connection: Connection) =>
      (await callPlatform(testConnection, { accountId, connection }, people.admin.sessionToken)).call,
    /** Makes a vendor fail for this account. */
    fail: (connection: Connection, fault: VendorFault) => letVendorFail(names[connection], fault),
  };
}

/** A connection's health, as an account owner sees it. */
export async function healthOf(
  { accountId, people }: Pick<TestAccount, 'accountId' | 'people'>,
  connection: Connection,
) {
  const { health } = await callPlatform(getIntegrations, { accountId }, people.owner.sessionToken);
  return health.find((one) => one.connection === connection);
}
