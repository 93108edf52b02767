import { refuses } from '@campus/parse-adapter/testing/upstream';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../core/config.ts';
import { answerOf, openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn, publicUrl } from '../testing/gateway.ts';
import { ssoConfig, worldWith } from '../testing/worlds.ts';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

/** A visitor of a world with these settings for single sign-on. */
async function visitor({ provider = issuer.issuer, clientSecret = issuer.clientSecret } = {}) {
  const university = { ...ssoConfig, provider, clientId: issuer.clientId };
  const { providers } = readConfig({
    PUBLIC_URL: publicUrl,
    PARSE_SERVER_URL: 'http://127.0.0.1',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
    SSO_CLIENT_SECRETS: JSON.stringify({ [ssoConfig.objectId]: clientSecret }),
  });
  const logIn = refuses(142, 'Email or password is incorrect. Try again.');
  const { app, lines } = await gatewayOn({ ...worldWith([university]), logIn }, { providers });
  const browser = openBrowser(app);
  const start = () => browser.call('sso.start', { kind: 'oidc', id: ssoConfig.objectId, world: 'demo' });
  const refusals = () =>
    lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'operation refused');
  return { browser, lines, start, refusals };
}

it('the log says that the provider’s own document spells the issuer differently', async () => {
  const { start, refusals } = await visitor({ provider: `${issuer.issuer}/` });
  expect(refusalOf(await start())).toMatchObject({ key: 'sso.rejected' });
  expect(refusals()).toEqual([
    expect.objectContaining({
      operation: 'sso.start',
      key: 'sso.rejected',
      because: `its document is of the issuer ${issuer.issuer}`,
    }),
  ]);
});

it('the log says that the provider refuses the client’s secret, and shows neither secret nor code', async () => {
  const { browser, lines, start, refusals } = await visitor({ clientSecret: 'a-wrong-secret' });
  const asked = Object.fromEntries(new URL(answerOf(await start()).url).searchParams);
  const grant = { redirectUri: asked.redirect_uri ?? '', challenge: asked.code_challenge ?? '' };
  const code = issuer.grant({ ...grant, idToken: await issuer.sign({ nonce: asked.nonce }) });
  const params = { code, state: asked.state ?? '' };
  expect(refusalOf(await browser.call('sso.complete', { kind: 'oidc', params }))).toMatchObject({
    key: 'sso.rejected',
  });
  expect(refusals()).toEqual([
    expect.objectContaining({
      operation: 'sso.complete',
      key: 'sso.rejected',
      because: expect.stringContaining('invalid_client'),
    }),
  ]);
  for (const secret of [code, asked.state, 'a-wrong-secret']) expect(lines.join()).not.toContain(secret);
});

it('other refusals are logged by their key alone', async () => {
  const { browser, refusals } = await visitor();
  await browser.call('auth.signIn', { email: 'ana@campus.test', password: 'Wrong-2026!' });
  expect(refusals().map(({ because }) => because)).toEqual([undefined]);
});

it('the log shows no short secret that a provider repeats in its refusal', async () => {
  const { browser, lines, start } = await visitor({ clientSecret: 's3cret' });
  const asked = Object.fromEntries(new URL(answerOf(await start()).url).searchParams);
  const params = {
    error: 'denied',
    error_description: 'not s3cret, not 4711',
    code: '4711',
    state: asked.state ?? '',
  };
  await browser.call('sso.complete', { kind: 'oidc', params });
  expect(lines.join()).toContain('sso.denied');
  expect(lines.join()).not.toMatch(/s3cret|4711/);
});
