import { AppError } from '@campus/contracts/core/app-error';
import type {
  generateGoogleAuthUrl,
  getGoogleTokens,
  verifyGoogleTokens,
} from '@campus/contracts/sso/functions';
import { authorizationUrl } from '@campus/identity-providers/begin';
import { exchangeCode } from '@campus/identity-providers/exchange';
import { googleProvider } from '@campus/identity-providers/provider';
import { verifyLooseToken } from '@campus/identity-providers/verify';
import type * as z from 'zod';
import type { Queryable } from '../../foundation/database/sql.ts';
import { refuseOtherDomains } from './google-settings.ts';
import { type OfferedProvider, offeredGoogle, type SsoServices } from './offered-provider.ts';
import { refuseForeignAddress } from './own-address.ts';

/**
 * Returns the URL that starts a Google sign-in in an account. The caller's state is also the nonce, which
 * binds the tokens to this sign-in.
 */
export async function googleAddress(
  services: SsoServices,
  { googleRedirectUri, state, accountId }: z.output<typeof generateGoogleAuthUrl.input>,
): Promise<string> {
  refuseForeignAddress(services.config, googleRedirectUri);
  const { provider } = await googleOf(services, accountId);
  return authorizationUrl(provider, { redirectUri: googleRedirectUri, state, nonce: state });
}

/** Exchanges an authorization code at Google. */
export async function exchangeGoogleCode(
  { config }: SsoServices,
  { code, googleRedirectUri, codeVerifier: verifier }: z.output<typeof getGoogleTokens.input>,
): Promise<z.output<typeof getGoogleTokens.output>> {
  if (code === '') throw new AppError('invalid', 'sso.codeMissing');
  refuseForeignAddress(config, googleRedirectUri);
  const provider = googleProvider(config.providers);
  if (!provider) throw new AppError('forbidden', 'sso.google.disabled');
  const { idToken, accessToken } = await exchangeCode(provider, {
    code,
    redirectUri: googleRedirectUri,
    verifier,
  });
  if (idToken === '') throw new AppError('invalid', 'sso.google.tokenInvalid');
  return { id_token: idToken, access_token: accessToken };
}

/** Returns the person in a Google id token, if the account allows their domain. */
export async function readGoogleToken(
  services: SsoServices,
  { token, accountId }: z.output<typeof verifyGoogleTokens.input>,
): Promise<z.output<typeof verifyGoogleTokens.output>> {
  const { provider, domains } = await googleOf(services, accountId);
  const identity = await verifyLooseToken(provider, token);
  refuseOtherDomains(identity, domains);
  return { userId: identity.subject, userEmail: identity.email };
}

async function googleOf(services: SsoServices, accountId: string): Promise<Required<OfferedProvider>> {
  return offeredGoogle(services, await worldNameOf(services.sql, accountId));
}

async function worldNameOf(sql: Queryable, accountId: string): Promise<string> {
  const config = await sql.one<{ name: string }>(
    `select coalesce(name, '') as name from "ServerConfig" where account = $1`,
    [accountId],
  );
  return config?.name ?? '';
}
