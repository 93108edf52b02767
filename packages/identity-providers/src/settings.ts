import { jsonText } from '@campus/contracts/core/text-values';
import * as z from 'zod';

/** The client secrets of single sign-ons as JSON in one variable, by SSO config id. */
export const ssoClientSecrets = jsonText(() => 'must be JSON').pipe(
  z.record(z.string(), z.string().min(1), { error: 'must be {"<SSO config id>": "<secret>"}' }),
);

/**
 * The SSO environment variables, shared by gateway and platform. A kind without a client id is not offered. A
 * single sign-on without a secret is a public client.
 */
export const providerEnvironment = {
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().default(''),
  GOOGLE_CLIENT_SECRET: z.string().default(''),
  /** `{tenant}` is replaced with the tenant's id. */
  MICROSOFT_ISSUER: z.string().default('https://login.microsoftonline.com/{tenant}/v2.0'),
  MICROSOFT_CLIENT_ID: z.string().default(''),
  MICROSOFT_CLIENT_SECRET: z.string().default(''),
  SSO_CLIENT_SECRETS: ssoClientSecrets.default({}),
};

interface Client {
  /** Empty if the kind is not offered. */
  clientId: string;
  /** Empty for a public client. */
  clientSecret: string;
}

export interface ProviderSettings {
  google: Client & { issuer: string };
  microsoft: Client & { issuerOf(tenant: string): string };
  /** The client secrets of single sign-ons by SSO config id. */
  ssoSecrets: Readonly<Record<string, string>>;
}

const environment = z.object(providerEnvironment);

/** The settings from the variables of `providerEnvironment`. */
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
