import { type Beginning, beginSignIn } from '../begin.ts';
import { finishSignIn } from '../finish.ts';
import type { Provider } from '../provider.ts';

export const redirectUri = 'http://console.campus.test/oidc';

type Client = Pick<Provider, 'issuer' | 'clientId' | 'clientSecret'>;

/** An issuer as the provider of an SSO config; the flow is `code` by default. */
export function providerAt(
  { issuer, clientId, clientSecret }: Client,
  overrides: Partial<Provider> = {},
): Provider {
  return {
    kind: 'oidc',
    name: 'Rogue University',
    issuer,
    clientId,
    clientSecret,
    scope: 'openid email profile',
    redirectParams: {},
    fields: { state: 'state', nonce: 'nonce', codeChallenge: 'code_challenge' },
    flow: 'code',
    asksUserInfo: false,
    ssoConfigId: 'SsoRogue',
    ...overrides,
  };
}

/** A sign-in in progress. */
export interface TestSignIn extends Beginning {
  /** The parameters sent to the provider. */
  asked: Record<string, string>;
  /** Returns from the provider with these fields. */
  finish(params: Record<string, string>): ReturnType<typeof finishSignIn>;
}

export async function begin(provider: Provider): Promise<TestSignIn> {
  const beginning = await beginSignIn(provider, redirectUri);
  const { state, nonce, verifier } = beginning;
  return {
    ...beginning,
    asked: Object.fromEntries(new URL(beginning.url).searchParams),
    finish: (params) => finishSignIn(provider, { params, redirectUri, state, nonce, verifier }),
  };
}
