import { launchLabel } from '@campus/domain/streaming/streaming';
import { settingsOf } from './setting.ts';
import { requiredText, yesOrNo } from './values.ts';

/** The settings of the page Integrations. Connections have operations of their own. */
export const integrationsSettings = settingsOf('integrations', {
  'Account.streaming.enabled': { value: yesOrNo, initial: false, needs: 'streaming' },
  'Account.streaming.launchButtonLabel': {
    value: requiredText(60),
    initial: launchLabel('campus', undefined),
    needs: 'streaming',
  },
  'ServerConfig.gdnStreaming.showLaunchButton': { value: yesOrNo, initial: false, needs: 'gdnStreaming' },
  'ServerConfig.gdnStreaming.launchButtonLabel': {
    value: requiredText(60),
    initial: launchLabel('gdn', undefined),
    needs: 'gdnStreaming',
  },
  'Account.speechToText.enabled': { value: yesOrNo, initial: false, needs: 'speechToText' },
  'Account.zoom.enabled': { value: yesOrNo, initial: false, needs: 'zoom' },
});
