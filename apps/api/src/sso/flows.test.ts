import { createHash } from 'node:crypto';
import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, refusesWith } from '@campus/parse-adapter/testing/upstream';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn, publicUrl } from '../testing/gateway.ts';
import { ssoConfig, worldWith } from '../testing/worlds.ts';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

const notOffered = refusesWith(119, 'sso.notOffered');
const universityId = ssoConfig.objectId;

/**
 * A visitor of a world that signs in through the issuer, and a platform that answers `logInWith` like this.
 */
async function visitor({ logInWith = answers({ user: wireUser, sessionToken: 'r:1' }), fields = {} } = {}) {
  const university = {
    ...ssoConfig,
    provider: issuer.issuer,
    clientId: issuer.clientId,
    params: { ...ssoConfig.params, ...fields },
  };
  const gateway = await gatewayOn({
    ...worldWith([university]),
    logInWith,
    checkFreshProof: answers(true),
    linkWith: answers({}),
  });
  const browser = openBrowser(gateway.app);
  const start = async (more: object = {}) => {
    const response = await browser.call('sso.start', {
      kind: 'oidc',
      id: universityId,
      world: 'demo',
      ...more,
    });
    const { searchParams } = new URL(answerOf(response).url);
    return { response, asked: Object.fromEntries(searchParams) };
  };
  return { ...gateway, browser, start };
}

/** The parameters with which the issuer returns the browser. */
async function redirectParams(asked: Record<string, string>, claims: Record<string, unknown> = {}) {
  const idToken = await issuer.sign({ nonce: asked.nonce, sub: 'ana', ...claims });
  const grant = { idToken, redirectUri: asked.redirect_uri ?? '', challenge: asked.code_challenge ?? '' };
  return { code: issuer.grant(grant), state: asked.state ?? '' };
}

describe('a redirect to a provider', () => {
  it('carries state, nonce and an S256 challenge, and leads back to the configured address only', async () => {
    const { start } = await visitor();
    const { asked } = await start();
    expect(asked).toMatchObject({
      redirect_uri: `${publicUrl}/oidc`,
      response_type: 'code',
      client_id: issuer.clientId,
      code_challenge_method: 'S256',
    });
    for (const field of ['state', 'nonce', 'code_challenge']) expect(asked[field]).toMatch(/^[\w-]{43}$/);
  });

  it('leaves a sealed cookie of ten minutes, for our interface only', async () => {
    const { start } = await visitor();
    const { response, asked } = await start();
    expect(response.cookies).toEqual([
      {
        name: expect.stringMatching(/^campus_flow_[\w-]{12}$/),
        value: expect.stringMatching(/^eyJ/),
        path: '/trpc',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 600,
      },
    ]);
    expect(response.cookies[0]?.value).not.toContain(asked.state);
  });

  it('is kept for the last four attempts of a browser', async () => {
    const { start, browser } = await visitor();
    const first = await start();
    for (let i = 0; i < 4; i++) await start();
    expect(browser.cookies('campus_flow_')).toHaveLength(4);
    const params = await redirectParams(first.asked);
    expect(refusalOf(await browser.call('sso.complete', { kind: 'oidc', params }))).toMatchObject({
      key: 'sso.oidc.state',
    });
  });

  it.each([
    ['SSO-037 is refused without the id of a config', { id: '' }, 'sso.oidc.configIdMissing'],
    ['SSO-038 is refused with an unknown id', { id: 'Unknown' }, 'sso.oidc.configMissing'],
    ['SSO-038 is refused with a path as id', { id: '../x' }, 'sso.oidc.configMissing'],
    ['is refused for a kind without a client', { kind: 'google' }, 'sso.google.disabled'],
    ['is refused for a kind that the world does not offer', { kind: 'passport', id: '' }, 'sso.notOffered'],
    [
      'is refused for a tenant that the world does not offer',
      { kind: 'microsoft', id: 'contoso' },
      'sso.notOffered',
    ],
    ['is refused for linking without a session', { purpose: 'link' }, 'access.signedOut'],
  ])('%s', async (_, more, key) => {
    const { browser } = await visitor();
    const input = { kind: 'oidc', id: universityId, world: 'demo', ...more };
    expect(refusalOf(await browser.call('sso.start', input))).toMatchObject({ key });
    expect(browser.jar.size).toBe(0);
  });
});

describe('a browser that comes back', () => {
  it('is signed in for as long as the person chose', async () => {
    const { start, browser, received } = await visitor();
    const { asked } = await start({ remember: true });
    const response = await browser.call('sso.complete', {
      kind: 'oidc',
      params: await redirectParams(asked),
    });
    expect(answerOf(response)).toMatchObject({
      outcome: 'signedIn',
      user: { id: 'u1' },
      providerName: 'Demo University',
    });
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-campus_session', maxAge: 30 * 24 * 60 * 60 }),
    );
    expect(received.at(-1)).toMatchObject({
      path: '/parse/functions/logInWith',
      body: {
        provider: 'oidc',
        serverConfigName: 'demo',
        remember: true,
        authData: { id: 'ana', nonce: asked.nonce, ssoConfigId: universityId },
      },
    });
    expect(response.body).not.toContain('r:1');
  });

  it('finds its own flow among several, by the state', async () => {
    const { start, browser } = await visitor();
    const { asked } = await start();
    await start();
    const params = await redirectParams(asked);
    expect(answerOf(await browser.call('sso.complete', { kind: 'oidc', params }))).toMatchObject({
      outcome: 'signedIn',
    });
    expect(browser.cookies('campus_flow_')).toHaveLength(1);
  });

  it('finds its flow by the kind where the provider returns no state', async () => {
    const { start, browser } = await visitor({ fields: { stateField: '' } });
    const { asked } = await start();
    expect(asked).not.toHaveProperty('state');
    const { code } = await redirectParams(asked);
    expect(answerOf(await browser.call('sso.complete', { kind: 'oidc', params: { code } }))).toMatchObject({
      outcome: 'signedIn',
    });
  });

  it.each([
    ['google', 'sso.google.state'],
    ['microsoft', 'sso.expired'],
    ['passport', 'sso.expired'],
    ['oidc', 'sso.oidc.configIdMissing'],
  ])('from %s without a flow that it began is refused: %s', async (kind, key) => {
    const { browser, received } = await visitor();
    const params = { code: 'c', state: 's' };
    expect(refusalOf(await browser.call('sso.complete', { kind, params }))).toMatchObject({
      status: 400,
      key,
    });
    expect(received).toEqual([]);
  });

  it('to the page of another kind of provider is refused, and keeps its own flow', async () => {
    const { start, browser } = await visitor();
    const { asked } = await start();
    const response = await browser.call('sso.complete', {
      kind: 'passport',
      params: await redirectParams(asked),
    });
    expect(refusalOf(response)).toEqual({ status: 400, key: 'sso.expired' });
    expect(browser.cookies('campus_flow_')).toHaveLength(1);
  });

  it('SSO-032 with a foreign state is refused, and keeps its own flow', async () => {
    const { start, browser } = await visitor();
    const { asked } = await start();
    const params = { ...(await redirectParams(asked)), state: 'x'.repeat(43) };
    const response = await browser.call('sso.complete', { kind: 'oidc', params });
    expect(refusalOf(response)).toEqual({ status: 400, key: 'sso.oidc.state' });
    expect(response.json().error.message).toBe("State doesn't match the saved value!");
    expect(browser.cookies('campus_flow_')).toHaveLength(1);
  });

  it.each([
    ['succeeds', {}],
    ['is refused', { nonce: 'another' }],
  ])('spends its flow when the sign-in %s', async (_, claims) => {
    const { start, browser } = await visitor();
    const { asked } = await start();
    await browser.call('sso.complete', { kind: 'oidc', params: await redirectParams(asked, claims) });
    expect(browser.cookies('campus_flow_')).toEqual([]);
    const again = await browser.call('sso.complete', { kind: 'oidc', params: await redirectParams(asked) });
    expect(refusalOf(again)).toMatchObject({ status: 400 });
  });

  it('is refused with the provider’s own reason, and gets no session', async () => {
    const { start, browser } = await visitor();
    const { asked } = await start();
    const params = { error: 'server_error', error_description: 'Not today.', state: asked.state };
    const response = await browser.call('sso.complete', { kind: 'oidc', params });
    expect(response.json().error.message).toBe('The provider refused the sign-in: Not today. (server_error)');
    expect(browser.jar.size).toBe(0);
  });

  it('is refused with the platform’s reason, and gets neither a session nor a pending identity', async () => {
    const { start, browser } = await visitor({ logInWith: notOffered });
    const { asked } = await start();
    const response = await browser.call('sso.complete', {
      kind: 'oidc',
      params: await redirectParams(asked),
    });
    expect(refusalOf(response)).toEqual({ status: 403, key: 'sso.notOffered' });
    expect(browser.jar.size).toBe(0);
  });

  it('with a forged cookie is treated as if it had none', async () => {
    const { browser } = await visitor();
    browser.jar.set('campus_flow_AAAAAAAAAAAA', createHash('sha256').digest('hex'));
    const response = await browser.call('sso.complete', { kind: 'oidc', params: { code: 'c', state: 's' } });
    expect(refusalOf(response)).toMatchObject({ key: 'sso.oidc.configIdMissing' });
    expect(browser.jar.size).toBe(0);
  });
});

describe('linking to the signed-in user', () => {
  it('uses the session that began it', async () => {
    const { start, browser, received, sealed } = await visitor();
    browser.jar.set('__Host-campus_session', sealed);
    const { asked } = await start({ purpose: 'link' });
    const response = await browser.call('sso.complete', {
      kind: 'oidc',
      params: await redirectParams(asked),
    });
    expect(answerOf(response)).toMatchObject({ outcome: 'linked', user: null });
    expect(received.at(-1)).toMatchObject({
      path: '/parse/functions/linkWith',
      headers: { 'x-parse-session-token': 'r:platform-token' },
    });
    expect(received.map(({ path }) => path)).not.toContain('/parse/functions/logInWith');
  });

  it('is refused to anyone but the person who began it', async () => {
    const { start, browser, received, sealed, sealedFor } = await visitor();
    for (const [change, status] of [
      [async () => void browser.jar.delete('__Host-campus_session'), 401],
      [async () => void browser.jar.set('__Host-campus_session', await sealedFor('u2')), 403],
    ] as const) {
      browser.jar.set('__Host-campus_session', sealed);
      const { asked } = await start({ purpose: 'link' });
      await change();
      const response = await browser.call('sso.complete', {
        kind: 'oidc',
        params: await redirectParams(asked),
      });
      expect(response.statusCode).toBe(status);
      expect(browser.cookies('campus_flow_')).toEqual([]);
    }
    expect(received.map(({ path }) => path)).not.toContain('/parse/functions/linkWith');
  });
});
