import {
  connectSlack,
  disconnectSlack,
  getIntegrations,
  startSlack,
  testSlack,
  toggleSpeechToText,
} from '@campus/contracts/integrations/functions';
import { forward, router } from '../core/trpc.ts';

export const integrationsRouter = router({
  read: forward(getIntegrations),
  startSlack: forward(startSlack),
  connectSlack: forward(connectSlack),
  disconnectSlack: forward(disconnectSlack),
  testSlack: forward(testSlack),
  toggleSpeechToText: forward(toggleSpeechToText),
});
