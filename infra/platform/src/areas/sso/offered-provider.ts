import { AppError } from '@campus/contracts/core/app-error';
import type { WireSsoConfig } from '@campus/contracts/worlds/functions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import { refuseOidcConfig } from '@campus/domain/sso/sso-checks';
import {
  googleProvider,
  microsoftProvider,
  type Provider,
  ssoProvider,
} from '@campus/identity-providers/provider';
import type { Services } from '../../call/services.ts';
import { ssoConfigTable } from '../../foundation/schema/tables/sso-config.ts';
import { readServerConfig } from '../worlds/read-server-config.ts';
import { readSsoConfigs } from '../worlds/read-sso-configs.ts';
import { readGoogleSettings } from './google-settings.ts';

/** The services that single sign-on reads from. */
export type SsoServices = Pick<Services, 'sql' | 'config'>;

/** The provider to use, and the world where it is used. */
export interface RequestedProvider {
  kind: ProviderKind;
  /** The name of a world; empty for the console itself, which offers only single sign-ons. */
  serverConfigName: string;
  ssoConfigId?: string | undefined;
  tenant?: string | undefined;
}

/** A provider that is enabled in a world. */
export interface OfferedProvider {
  provider: Provider;
  /** The domains that Google accounts must belong to; for Google only. */
  domains?: readonly string[];
  /** The domains whose email addresses it can vouch for. */
  vouchedDomains: readonly string[];
}

/** Returns the requested provider. Throws unless it is enabled there. */
export function offeredProvider(services: SsoServices, wanted: RequestedProvider): Promise<OfferedProvider> {
  if (wanted.kind === 'google') return offeredGoogle(services, wanted.serverConfigName);
  return wanted.kind === 'microsoft' ? offeredMicrosoft(services, wanted) : offeredSso(services, wanted);
}

/**
 * Returns Google as a world offers it. Throws `sso.google.disabled` if the world or this installation does
 * not offer it.
 */
export async function offeredGoogle(
  { sql, config }: SsoServices,
  serverConfigName: string,
): Promise<Required<OfferedProvider>> {
  const settings = await readGoogleSettings(sql, serverConfigName);
  const provider = googleProvider(config.providers);
  if (!settings.enabled || !provider) throw new AppError('forbidden', 'sso.google.disabled');
  return { provider, domains: settings.whitelistedDomains, vouchedDomains: config.vouching.google };
}

async function offeredMicrosoft(
  { sql, config }: SsoServices,
  { serverConfigName, tenant }: RequestedProvider,
): Promise<OfferedProvider> {
  const world = await readServerConfig(sql, config, serverConfigName);
  const enabled = world?.azureData.find((entry) => entry.tenant === tenant);
  const provider = enabled && microsoftProvider(config.providers, enabled.tenant);
  if (!provider) throw new AppError('forbidden', 'sso.notOffered');
  return { provider, vouchedDomains: config.vouching.microsoft[enabled.tenant] ?? [] };
}

async function offeredSso(
  { sql, config }: SsoServices,
  { kind, serverConfigName, ssoConfigId: id = '' }: RequestedProvider,
): Promise<OfferedProvider> {
  const provider = ssoProvider(config.providers, await findSsoConfig({ sql }, id));
  const offered = await readSsoConfigs(
    sql,
    serverConfigName === '' ? { origin: new URL(config.publicUrl).origin } : { serverConfigName },
  );
  if (provider.kind !== kind || !offered.some((sso) => sso.objectId === id))
    throw new AppError('forbidden', 'sso.notOffered');
  const bound = await ssoConfigTable.one(sql, ['domains'], 'where "objectId" = $1', [id]);
  return { provider, vouchedDomains: bound?.domains ?? [] };
}

/** Returns the single sign-on with this id. Throws if there is none. */
export async function findSsoConfig({ sql }: Pick<SsoServices, 'sql'>, id: string): Promise<WireSsoConfig> {
  const [config] = await readSsoConfigs(sql, { id });
  const refusal = refuseOidcConfig({ id, found: config !== undefined });
  if (!config) throw new AppError('notFound', refusal ?? 'sso.oidc.configMissing');
  return config;
}
