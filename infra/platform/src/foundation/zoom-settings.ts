import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ });

/** The variables of the server-to-server app at Zoom; without a client id Zoom is never called. */
export const zoomEnvironment = {
  ZOOM_ACCOUNT_ID: z.string().default(''),
  ZOOM_CLIENT_ID: z.string().default(''),
  ZOOM_CLIENT_SECRET: z.string().default(''),
  ZOOM_URL: address.default('https://zoom.us'),
  ZOOM_API_URL: address.default('https://api.zoom.us'),
};

export interface ZoomSettings {
  /** The account at Zoom that the app belongs to. */
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** The token endpoint. */
  tokenUrl: string;
  /** The interface's address, without a slash at its end. */
  apiUrl: string;
}

/** Undefined where there is no client; throws when a client has no secret or no account. */
export function zoomSettingsOf(env: z.output<z.ZodObject<typeof zoomEnvironment>>): ZoomSettings | undefined {
  if (env.ZOOM_CLIENT_ID === '') return undefined;
  for (const name of ['ZOOM_CLIENT_SECRET', 'ZOOM_ACCOUNT_ID'] as const)
    if (env[name] === '') throw new Error(`The configuration is not valid. ${name} is missing.`);
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
