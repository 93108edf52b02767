import type { Secrets } from './secrets.ts';
import type { StackSettings } from './settings.ts';
import { slackClientId } from './slack/slack-codes.ts';
import type { Urls } from './urls.ts';
import { zoomApp } from './zoom/zoom-routes.ts';

/**
 * The variables that connect the platform to the local vendors. Slack and Zoom are included only if no real
 * one is configured.
 */
export function standInVendors(
  { env }: Pick<StackSettings, 'env'>,
  { streamingVendor: url }: Urls,
  secrets: Secrets,
): NodeJS.ProcessEnv {
  return {
    GDN_STREAMING_URL: `${url}/gdn`,
    GDN_STREAMING_SECRET: secrets.gdnStreamingSecret,
    CAMPUS_STREAMING_URL: `${url}/campus`,
    CAMPUS_STREAMING_KEY: secrets.campusStreamingKey,
    ...(!env.SLACK_CLIENT_ID && {
      SLACK_CLIENT_ID: slackClientId,
      SLACK_CLIENT_SECRET: secrets.slackClientSecret,
      SLACK_URL: `${url}/slack`,
      SLACK_WEBHOOKS_URL: url,
    }),
    ...(!env.ZOOM_CLIENT_ID && {
      ZOOM_ACCOUNT_ID: zoomApp.accountId,
      ZOOM_CLIENT_ID: zoomApp.clientId,
      ZOOM_CLIENT_SECRET: secrets.zoomClientSecret,
      ZOOM_URL: `${url}/zoom`,
      ZOOM_API_URL: `${url}/zoom`,
    }),
  };
}
