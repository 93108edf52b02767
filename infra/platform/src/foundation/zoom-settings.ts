import * as z from 'zod';
import { StartFailure } from './start-failure.ts';

const address = z.url({ protocol: /^https?$/ });

/**
 * The environment variables for the server-to-server app at Zoom. Without a client id, Zoom is never called.
 */
export const zoomEnvironment = {
  ZOOM_ACCOUNT_ID: z.string().default(''),
  ZOOM_CLIENT_ID: z.string().default(''),
  ZOOM_CLIENT_SECRET: z.string().default(''),
  ZOOM_URL: address.default('https://zoom.us'),
  ZOOM_API_URL: address.default('https://api.zoom.us'),
};

export interface ZoomSettings {
  /** The Zoom account that owns the app. */
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** The token endpoint. */
  tokenUrl: string;
  /** The API's address, without a trailing slash. */
  apiUrl: string;
}

/** Returns undefined without a client id. Throws if a client id has no secret or no account. */
export function zoomSettingsOf(env: z.output<z.ZodObject<typeof zoomEnvironment>>): ZoomSettings | undefined {
  if (env.ZOOM_CLIENT_ID === '') return undefined;
  for (const name of ['ZOOM_CLIENT_SECRET', 'ZOOM_ACCOUNT_ID'] as const)
    if (env[name] === '') throw new StartFailure(`The configuration is not valid. ${name} is missing.`);
  return {
    accountId: env.ZOOM_ACCOUNT_ID,
    clientId: env.ZOOM_CLIENT_ID,
    clientSecret: env.ZOOM_CLIENT_SECRET,
    tokenUrl: `${withoutSlash(env.ZOOM_URL)}/oauth/token`,
    apiUrl: withoutSlash(env.ZOOM_API_URL),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
