import { createHash } from 'node:crypto';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSignIn } from './begin.ts';
import { begin, providerAt, redirectUri } from './testing/sign-in.ts';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

describe('the redirect to a provider', () => {
  it('carries a state, a nonce and the SHA-256 hash of the verifier as code challenge, all of them new each time', async () => {
    const provider = providerAt(issuer);
    const [first, second] = [await begin(provider), await begin(provider)];
    expect(first.url).toMatch(`${issuer.issuer}/authorize?`);
    expect(first.asked).toEqual({
      client_id: issuer.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state: first.state,
      nonce: first.nonce,
      code_challenge: createHash('sha256').update(first.verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    for (const secret of ['state', 'nonce', 'verifier'] as const) {
      expect(first[secret]).toMatch(/^[\w-]{43}$/);
      expect(second[secret]).not.toBe(first[secret]);
    }
  });

  it('names its fields as the provider wants them named, and leaves out those it does not use', async () => {
    const fields = { state: 'relay', nonce: '', codeChallenge: '' };
    const { asked, state } = await begin(providerAt(issuer, { fields }));
    expect(asked).toMatchObject({ relay: state });
    for (const name of ['state', 'nonce', 'code_challenge', 'code_challenge_method'])
      expect(asked).not.toHaveProperty(name);
  });

  it('asks for tokens only with a nonce, and for an access token where one is needed', async () => {
    const fields = { state: 'state', nonce: '', codeChallenge: 'code_challenge' };
    const { asked, nonce } = await begin(providerAt(issuer, { fields, flow: 'idToken' }));
    expect(asked).toMatchObject({ response_type: 'id_token', nonce });
    expect(asked).not.toHaveProperty('code_challenge');
    const passport = await begin(providerAt(issuer, { kind: 'passport', flow: 'idToken' }));
    expect(passport.asked).toMatchObject({ response_type: 'id_token token' });
  });

  it('carries what the SSO config adds to it', async () => {
    const { asked } = await begin(providerAt(issuer, { redirectParams: { prompt: 'consent' } }));
    expect(asked).toMatchObject({ prompt: 'consent' });
  });
});

describe('the discovery document', () => {
  it('is read once', async () => {
    const own = await startRogueIssuer();
    await Promise.all(Array.from({ length: 5 }, () => beginSignIn(providerAt(own), redirectUri)));
    expect(own.requests).toEqual(['GET /.well-known/openid-configuration']);
    await own.close();
  });

  it.each([
    ['of another issuer', { issuer: 'https://accounts.campus.test' }],
    ['with an endpoint that is not reached by https', { token_endpoint: 'http://campus.test/token' }],
    ['without keys', { jwks_uri: undefined }],
  ])('%s is refused', async (_what, metadata) => {
    const own = await startRogueIssuer({ metadata });
    await expect(beginSignIn(providerAt(own), redirectUri)).rejects.toMatchObject({ key: 'sso.rejected' });
    await own.close();
  });

  it('of an issuer that is only almost the same is refused', async () => {
    const provider = providerAt(issuer, { issuer: `${issuer.issuer}/` });
    await expect(beginSignIn(provider, redirectUri)).rejects.toMatchObject({ key: 'sso.rejected' });
  });

  it('of an issuer elsewhere is read by https only', async () => {
    const provider = providerAt(issuer, { issuer: 'http://accounts.campus.test' });
    await expect(beginSignIn(provider, redirectUri)).rejects.toMatchObject({ key: 'sso.rejected' });
  });

  it('that cannot be read says that the provider cannot be reached, until it can', async () => {
    const closed = await startRogueIssuer();
    await closed.close();
    const unreachable = { kind: 'unavailable', key: 'sso.unreachable' };
    await expect(beginSignIn(providerAt(closed), redirectUri)).rejects.toMatchObject(unreachable);
    const missing = providerAt(issuer, { issuer: `${issuer.issuer}/nowhere` });
    await expect(beginSignIn(missing, redirectUri)).rejects.toMatchObject(unreachable);
  });
});
