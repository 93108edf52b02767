import { AppError } from '@campus/contracts/core/app-error';
import { authData } from '@campus/contracts/sso/functions';
import { type ProviderKind, providerKinds } from '@campus/domain/sso/providers';
import { refuseOidcConfig } from '@campus/domain/sso/sso-checks';
import {
  googleProvider,
  microsoftProvider,
  type Provider,
  ssoProvider,
} from '@campus/identity-providers/provider';
import { verifyIdentity } from '@campus/identity-providers/verify';
import Parse from 'parse/node';
import type * as z from 'zod';
import { ssoConfigOf } from '../../areas/worlds/read-sso-configs.ts';
import type { PlatformConfig } from '../../foundation/config.ts';
import { RefusedCall } from './refused-call.ts';

/** Parse Server's built-in adapters, each with its own trust rules. */
const builtIn = [
  ...['anonymous', 'apple', 'digits', 'facebook', 'gcenter', 'github', 'google', 'gpgames', 'instagram'],
  ...[
    'janraincapture',
    'janrainengage',
    'keycloak',
    'ldap',
    'line',
    'linkedin',
    'meetup',
    'mfa',
    'microsoft',
  ],
  ...['phantauth', 'qq', 'spotify', 'twitter', 'vkontakte', 'wechat', 'weibo'],
];

type Settings = Pick<PlatformConfig, 'providers'>;
type AuthData = z.output<typeof authData>;

interface Adapter {
  enabled: boolean;
  validateAuthData(given: unknown): Promise<void>;
  validateAppId(): void;
  validateOptions(this: { beforeFind?: unknown }): void;
  challenge(): Promise<never>;
}

/**
 * Parse Server calls these before it stores a user's authData. We do not sign in with authData. If it is ever
 * stored, even with the master key, it is verified like everywhere else.
 */
export function authAdapters(settings: Settings): Record<string, Adapter> {
  const none = builtIn.map((name) => [name, adapter(refuse, false)] as const);
  const ours = providerKinds.map(
    (kind) => [kind, adapter((given) => verify(settings, kind, given), true)] as const,
  );
  return Object.fromEntries([...none, ...ours]);
}

// Replaces the built-in adapter of the same name.
function adapter(validateAuthData: Adapter['validateAuthData'], enabled: boolean): Adapter {
  return {
    enabled,
    validateAuthData,
    validateAppId: () => undefined,
    // Parse Server calls this on the adapter in use. A built-in adapter's own provider checks cannot be
    // replaced any other way.
    validateOptions() {
      this.beforeFind = undefined;
    },
    challenge: refuse,
  };
}

async function refuse(): Promise<never> {
  throw new Parse.Error(Parse.Error.UNSUPPORTED_SERVICE, 'This authentication method is unsupported.');
}

async function verify(settings: Settings, kind: ProviderKind, given: unknown): Promise<void> {
  try {
    const parsed = authData.safeParse(given);
    if (!parsed.success) throw new AppError('invalid', 'request.invalid').because(parsed.error);
    await verifyIdentity(await providerOf(settings, kind, parsed.data), parsed.data);
  } catch (error) {
    if (error instanceof AppError) throw new RefusedCall(error);
    throw error;
  }
}

async function providerOf(
  { providers }: Settings,
  kind: ProviderKind,
  { ssoConfigId, tenant }: AuthData,
): Promise<Provider> {
  const provider =
    kind === 'google'
      ? googleProvider(providers)
      : kind === 'microsoft'
        ? tenant !== undefined && microsoftProvider(providers, tenant)
        : ssoProvider(providers, await findSsoConfig(ssoConfigId ?? ''));
  if (!provider || provider.kind !== kind) throw new AppError('forbidden', 'sso.notOffered');
  return provider;
}

async function findSsoConfig(id: string) {
  const stored = await new Parse.Query('SSOConfig').equalTo('objectId', id).first({ useMasterKey: true });
  const config = ssoConfigOf({ type: 'oidc', name: '', ...stored?.toJSON() });
  const refusal = refuseOidcConfig({ id, found: config !== undefined });
  if (!config) throw new AppError('notFound', refusal ?? 'sso.oidc.configMissing');
  return config;
}
