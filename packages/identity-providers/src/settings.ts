import { jsonText } from '@campus/contracts/core/text-values';
import * as z from 'zod';

/** The secrets of single sign-ons as a variable has them: JSON, by the id of their SSO config. */
export const ssoClientSecrets = jsonText(() => 'must be JSON').pipe(
  z.record(z.string(), z.string().min(1), { error: 'must be {"<SSO config id>": "<secret>"}' }),
);

/**
 * The environment variables of sso, for the configuration of gateway and platform alike. Without
 * its client id a kind is not offered; a single sign-on without a secret is a public client.
 */
export const providerEnvironment = {
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  /** `{tenant}` is replaced by the tenant's id. */
  MICROSOFT_ISSUER: z.string().default('https://login.microsoftonline.com/{tenant}/v2.0'),
  MICROSOFT_CLIENT_ID: z.string().default(''),
  MICROSOFT_CLIENT_SECRET: z.string().default(''),
  SSO_CLIENT_SECRETS: ssoClientSecrets.default({}),
};

interface Client {
  /** Empty where the kind is not offered. */
  clientId: string;
  /** Empty for a public client. */
  clientSecret: string;
}

export interface ProviderSettings {
  google: Client & { issuer: string };
  microsoft: Client & { issuerOf(tenant: string): string };
  /** The secrets of single sign-ons by the id of their SSO config. */
  ssoSecrets: Readonly<Record<string, string>>;
}

const environment = z.object(providerEnvironment);

/** What the variables of `providerEnvironment` set up. */
export function providerSettingsOf(env: z.output<typeof environment>): ProviderSettings {
  return {
    google: {
      issuer: env.GOOGLE_ISSUER,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    },
    microsoft: {
      issuerOf: (tenant) => env.MICROSOFT_ISSUER.replace('{tenant}', encodeURIComponent(tenant)),
      clientId: env.MICROSOFT_CLIENT_ID,
      clientSecret: env.MICROSOFT_CLIENT_SECRET,
    },
    ssoSecrets: env.SSO_CLIENT_SECRETS,
  };
}
