import { commaList } from '@campus/contracts/core/text-values';
import { ssoClientSecrets } from '@campus/identity-providers/settings';
import * as z from 'zod';
import { singleSignOns } from './demo/single-sign-ons.ts';

const text = z.string().default('');
const issuer = z.union([z.literal(''), z.url()]).default('');

/** The variables that replace the local provider with real ones. */
export const realProviderEnvironment = {
  GOOGLE_CLIENT_ID: text,
  /** The accepted domains of Google accounts in the demo's world. */
  GOOGLE_DOMAINS: commaList,
  MICROSOFT_CLIENT_ID: text,
  /** The ids of the accepted tenants in the demo's world. */
  MICROSOFT_TENANTS: commaList,
  OIDC_NAME: text,
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  /** The domains whose email addresses it may vouch for. */
  OIDC_DOMAINS: commaList,
  PASSPORT_ISSUER: issuer,
  PASSPORT_CLIENT_ID: text,
  PASSPORT_CLIENT_SECRET: text,
  PASSPORT_DOMAINS: commaList,
  /** Secrets of other single sign-ons, as JSON: {"<SSO config id>": "<secret>"}. */
  SSO_CLIENT_SECRETS: ssoClientSecrets.default({}),
};

/** A single sign-on at a real provider. */
export interface SingleSignOn {
  name: string;
  issuer: string;
  clientId: string;
  /** Empty for a public client. */
  clientSecret: string;
  /** The domains whose email addresses it may vouch for. */
  domains: readonly string[];
}

/** The real providers of a stack. The local identity provider replaces missing ones. */
export interface RealProviders {
  googleDomains?: readonly string[];
  microsoftTenants?: readonly string[];
  oidc?: SingleSignOn;
  passport?: SingleSignOn;
  /** By SSO config id. */
  clientSecrets: Readonly<Record<string, string>>;
}

const environment = z.object(realProviderEnvironment);

/**
 * Reads the real providers from the environment: Google and Microsoft need a client id, the others an issuer.
 */
export function realProvidersOf(env: z.output<typeof environment>): RealProviders {
  const oidc = {
    name: env.OIDC_NAME || 'Single sign-on',
    issuer: env.OIDC_ISSUER,
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    domains: env.OIDC_DOMAINS,
  };
  const passport = {
    name: 'Passport',
    issuer: env.PASSPORT_ISSUER,
    clientId: env.PASSPORT_CLIENT_ID,
    clientSecret: env.PASSPORT_CLIENT_SECRET,
    domains: env.PASSPORT_DOMAINS,
  };
  const clientSecrets = Object.entries({
    [singleSignOns.university]: oidc.clientSecret,
    [singleSignOns.passport]: passport.clientSecret,
    ...env.SSO_CLIENT_SECRETS,
  }).filter(([, secret]) => secret !== '');
  return {
    ...(env.GOOGLE_CLIENT_ID !== '' && { googleDomains: env.GOOGLE_DOMAINS }),
    ...(env.MICROSOFT_CLIENT_ID !== '' && { microsoftTenants: env.MICROSOFT_TENANTS }),
    ...(oidc.issuer !== '' && { oidc }),
    ...(passport.issuer !== '' && { passport }),
    clientSecrets: Object.fromEntries(clientSecrets),
  };
}
