import type { WireSsoConfig } from '@campus/contracts/worlds/functions';
import { type ProviderKind, providerName } from '@campus/domain/sso/providers';
import type { ProviderSettings } from './settings.ts';

/** A provider and our client there. */
export interface Provider {
  kind: ProviderKind;
  /** Its displayed name. */
  name: string;
  /** The discovery document at this address names all other endpoints. */
  issuer: string;
  clientId: string;
  /** Empty for a public client, which relies on PKCE alone. */
  clientSecret: string;
  scope: string;
  /** Extra parameters for the redirect; never a field that the protocol uses. */
  redirectParams: Readonly<Record<string, string>>;
  /** The redirect's field names. An empty name means that this provider does not get the field. */
  fields: { state: string; nonce: string; codeChallenge: string };
  /** With `idToken`, the redirect contains the tokens. With `code`, a code is exchanged for them. */
  flow: 'code' | 'idToken';
  /** Whether name and email come from the userinfo endpoint. */
  asksUserInfo: boolean;
  ssoConfigId?: string;
  tenant?: string;
}

const standard = {
  scope: 'openid email profile',
  redirectParams: {},
  fields: { state: 'state', nonce: 'nonce', codeChallenge: 'code_challenge' },
  flow: 'code',
  asksUserInfo: false,
} as const;

/** Google, or undefined if it is not set up. */
export function googleProvider({ google }: ProviderSettings): Provider | undefined {
  if (google.clientId === '') return undefined;
  return { ...standard, ...google, kind: 'google', name: 'Google' };
}

/** Microsoft for one tenant, or undefined if it is not set up. */
export function microsoftProvider({ microsoft }: ProviderSettings, tenant: string): Provider | undefined {
  if (microsoft.clientId === '') return undefined;
  const { clientId, clientSecret, issuerOf } = microsoft;
  return {
    ...standard,
    kind: 'microsoft',
    name: 'Microsoft',
    issuer: issuerOf(tenant),
    clientId,
    clientSecret,
    tenant,
  };
}

const ofTheProtocol = [
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'state',
];

/** The provider of an SSO config. */
export function ssoProvider({ ssoSecrets }: ProviderSettings, config: WireSsoConfig): Provider {
  const { scope, ...redirectParams } = { ...consentParams(config), ...config.redirectParams };
  const kind = config.type === 'passport' ? 'passport' : 'oidc';
  return {
    kind,
    name: providerName(kind, config.name),
    issuer: config.provider,
    clientId: config.clientId,
    clientSecret: ssoSecrets[config.objectId] ?? '',
    scope: scope ?? standard.scope,
    redirectParams: Object.fromEntries(
      Object.entries(redirectParams).filter(([name]) => !ofTheProtocol.includes(name)),
    ),
    fields: {
      state: config.params.stateField,
      nonce: config.params.nonceField,
      codeChallenge: config.params.codeChallengeField,
    },
    flow: config.params.grantType === 'implicit' ? 'idToken' : 'code',
    asksUserInfo: config.params.userinfo,
    ssoConfigId: config.objectId,
  };
}

/** Extra parameters for providers that share an email only with consent. */
function consentParams({ type }: WireSsoConfig): Record<string, string> {
  return type === 'emailConsent' ? { prompt: 'consent', scope: 'openid email' } : {};
}
