import * as oidc from 'openid-client';
import { clientOf } from './client.ts';
import type { Provider } from './provider.ts';
import { refusalOf } from './refusals.ts';

export interface Tokens {
  /** Empty if the provider returned none. */
  idToken: string;
  accessToken: string;
}

/** Exchanges a code at its provider. The returned id token is not verified yet. */
export async function exchangeCode(
  provider: Provider,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier?: string | undefined },
): Promise<Tokens> {
  const { configuration } = await clientOf(provider);
  const parameters = new URLSearchParams({ code, redirect_uri: redirectUri });
  if (verifier !== undefined) parameters.set('code_verifier', verifier);
  const tokens = await oidc
    .genericGrantRequest(configuration, 'authorization_code', parameters)
    .catch((error: unknown) => {
      throw refusalOf(provider, error);
    });
  return { idToken: tokens.id_token ?? '', accessToken: tokens.access_token };
}
