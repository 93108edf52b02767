import { AppError } from '@campus/contracts/core/app-error';
import type { AuthData } from '@campus/contracts/sso/functions';
import { isAddressOf, type ProviderKind } from '@campus/domain/sso/providers';
import type { Provider } from '@campus/identity-providers/provider';
import { type VerifiedIdentity, verifyIdentity } from '@campus/identity-providers/verify';
import type { Proven } from '../identity/sessions.ts';
import { refuseOtherDomains } from './google-settings.ts';
import { offeredProvider, type SsoServices } from './offered-provider.ts';

/** An identity that a provider enabled in the world has confirmed. */
export interface VerifiedSso {
  provider: Provider;
  /** Its email is verified only if the provider says so and can vouch for that domain. */
  identity: VerifiedIdentity;
  idToken: string;
}

/** An identity that a caller claims to have. */
export interface Claim {
  kind: ProviderKind;
  authData: AuthData;
  /** The name of the world; empty for the console itself. */
  serverConfigName: string;
}

/**
 * Verifies an identity with its provider, if the world has enabled it. May send requests to the provider, so
 * call it before the transaction of a change begins.
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

/** Returns the session fields that record the provider. */
export function sessionProvider({ provider: { kind, ssoConfigId } }: VerifiedSso): Partial<Proven> {
  return { provider: kind, ssoConfigId: ssoConfigId ?? null };
}
