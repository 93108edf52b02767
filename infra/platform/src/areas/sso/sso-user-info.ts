import { AppError } from '@campus/contracts/core/app-error';
import type { getUserInfo, getUserInfoFromCode } from '@campus/contracts/sso/functions';
import { exchangeCode } from '@campus/identity-providers/exchange';
import { ssoProvider } from '@campus/identity-providers/provider';
import { userInfoOf } from '@campus/identity-providers/user-info';
import type * as z from 'zod';
import { findSsoConfig, type SsoServices } from './offered-provider.ts';
import { refuseForeignAddress } from './own-address.ts';

type UserInfo = z.output<typeof getUserInfo.output>;

/** Returns the data that a single sign-on provides about the owner of an access token. */
export async function readUserInfo(
  { sql, config }: SsoServices,
  { ssoConfigId, accessToken }: z.output<typeof getUserInfo.input>,
): Promise<UserInfo> {
  return userInfoOf(ssoProvider(config.providers, await findSsoConfig({ sql }, ssoConfigId)), accessToken);
}

/** Exchanges an authorization code, and returns the single sign-on's data about its owner. */
export async function readUserInfoFromCode(
  { sql, config }: SsoServices,
  { ssoConfigId, code, redirectUri, codeVerifier: verifier }: z.output<typeof getUserInfoFromCode.input>,
): Promise<UserInfo> {
  if (code === '') throw new AppError('invalid', 'sso.codeMissing');
  refuseForeignAddress(config, redirectUri);
  const provider = ssoProvider(config.providers, await findSsoConfig({ sql }, ssoConfigId));
  const { accessToken } = await exchangeCode(provider, { code, redirectUri, verifier });
  return userInfoOf(provider, accessToken);
}
