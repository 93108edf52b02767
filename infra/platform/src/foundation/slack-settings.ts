import * as z from 'zod';
import { StartFailure } from './start-failure.ts';

const address = z.url({ protocol: /^https?$/ });

/** The environment variables for Slack. Without a client id, the console does not offer Slack. */
export const slackEnvironment = {
  SLACK_CLIENT_ID: z.string().default(''),
  SLACK_CLIENT_SECRET: z.string().default(''),
  SLACK_URL: address.default('https://slack.com'),
  SLACK_WEBHOOKS_URL: address.default('https://hooks.slack.com'),
};

export interface SlackSettings {
  clientId: string;
  clientSecret: string;
  /** The URL where a person consents. */
  authorizeUrl: string;
  /** The URL that exchanges a code for a webhook. */
  accessUrl: string;
  /** The origin of all webhooks. */
  webhooks: string;
}

/** Returns undefined without a client id. Throws if a client id has no secret. */
export function slackSettingsOf(
  env: z.output<z.ZodObject<typeof slackEnvironment>>,
): SlackSettings | undefined {
  if (env.SLACK_CLIENT_ID === '') return undefined;
  if (env.SLACK_CLIENT_SECRET === '')
    throw new StartFailure('The configuration is not valid. SLACK_CLIENT_SECRET is missing.');
  const url = env.SLACK_URL.replace(/\/+$/, '');
  return {
    clientId: env.SLACK_CLIENT_ID,
    clientSecret: env.SLACK_CLIENT_SECRET,
    authorizeUrl: `${url}/oauth/v2/authorize`,
    accessUrl: `${url}/api/oauth.v2.access`,
    webhooks: new URL(env.SLACK_WEBHOOKS_URL).origin,
  };
}
