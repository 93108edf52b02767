import { type Claims, type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Provider } from './provider.ts';
import { begin, providerAt, redirectUri } from './testing/sign-in.ts';

let issuer: RogueIssuer;
beforeAll(async () => {
  issuer = await startRogueIssuer();
});
afterAll(() => issuer.close());

/** Begins a sign-in. The issuer can finish it with a code for a token with these claims and the nonce. */
async function beginAt(overrides: Partial<Provider> = {}, at = issuer) {
  const signIn = await begin(providerAt(at, overrides));
  const { nonce, state, asked, finish } = signIn;
  const challenge = asked.code_challenge;
  return {
    ...signIn,
    finishWithCode: async (claims: Claims = {}, more: Record<string, string> = {}) => {
      const idToken = await at.sign({ nonce, ...claims });
      const code = at.grant({ idToken, redirectUri, ...(challenge && { challenge }) });
      return finish({ code, state, ...more });
    },
  };
}

const rejected = { kind: 'invalid', key: 'sso.rejected' };
const person = {
  sub: 'ada',
  email: 'Ada@Campus.test',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
};

describe('a sign-in by code', () => {
  it('ends with the verified identity, what the platform is told of it, and the name for the forms', async () => {
    const signIn = await beginAt();
    await expect(signIn.finishWithCode(person)).resolves.toEqual({
      id: 'ada',
      id_token: expect.stringMatching(/^ey/),
      nonce: signIn.nonce,
      ssoConfigId: 'SsoRogue',
      email: 'ada@campus.test',
      emailVerified: true,
      firstName: 'Ada',
      lastName: 'Byron',
    });
  });

  it('works for a public client and for one whose secret goes into the body', async () => {
    const { finishWithCode } = await beginAt({ clientSecret: '' });
    await expect(finishWithCode(person)).resolves.toMatchObject({ id: 'ada' });
    const own = await startRogueIssuer({
      metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] },
    });
    const signIn = await beginAt({}, own);
    await expect(signIn.finishWithCode(person)).resolves.toMatchObject({ id: 'ada' });
    await own.close();
  });

  it('is refused in a browser in which another one was begun, and without its state', async () => {
    const [mine, foreign] = [await beginAt(), await beginAt()];
    const refusal = { kind: 'invalid', key: 'sso.oidc.state' };
    await expect(mine.finishWithCode({}, { state: foreign.state })).rejects.toMatchObject(refusal);
    await expect(mine.finish({ code: 'code' })).rejects.toMatchObject(refusal);
    const google = await beginAt({ kind: 'google' });
    await expect(google.finishWithCode({}, { state: foreign.state })).rejects.toMatchObject({
      key: 'sso.google.state',
    });
  });

  it('checks no state where the provider has no field for it', async () => {
    const fields = { state: '', nonce: 'nonce', codeChallenge: 'code_challenge' };
    const { finishWithCode } = await beginAt({ fields });
    await expect(finishWithCode(person, { state: '' })).resolves.toMatchObject({ id: 'ada' });
  });

  it('is refused the second time: the provider takes a code once', async () => {
    const { finish, state, nonce } = await beginAt();
    const code = issuer.grant({ idToken: await issuer.sign({ nonce }), redirectUri });
    await expect(finish({ code, state })).resolves.toMatchObject({ nonce });
    await expect(finish({ code, state })).rejects.toMatchObject(rejected);
  });

  it('is refused with the code of another client, or with the code of another sign-in', async () => {
    const { finish, state, nonce } = await beginAt();
    const idToken = await issuer.sign({ nonce });
    for (const grant of [{ clientId: 'another' }, { challenge: 'of another verifier' }]) {
      const code = issuer.grant({ idToken, redirectUri, ...grant });
      await expect(finish({ code, state })).rejects.toMatchObject(rejected);
    }
  });

  it('is refused when the redirect names another issuer, and when it names none though it should', async () => {
    const { finishWithCode } = await beginAt();
    await expect(finishWithCode(person, { iss: 'https://accounts.campus.test' })).rejects.toMatchObject(
      rejected,
    );
    await expect(finishWithCode(person, { iss: issuer.issuer })).resolves.toMatchObject({ id: 'ada' });
    const naming = await startRogueIssuer({
      metadata: { authorization_response_iss_parameter_supported: true },
    });
    const signIn = await beginAt({}, naming);
    await expect(signIn.finishWithCode(person)).rejects.toMatchObject(rejected);
    expect(naming.requests).not.toContain('POST /token');
    await naming.close();
  });

  it.each([
    ['of another nonce', { nonce: 'another' }, 'sso.oidc.nonce', 'sso.google.tokenInvalid'],
    ['without a nonce', { nonce: undefined }, 'sso.oidc.nonce', 'sso.google.tokenInvalid'],
    ['without a subject', { sub: undefined }, 'sso.oidc.subjectMissing', 'sso.google.unverified'],
    ['of an empty subject', { sub: '' }, 'sso.oidc.subjectMissing', 'sso.google.unverified'],
    [
      'that expired two minutes ago',
      { exp: Math.floor(Date.now() / 1000) - 120 },
      'sso.rejected',
      'sso.google.tokenInvalid',
    ],
    ['for another audience', { aud: 'another' }, 'sso.rejected', 'sso.google.tokenInvalid'],
    ['of another issuer', { iss: 'https://accounts.campus.test' }, 'sso.rejected', 'sso.google.tokenInvalid'],
  ])('is refused with a token %s', async (_what, claims, key, googleKey) => {
    const { finishWithCode } = await beginAt();
    await expect(finishWithCode(claims)).rejects.toMatchObject({ kind: 'invalid', key });
    const google = await beginAt({ kind: 'google' });
    await expect(google.finishWithCode(claims)).rejects.toMatchObject({ kind: 'invalid', key: googleKey });
  });

  it.each([
    ['SSO-033', { nonce: 'another' }, "Nonce doesn't match the saved value!"],
    ['SSO-036', { sub: '' }, 'Issue with Sub ID from Provider.'],
  ])('%s says what is wrong with the token', async (_row, claims, message) => {
    const { finishWithCode } = await beginAt();
    await expect(finishWithCode(claims)).rejects.toMatchObject({ message });
  });

  it('SSO-061 says that the credentials could not be verified when the token of Google names nobody', async () => {
    const message = 'Failed to verify Google credentials';
    for (const sub of [undefined, '']) {
      const { finishWithCode } = await beginAt({ kind: 'google' });
      await expect(finishWithCode({ sub })).rejects.toMatchObject({ message });
    }
  });

  it('forgives a clock that is half a minute off', async () => {
    const { finishWithCode } = await beginAt();
    const exp = Math.floor(Date.now() / 1000) - 30;
    await expect(finishWithCode({ ...person, exp })).resolves.toMatchObject({ id: 'ada' });
  });

  it('SSO-034 SSO-035 SSO-040 is refused without a code, and without an id token', async () => {
    const { finish, state } = await beginAt();
    await expect(finish({ state })).rejects.toMatchObject({
      key: 'sso.oidc.codeMissing',
      message: 'Code not found in redirect callback response.',
    });
    const code = issuer.grant({ redirectUri });
    await expect(finish({ state, code })).rejects.toMatchObject({
      key: 'sso.oidc.tokensMissing',
      message: 'Missing tokens',
    });
    const google = await beginAt({ kind: 'google' });
    await expect(google.finish({ state: google.state })).rejects.toMatchObject({
      key: 'sso.google.codeMissing',
      message: 'Authorization code not found',
    });
  });

  it('SSO-059 says that the code is missing where Microsoft leads back without one', async () => {
    const ms = await beginAt({ kind: 'microsoft' });
    await expect(ms.finish({ state: ms.state })).rejects.toMatchObject({
      kind: 'invalid',
      key: 'sso.codeMissing',
      message: 'Missing authentication code.',
    });
    await expect(ms.finish({})).rejects.toMatchObject({ key: 'sso.oidc.state' });
  });

  it('tells why the provider refused it, but only to the person who began it', async () => {
    const { finish, state } = await beginAt();
    const denied = {
      kind: 'forbidden',
      message:
        'The sign-in was cancelled at the provider, and nothing has changed here. (access_denied: No, thanks)',
    };
    await expect(
      finish({ state, error: 'access_denied', error_description: 'No, thanks' }),
    ).rejects.toMatchObject(denied);
    await expect(finish({ state, error: 'access_denied' })).rejects.toMatchObject({
      message: 'The sign-in was cancelled at the provider, and nothing has changed here. (access_denied)',
    });
    await expect(finish({ error: 'access_denied' })).rejects.toMatchObject({ key: 'sso.oidc.state' });
    await expect(finish({ state, error: 'invalid_client' })).rejects.toMatchObject({
      key: 'sso.invalidClient',
    });
  });

  it('says so when the provider cannot be reached any more', async () => {
    const leaving = await startRogueIssuer();
    const { finish, state } = await beginAt({}, leaving);
    await leaving.close();
    await expect(finish({ state, code: 'code' })).rejects.toMatchObject({
      kind: 'unavailable',
      key: 'sso.unreachable',
    });
  });
});

describe('a sign-in by id token', () => {
  async function beginWith(overrides: Partial<Provider> = {}) {
    const { finish, state, nonce } = await beginAt({ flow: 'idToken', ...overrides });
    return { finish: (idToken: string) => finish({ id_token: idToken, state }), nonce };
  }

  it('ends with the verified identity', async () => {
    const { finish, nonce } = await beginWith();
    const idToken = await issuer.sign({ ...person, nonce });
    await expect(finish(idToken)).resolves.toMatchObject({ id: 'ada', id_token: idToken, nonce });
  });

  it('SSO-034 is refused without a token, with one of another nonce, and with what is no token', async () => {
    const { finish } = await beginWith();
    await expect(finish('')).rejects.toMatchObject({
      key: 'sso.oidc.tokensMissing',
      message: 'Missing tokens',
    });
    await expect(finish(await issuer.sign({ nonce: 'another' }))).rejects.toMatchObject({
      key: 'sso.oidc.nonce',
    });
    await expect(finish('no.token.this')).rejects.toMatchObject(rejected);
    await expect(finish('none')).rejects.toMatchObject(rejected);
  });

  it('is refused with a token nobody signed, signed with the client secret, or by another key', async () => {
    const { finish, nonce } = await beginWith();
    for (const signing of [{ alg: 'none' }, { alg: 'HS256' }, { key: 'other' }] as const)
      await expect(finish(await issuer.sign({ nonce }, signing))).rejects.toMatchObject(rejected);
  });

  it('is refused when its redirect names another issuer', async () => {
    const { finish, state, nonce } = await beginAt({ flow: 'idToken' });
    const idToken = await issuer.sign({ nonce });
    await expect(
      finish({ id_token: idToken, state, iss: 'https://accounts.campus.test' }),
    ).rejects.toMatchObject(rejected);
  });
});
