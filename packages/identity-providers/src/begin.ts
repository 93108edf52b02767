import * as oidc from 'openid-client';
import { clientOf } from './client.ts';
import { asksForMore } from './profile.ts';
import type { Provider } from './provider.ts';

/**
 * The values that bind a sign-in to its browser. The caller stores all of them except the address until the
 * sign-in finishes.
 */
export interface Beginning {
  /** The address to open in the browser. */
  url: string;
  state: string;
  nonce: string;
  /** The secret behind the code challenge. */
  verifier: string;
}

/** Begins a sign-in with a state, a nonce, and a SHA-256 code challenge, each of 256 bits. */
export async function beginSignIn(provider: Provider, redirectUri: string): Promise<Beginning> {
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  const challenge = await oidc.calculatePKCECodeChallenge(verifier);
  return {
    url: await authorizationUrl(provider, { redirectUri, state, nonce, challenge }),
    state,
    nonce,
    verifier,
  };
}

/** Builds the provider's sign-in address, with the field names that the provider expects. */
export async function authorizationUrl(
  provider: Provider,
  request: { redirectUri: string; state: string; nonce: string; challenge?: string },
): Promise<string> {
  const { configuration } = await clientOf(provider);
  const { fields, flow } = provider;
  const parameters = new URLSearchParams({
    ...provider.redirectParams,
    redirect_uri: request.redirectUri,
    scope: provider.scope,
    response_type: flow === 'code' ? 'code' : asksForMore(provider) ? 'id_token token' : 'id_token',
  });
  if (fields.state !== '') parameters.set(fields.state, request.state);
  // Without a nonce, a token that comes through the browser could belong to anyone.
  if (fields.nonce !== '' || flow === 'idToken') parameters.set(fields.nonce || 'nonce', request.nonce);
  if (fields.codeChallenge !== '' && flow === 'code' && request.challenge) {
    parameters.set(fields.codeChallenge, request.challenge);
    parameters.set('code_challenge_method', 'S256');
  }
  return oidc.buildAuthorizationUrl(configuration, parameters).href;
}
