import type { WireServerConfig, WireSsoConfig } from '@campus/contracts/worlds/functions';
import type { SignInMethod } from '@campus/contracts/worlds/worlds';
import {
  googleProvider,
  microsoftProvider,
  type Provider,
  ssoProvider,
} from '@campus/identity-providers/provider';
import type { ProviderSettings } from '@campus/identity-providers/settings';
import type { WorldsPlatform } from '@campus/parse-adapter/areas/worlds';
import type { Config } from '../core/config.ts';

/** Where a sign-in takes place: a world, or the console. This decides which providers are offered. */
export interface SignInPlace {
  /** Missing for the console itself. */
  world: WireServerConfig | undefined;
  ssoConfigs: readonly WireSsoConfig[];
}

/** A sign-in method: its button and its client at the provider. */
export interface OfferedProvider {
  method: SignInMethod;
  provider: Provider;
}

/** Reads the place for a world's name, or the console for an empty name. An unknown world offers nothing. */
export async function readSignInPlace(
  worlds: WorldsPlatform,
  world: string,
  { publicUrl }: Config,
): Promise<SignInPlace> {
  if (world === '')
    return { world: undefined, ssoConfigs: await worlds.ssoConfigs({ origin: publicUrl.origin }) };
  const [config, ssoConfigs] = await Promise.all([
    worlds.serverConfig(world),
    worlds.ssoConfigs({ serverConfigName: world }),
  ]);
  return config ? { world: config, ssoConfigs } : { world: undefined, ssoConfigs: [] };
}

/** The providers enabled at this place that the console has clients for. */
export function offeredProviders(
  { world, ssoConfigs }: SignInPlace,
  settings: ProviderSettings,
): OfferedProvider[] {
  const google = world?.googleSettings.enabled ? googleProvider(settings) : undefined;
  return [
    ...(google ? [offered(google, google.name)] : []),
    ...(world ? microsoftTenants(world, settings) : []),
    ...ssoConfigs.map((config) => ssoProvider(settings, config)).map((sso) => offered(sso, sso.name)),
  ];
}

function microsoftTenants({ azureData }: WireServerConfig, settings: ProviderSettings): OfferedProvider[] {
  return azureData.flatMap(({ tenant, name }) => {
    const provider = microsoftProvider(settings, tenant);
    if (!provider) return [];
    const label = azureData.length > 1 ? `${provider.name} (${name || tenant})` : provider.name;
    return [offered(provider, label)];
  });
}

function offered(provider: Provider, label: string): OfferedProvider {
  const id = provider.ssoConfigId ?? provider.tenant ?? '';
  return { method: { kind: provider.kind, id, label }, provider };
}
