import {
  connectSlack,
  disconnectSlack,
  getIntegrations,
  startSlack,
  testConnection,
  toggleSpeechToText,
} from '@campus/contracts/integrations/functions';
import { forward, router } from '../core/trpc.ts';

export const integrationsRouter = router({
  read: forward(getIntegrations),
  startSlack: forward(startSlack),
  connectSlack: forward(connectSlack),
  disconnectSlack: forward(disconnectSlack),
  test: forward(testConnection),
  toggleSpeechToText: forward(toggleSpeechToText),
});
