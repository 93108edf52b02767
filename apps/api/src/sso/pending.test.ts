import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, type Behavior, refuses, refusesWith } from '@campus/parse-adapter/testing/upstream';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, openBrowser, refusalOf } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';
import { ssoConfig, worldWith } from '../testing/worlds.ts';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

const nobody = refuses(205, 'Email not registered in database.');
const unlinked = refuses(119, 'A user linked with provided third party account could not be found.');
const notLinked = refuses(101, 'Could not find a user account linked to your Passport account');
const session = { user: wireUser, sessionToken: 'r:fresh' };
const profile = { email: 'Ana@campus.test', given_name: 'Ana', family_name: 'Sol' };
const password = 'Campus-2026!';
const credentials = { email: 'other@campus.test', password, linkType: 'OIDC' };

interface Return {
  logInWith: Behavior;
  claims?: Record<string, unknown>;
  type?: 'oidc' | 'passport';
  world?: string;
  functions?: Record<string, Behavior>;
}

/** A browser that returns from the issuer with an identity, and the platform's answers about it. */
async function returned({
  logInWith,
  claims = profile,
  type = 'oidc',
  world = 'demo',
  functions = {},
}: Return) {
  const config = { ...ssoConfig, type, provider: issuer.issuer, clientId: issuer.clientId };
  const gateway = await gatewayOn({ ...worldWith([config]), logInWith, ...functions });
  const browser = openBrowser(gateway.app);
  const kind = type;
  const started = await browser.call('sso.start', { kind, id: config.objectId, world });
  const { searchParams } = new URL(answerOf(started).url);
  const idToken = await issuer.sign({ nonce: searchParams.get('nonce'), sub: 'ana', ...claims });
  const code = issuer.grant({
    idToken,
    accessToken: issuer.tell({ sub: 'ana', ...claims }),
    redirectUri: searchParams.get('redirect_uri') ?? '',
    challenge: searchParams.get('code_challenge') ?? '',
  });
  const params = { code, state: searchParams.get('state') ?? '' };
  const response = await browser.call('sso.complete', { kind, params });
  return { ...gateway, browser, response, idToken };
}

describe('an identity of nobody', () => {
  it.each([
    ['SSO-051', 'signUp', nobody],
    ['SSO-053', 'link', unlinked],
  ])(
    '%s leads to %s with the provider’s data, which waits in a sealed cookie',
    async (_, outcome, logInWith) => {
      const { response, browser, idToken } = await returned({ logInWith });
      expect(answerOf(response)).toEqual({
        outcome,
        user: null,
        providerName: 'Demo University',
        email: 'ana@campus.test',
        firstName: 'Ana',
        lastName: 'Sol',
      });
      expect(response.cookies).toContainEqual(
        expect.objectContaining({ name: 'campus_identity_0', path: '/trpc', httpOnly: true, maxAge: 900 }),
      );
      expect([...browser.jar.keys()]).toEqual(['campus_identity_0']);
      expect(response.body).not.toContain(idToken);
    },
  );

  it('SSO-052 is refused when there is no account to sign up for', async () => {
    const { response, browser } = await returned({ logInWith: nobody, world: '' });
    expect(refusalOf(response)).toEqual({ status: 403, key: 'sso.emailNotRegistered' });
    expect(browser.jar.size).toBe(0);
  });

  it('AUTH-083 is refused when it is a passport', async () => {
    const { response, browser } = await returned({ logInWith: notLinked, type: 'passport' });
    expect(response.json().error.message).toBe(
      'Could not find a user account linked to your Passport account',
    );
    expect(browser.jar.size).toBe(0);
  });

  it('that is too large for cookies fails with a clear error that is logged with the size', async () => {
    const large = { ...profile, groups: 'x'.repeat(6000) };
    const { response, browser, lines } = await returned({ logInWith: nobody, claims: large });
    expect(response.json().error.message).toBe('Oops, something went wrong.');
    expect(browser.jar.size).toBe(0);
    expect(lines.join()).toMatch(/too large for cookies: \d+ bytes/);
  });
});

describe('linking accounts', () => {
  it('SSO-023 signs in with the password and the provider’s address, then links', async () => {
    const { browser, received } = await returned({
      logInWith: unlinked,
      functions: { logIn: answers(session), linkWith: answers({}) },
    });
    const response = await browser.call('sso.linkAccounts', { ...credentials, remember: true });
    expect(answerOf(response)).toMatchObject({ user: { id: 'u1' }, providerName: 'Demo University' });
    expect(received.slice(-2)).toMatchObject([
      { path: '/parse/functions/logIn', body: { email: 'ana@campus.test', password, remember: true } },
      { path: '/parse/functions/linkWith', headers: { 'x-parse-session-token': 'r:fresh' } },
    ]);
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: '__Host-campus_session', maxAge: 30 * 24 * 60 * 60 }),
    );
    expect(browser.cookies('campus_identity')).toEqual([]);
  });

  it('SSO-023 that fails ends the session it began, and gives the browser none', async () => {
    const { browser, received } = await returned({
      logInWith: unlinked,
      functions: {
        logIn: answers(session),
        linkWith: refusesWith(137, 'sso.alreadyLinked'),
        logOut: answers({}),
      },
    });
    const response = await browser.call('sso.linkAccounts', credentials);
    expect(refusalOf(response)).toEqual({ status: 409, key: 'sso.alreadyLinked' });
    expect(received.at(-1)).toMatchObject({
      path: '/parse/functions/logOut',
      headers: { 'x-parse-session-token': 'r:fresh' },
    });
    expect([...browser.jar.keys()]).toEqual(['campus_identity_0']);
  });

  it('with a wrong password changes nothing, and can be tried again', async () => {
    const { browser, received } = await returned({
      logInWith: unlinked,
      functions: { logIn: refusesWith(142, 'auth.incorrect') },
    });
    const response = await browser.call('sso.linkAccounts', credentials);
    expect(refusalOf(response)).toEqual({ status: 400, key: 'auth.incorrect' });
    expect(received.at(-1)?.path).toBe('/parse/functions/logIn');
    expect([...browser.jar.keys()]).toEqual(['campus_identity_0']);
  });

  it.each(['Google', 'Microsoft'])('SSO-022 as %s is refused for another kind', async (linkType) => {
    const { browser, received } = await returned({ logInWith: unlinked });
    const before = received.length;
    const response = await browser.call('sso.linkAccounts', { ...credentials, linkType });
    expect(refusalOf(response)).toEqual({ status: 400, key: 'sso.otherLinkType' });
    expect(received).toHaveLength(before);
  });

  it('without an identity that waits is refused before any password is tried', async () => {
    const { app, received } = await gatewayOn({});
    const response = await openBrowser(app).call('sso.linkAccounts', credentials);
    expect(refusalOf(response)).toEqual({ status: 400, key: 'sso.expired' });
    expect(received).toEqual([]);
  });
});

const person = { email: 'other@campus.test', firstName: 'Ana', lastName: 'Sol', agreement: true };

describe('signing up with an identity', () => {
  it('joins the account of the world with the provider’s address, and signs in', async () => {
    const { browser, received } = await returned({
      logInWith: nobody,
      functions: { thirdPartySignUp: answers(session) },
    });
    const response = await browser.call('sso.signUp', person);
    expect(answerOf(response)).toMatchObject({ user: { id: 'u1' } });
    expect(received.at(-1)?.body).toMatchObject({
      email: 'ana@campus.test',
      accountId: 'a1',
      data: { authType: 'oidc', authData: { id: 'ana', ssoConfigId: 'SsoDemo' }, firstName: 'Ana' },
    });
    expect([...browser.jar.keys()]).toEqual(['__Host-campus_session', '__Host-campus_device']);
  });

  it('uses the entered address if the provider sent none', async () => {
    const { browser, received } = await returned({
      logInWith: nobody,
      claims: { given_name: 'Ana' },
      functions: { thirdPartySignUp: answers(session) },
    });
    await browser.call('sso.signUp', { ...person, email: 'Other@campus.test' });
    expect(received.at(-1)?.body).toMatchObject({ email: 'other@campus.test' });
  });

  it('that is refused keeps the identity pending', async () => {
    const { browser } = await returned({
      logInWith: nobody,
      functions: { thirdPartySignUp: refusesWith(137, 'signUp.emailTaken') },
    });
    const response = await browser.call('sso.signUp', person);
    expect(refusalOf(response)).toEqual({ status: 409, key: 'signUp.emailTaken' });
    expect([...browser.jar.keys()]).toEqual(['campus_identity_0']);
  });

  it('without an identity that waits is refused', async () => {
    const { app } = await gatewayOn({});
    expect(refusalOf(await openBrowser(app).call('sso.signUp', person))).toMatchObject({
      key: 'sso.expired',
    });
  });
});
