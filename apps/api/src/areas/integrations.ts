import {
  connectSlack,
  disconnectSlack,
  getIntegrations,
  startSlack,
  testSlack,
  toggleSpeechToText,
} from '@campus/contracts/integrations/functions';
import { readGdn, saveGdn } from '@campus/contracts/integrations/integrations';
import { forward, procedure, router } from '../core/trpc.ts';

export const integrationsRouter = router({
  read: forward(getIntegrations),
  startSlack: forward(startSlack),
  connectSlack: forward(connectSlack),
  disconnectSlack: forward(disconnectSlack),
  testSlack: forward(testSlack),
  toggleSpeechToText: forward(toggleSpeechToText),

  gdn: procedure(readGdn, async ({ input: { accountId }, platform: { streaming } }) => {
    const { serverConfigName } = await streaming.settings(accountId);
    const status = await streaming.gdnStatus(serverConfigName);
    return { gdn: status?.enabled ? status : null };
  }),

  saveGdn: procedure(saveGdn, async ({ input: { accountId, ...changes }, platform: { streaming } }) => {
    const { serverConfigName } = await streaming.settings(accountId);
    return { gdn: await streaming.changeGdn(serverConfigName, changes) };
  }),
});
