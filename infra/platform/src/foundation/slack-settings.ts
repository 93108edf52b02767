import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ });

/** The variables of Slack; without a client id the console offers no connection with it. */
export const slackEnvironment = {
  SLACK_CLIENT_ID: z.string().default(''),
  SLACK_CLIENT_SECRET: z.string().default(''),
  SLACK_URL: address.default('https://slack.com'),
  SLACK_WEBHOOKS_URL: address.default('https://hooks.slack.com'),
};

export interface SlackSettings {
  clientId: string;
  clientSecret: string;
  /** The address where a person consents. */
  authorizeUrl: string;
  /** The address where a code is exchanged. */
  accessUrl: string;
  /** The origin of all webhooks. */
  webhooks: string;
}

/** Undefined where there is no client; throws when a client has no secret. */
export function slackSettingsOf(
  env: z.output<z.ZodObject<typeof slackEnvironment>>,
): SlackSettings | undefined {
  if (env.SLACK_CLIENT_ID === '') return undefined;
  if (env.SLACK_CLIENT_SECRET === '')
    throw new Error('The configuration is not valid. SLACK_CLIENT_SECRET is missing.');
  const url = env.SLACK_URL.replace(/\/+$/, '');
  return {
    clientId: env.SLACK_CLIENT_ID,
    clientSecret: env.SLACK_CLIENT_SECRET,
    authorizeUrl: `${url}/oauth/v2/authorize`,
    accessUrl: `${url}/api/oauth.v2.access`,
    webhooks: new URL(env.SLACK_WEBHOOKS_URL).origin,
  };
}
