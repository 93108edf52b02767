import { logInWith } from '@campus/contracts/sso/functions';
import { userIdentityTable } from '@campus/platform/foundation/schema/tables/user-identity';
import { visitProvider } from '@campus/tests/areas/sso/provider-visit';
import { addPersonAt, linkIdentity, makeSsoWorld, type SsoWorld } from '@campus/tests/areas/sso/sso-world';
import { openBrowser, type TestBrowser } from '@campus/tests/calls/browser';
import { openGateway } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { issuerAt } from '@campus/tests/stack/identity-provider';
import { startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, sql, unique } from '@campus/tests/world/world';
import { afterAll, describe, expect, it } from 'vitest';

const gateway = await openGateway();
const rogue = await startRogueIssuer();
const other = await startRogueIssuer();
afterAll(async () => {
  await Promise.all([rogue.close(), other.close()]);
});

const rejected = 'The provider did not accept the sign-in. Please start again.';
const redirectUri = `${stack.urls.console}/oidc`;
const now = () => Math.floor(Date.now() / 1000);

/** A world whose single sign-on is the rogue issuer, and a user with an identity there. */
async function makeRogueWorld(params: NonNullable<Parameters<typeof makeSsoWorld>[1]>['params'] = {}) {
  const { issuer, clientId } = rogue;
  const place = await makeSsoWorld('oidc', { issuer, clientId, params });
  const person = await makePerson();
  const sub = `sub-${unique()}`;
  const identity = { userId: person.userId, provider: 'oidc' as const, issuer, subject: sub };
  await userIdentityTable.insert(sql, [{ ...identity, ssoConfigId: place.ssoConfigId }]);
  return { place, person, sub };
}

/** The parameters of the provider's sign-in address. */
async function begin(browser: TestBrowser, { wanted }: SsoWorld) {
  const { searchParams } = new URL(await browser.start(wanted));
  const [state = '', nonce = '', challenge = ''] = ['state', 'nonce', 'code_challenge'].map(
    (name) => searchParams.get(name) ?? '',
  );
  return { state, nonce, challenge };
}

type Signing = Parameters<typeof rogue.sign>[1];
interface Forgery {
  /** Created together with the token, because some claims depend on the time. */
  claims?: () => Record<string, unknown>;
  signing?: Signing;
  /** Alters a valid token. */
  change?: (token: string) => string;
  message?: string;
}

const part = (token: string, index: number) => token.split('.')[index] ?? '';
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const forgeries: [string, Forgery][] = [
  ['that has expired', { claims: () => ({ exp: now() - 120, iat: now() - 600 }) }],
  ['that never expires', { claims: () => ({ exp: undefined }) }],
  ['that nobody signed', { signing: { alg: 'none' } }],
  [
    'that nobody signed, with a signature of old',
    { change: (token) => `${encoded({ alg: 'none' })}.${part(token, 1)}.${part(token, 2)}` },
  ],
  ['without its signature', { change: (token) => `${part(token, 0)}.${part(token, 1)}.` }],
  ['signed with a key that is not the issuer’s', { signing: { key: 'other' } }],
  ['signed with the client’s secret', { signing: { alg: 'HS256' } }],
  [
    'with another person written into it',
    {
      change: (token) =>
        `${part(token, 0)}.${encoded({ ...JSON.parse(Buffer.from(part(token, 1), 'base64url').toString()), name: 'x' })}.${part(token, 2)}`,
    },
  ],
  ['in the name of another issuer', { claims: () => ({ iss: other.issuer }) }],
  ['for another client', { claims: () => ({ aud: other.clientId }) }],
  ['for another client and ours', { claims: () => ({ aud: [rogue.clientId, other.clientId] }) }],
  ['issued to another client', { claims: () => ({ azp: other.clientId }) }],
  [
    'of another sign-in',
    { claims: () => ({ nonce: 'another' }), message: "Nonce doesn't match the saved value!" },
  ],
  [
    'of no sign-in at all',
    { claims: () => ({ nonce: undefined }), message: "Nonce doesn't match the saved value!" },
  ],
  ['about nobody', { claims: () => ({ sub: undefined }), message: 'Issue with Sub ID from Provider.' }],
];

async function forge({ claims, signing, change }: Forgery, sub: string, nonce: string): Promise<string> {
  const token = await rogue.sign({ sub, nonce, ...claims?.() }, signing);
  return change ? change(token) : token;
}

describe.each([
  ['in exchange for a code', 'authorization_code'],
  ['in the redirect itself', 'implicit'],
] as const)('an id token %s', (_, grantType) => {
  const answerWith = async (browser: TestBrowser, forgery: Forgery) => {
    const { place, person, sub } = await makeRogueWorld({ grantType });
    const { state, nonce, challenge } = await begin(browser, place);
    const idToken = await forge(forgery, sub, nonce);
    const back =
      grantType === 'implicit'
        ? { id_token: idToken }
        : { code: rogue.grant({ idToken, redirectUri, challenge }) };
    return { person, answer: await browser.complete('oidc', { state, ...back }) };
  };

  it('signs in if it is valid', async () => {
    const browser = openBrowser(gateway);
    const { person, answer } = await answerWith(browser, {});
    expect(answer).toMatchObject({ data: { outcome: 'signedIn', user: { id: person.userId } } });
  });

  it.each(forgeries)('%s is refused', async (_, forgery) => {
    const browser = openBrowser(gateway);
    const { answer } = await answerWith(browser, forgery);
    expect(answer).toMatchObject({ data: undefined, message: forgery.message ?? rejected });
    expect(await browser.user()).toBeNull();
  });
});

it('signs in once with an id token from the redirect, even in a copy of the browser', async () => {
  const place = await makeSsoWorld('oidc', {
    clientId: 'campus-implicit',
    params: { grantType: 'implicit' },
  });
  const person = await makePerson();
  const issued = await addPersonAt(place, { email: person.email });
  await linkIdentity(place, person, issued);
  const browser = openBrowser(gateway);
  const { params } = await browser.visit(place.wanted, issued.email);
  const copy = openBrowser(gateway, new Map(browser.cookies));
  expect((await browser.complete('oidc', params)).data).toMatchObject({ outcome: 'signedIn' });
  expect(await copy.complete('oidc', params)).toMatchObject({ message: rejected });
  expect(await copy.user()).toBeNull();
});

it('never sends the code of one issuer to another', async () => {
  const { place } = await makeRogueWorld();
  const honest = await makeSsoWorld('oidc');
  const issued = await addPersonAt(honest);
  const browser = openBrowser(gateway);
  const asked = new URL(await browser.start(place.wanted));
  asked.searchParams.set('client_id', 'campus-console');
  const { params } = await visitProvider(`${issuerAt('/university')}/auth${asked.search}`, issued.email);
  const exchanges = () => rogue.requests.filter((request) => request.startsWith('POST')).length;
  const before = exchanges();
  expect(await browser.complete('oidc', params)).toMatchObject({ message: rejected });
  expect([exchanges(), await browser.user()]).toEqual([before, null]);
});

describe('the platform, asked around the gateway', () => {
  const ask = async (place: SsoWorld, sub: string, claims: Record<string, unknown>) =>
    callPlatform(logInWith, {
      provider: 'oidc',
      serverConfigName: place.world,
      authData: {
        id: sub,
        nonce: 'the nonce',
        id_token: await rogue.sign({ sub, nonce: 'the nonce', ...claims }),
        ...(place.ssoConfigId && { ssoConfigId: place.ssoConfigId }),
      },
    });

  it('AUTH-089 says that no user is linked, even if the verified email belongs to a user', async () => {
    const { place } = await makeRogueWorld();
    const { email } = await makePerson();
    await expect(ask(place, `sub-${unique()}`, { email, email_verified: true })).rejects.toThrow(
      'A user linked with provided third party account could not be found.',
    );
  });

  it('signs in the linked user, and nobody with another subject', async () => {
    const { place, person, sub } = await makeRogueWorld();
    const { user } = await ask(place, sub, {});
    expect(user).toMatchObject({ _id: person.userId });
    await expect(ask(place, sub, { sub: 'somebody-else' })).rejects.toThrow(rejected);
  });
});
