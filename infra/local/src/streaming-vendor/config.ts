import * as z from 'zod';

const secret = z.string().min(32);

const environment = z.object({
  STREAMING_PORT: z.coerce.number().int(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  PLATFORM_URL: z.url({ protocol: /^https?$/ }),
  GDN_STREAMING_SECRET: secret,
  CAMPUS_STREAMING_KEY: secret,
  SLACK_CLIENT_SECRET: secret,
  ZOOM_CLIENT_SECRET: secret,
  SUSPENDED_CAMPAIGNS: z.string().default(''),
});

export interface VendorSettings {
  /** The vendors' address. */
  url: string;
  /** The only origin that sessions may return to. */
  console: string;
  platformUrl: string;
  gdnSecret: string;
  campusKey: string;
  slackSecret: string;
  zoomSecret: string;
  /** Campaigns whose sessions end immediately, by world name. */
  suspended: readonly string[];
}

export function readConfig(): VendorSettings & { port: number } {
  const env = environment.parse(process.env);
  return {
    port: env.STREAMING_PORT,
    url: `http://localhost:${env.STREAMING_PORT}`,
    console: new URL(env.PUBLIC_URL).origin,
    platformUrl: env.PLATFORM_URL,
    gdnSecret: env.GDN_STREAMING_SECRET,
    campusKey: env.CAMPUS_STREAMING_KEY,
    slackSecret: env.SLACK_CLIENT_SECRET,
    zoomSecret: env.ZOOM_CLIENT_SECRET,
    suspended: env.SUSPENDED_CAMPAIGNS.split(',').filter((name) => name !== ''),
  };
}
