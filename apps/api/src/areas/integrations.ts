import * as wire from '@campus/contracts/integrations/functions';
import { forward, router } from '../core/trpc.ts';

export const integrationsRouter = router({
  read: forward(wire.getIntegrations),
  startSlack: forward(wire.startSlack),
  connectSlack: forward(wire.connectSlack),
  disconnectSlack: forward(wire.disconnectSlack),
  test: forward(wire.testConnection),
  toggleSpeechToText: forward(wire.toggleSpeechToText),
});
