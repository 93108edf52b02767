import { AppError } from '@campus/contracts/core/app-error';
import type { AuthData } from '@campus/contracts/sso/functions';
import { isAddressOf, type ProviderKind } from '@campus/domain/sso/providers';
import type { Provider } from '@campus/identity-providers/provider';
import { type VerifiedIdentity, verifyIdentity } from '@campus/identity-providers/verify';
import type { Proven } from '../identity/sessions.ts';
import { refuseOtherDomains } from './google-settings.ts';
import { offeredProvider, type SsoServices } from './offered-provider.ts';

/** An identity that a provider enabled in the world has vouched for. */
export interface VerifiedSso {
  provider: Provider;
  /** Its email is verified only if the provider says so, and may vouch for that domain. */
  identity: VerifiedIdentity;
  idToken: string;
}

/** An identity as a caller claims it. */
export interface Claim {
  kind: ProviderKind;
  authData: AuthData;
  /** The name of the world it is used in; empty for the console itself. */
  serverConfigName: string;
}

/**
 * Verifies an identity with its provider, if that is enabled in the world. Call it before the transaction of a
 * change begins: the provider may have to be asked.
 */
export async function verifySso(
  services: SsoServices,
  { kind, authData, serverConfigName }: Claim,
): Promise<VerifiedSso> {
  const { ssoConfigId, tenant, id_token: idToken } = authData;
  const { provider, domains, vouchedDomains } = await offeredProvider(services, {
    kind,
    serverConfigName,
    ssoConfigId,
    tenant,
  });
  const identity = await verifyIdentity(provider, authData);
  if (identity.isGuest) throw new AppError('forbidden', 'sso.guest');
  if (domains) refuseOtherDomains(identity, domains);
  const emailVerified = identity.emailVerified && isAddressOf(identity.email, vouchedDomains);
  return { provider, identity: { ...identity, emailVerified }, idToken };
}

/** Returns the fields by which a session records the provider. */
export function sessionProvider({ provider: { kind, ssoConfigId } }: VerifiedSso): Partial<Proven> {
  return { provider: kind, ssoConfigId: ssoConfigId ?? null };
}
