import './no-log-files.ts';

import { createRequire } from 'node:module';
import { type AuthData, logInWith } from '@campus/contracts/sso/functions';
import { providerKinds } from '@campus/domain/sso/providers';
import { makeSso, vouch } from '@campus/tests/areas/sso/sso';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { type RogueIssuer, startRogueIssuer } from '@campus/tests/stack/rogue-issuer';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, makePerson, password, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let issuer: RogueIssuer;
let ssoConfigId: string;
let world: string;
beforeAll(async () => {
  issuer = await startRogueIssuer();
  world = `world-${unique()}`;
  await makeAccount({ world: { name: world } });
  ssoConfigId = await makeSso(issuer, { worldNames: [world] });
});
afterAll(() => issuer.close());

/** Sends a request with everything that Parse Server's own routes require. */
async function asMaster(method: string, path: string, body: object) {
  const response = await requestPlatform(method, path, {
    body,
    headers: { 'x-parse-master-key': stack.masterKey },
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** Returns the authData that Parse Server has stored for a user. */
async function storedAuthData(userId: string): Promise<unknown> {
  const row = await sql.one<{ authData: unknown }>('select "authData" from "_User" where "objectId" = $1', [
    userId,
  ]);
  return row?.authData ?? {};
}

function forgeries(sub = 'ada'): Promise<AuthData[]> {
  const own = { ssoConfigId };
  return Promise.all([
    vouch(issuer, { sub }, own, { alg: 'none' }),
    vouch(issuer, { sub }, own, { alg: 'HS256' }),
    vouch(issuer, { sub }, own, { key: 'other' }),
    vouch(issuer, { sub, aud: 'other-application' }, own),
    vouch(issuer, { sub, exp: 1 }, own),
    vouch(issuer, { sub }, own).then((good) => ({ ...good, nonce: 'another' })),
    vouch(issuer, { sub }, own).then((good) => ({ ...good, id: 'grace' })),
  ]);
}

describe('forged authData', () => {
  it('is refused by our functions', async () => {
    for (const authData of await forgeries())
      await expect(
        callPlatform(logInWith, { provider: 'oidc', authData, serverConfigName: world }),
      ).rejects.toThrow();
  });

  it('does not even reach Parse Server’s own routes without the master key', async () => {
    const { sessionToken, userId } = await makePerson();
    const [authData] = await forgeries();
    for (const [method, path] of [
      ['POST', '/users'],
      ['POST', '/login'],
      ['PUT', `/users/${userId}`],
      ['PUT', `/classes/_User/${userId}`],
    ] as const) {
      const response = await requestPlatform(method, path, {
        body: { authData: { oidc: authData } },
        sessionToken,
      });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  it('creates no user and is stored with none, even with the master key', async () => {
    const person = await makePerson();
    for (const authData of await forgeries()) {
      const body = { authData: { oidc: authData } };
      const created = await asMaster('POST', '/users', { ...body, username: unique(), password });
      expect(created.status).toBe(400);
      for (const path of [`/users/${person.userId}`, `/classes/_User/${person.userId}`])
        expect((await asMaster('PUT', path, body)).status).toBe(400);
      const login = await asMaster('POST', '/login', { username: person.email, password, ...body });
      expect(login.answer.authData ?? {}).toEqual({});
    }
    await expect(storedAuthData(person.userId)).resolves.toEqual({});
  });

  it('is not stored past the adapters, neither by its column’s name nor by a part of it', async () => {
    const { userId } = await makePerson();
    const [authData] = await forgeries();
    for (const field of ['_auth_data_oidc', 'authData.oidc', 'authData.oidc.id'])
      await asMaster('PUT', `/classes/_User/${userId}`, { [field]: authData });
    await expect(storedAuthData(userId)).resolves.toEqual({});
  });
});

describe('authData that its provider vouches for', () => {
  it('is accepted from a caller with the master key', async () => {
    const { userId } = await makePerson();
    const authData = await vouch(issuer, {}, { ssoConfigId });
    const { status } = await asMaster('PUT', `/users/${userId}`, { authData: { oidc: authData } });
    expect(status).toBe(200);
    await expect(storedAuthData(userId)).resolves.toEqual({ oidc: authData });
  });

  it('is refused if the provider is not set up', async () => {
    const { userId } = await makePerson();
    const authData = await vouch(issuer, {}, { ssoConfigId });
    for (const wrong of [
      { google: authData },
      { microsoft: authData },
      { microsoft: { ...authData, tenant: 'nowhere' } },
      { passport: authData },
      { oidc: { ...authData, ssoConfigId: 'nowhere000' } },
      { oidc: { id: 'ada' } },
      { oidc: 'ada' },
    ]) {
      const { status } = await asMaster('PUT', `/users/${userId}`, { authData: wrong });
      expect(status).toBeGreaterThanOrEqual(400);
    }
    await expect(storedAuthData(userId)).resolves.toEqual({});
  });
});

describe('the adapters that Parse Server brings along', () => {
  it('are all switched off', async () => {
    const { userId } = await makePerson();
    const names = builtInAdapters().filter((name) => !providerKinds.some((kind) => kind === name));
    expect(names).toEqual(expect.arrayContaining(['anonymous', 'facebook', 'github', 'mfa']));
    for (const name of [...names, 'unknown']) {
      const authData = { [name]: { id: 'ada', access_token: 'token', token: 'token', code: 'code' } };
      const { status, answer } = await asMaster('PUT', `/users/${userId}`, { authData });
      expect([name, status, answer.error]).toEqual([name, 400, 'This authentication method is unsupported.']);
    }
    await expect(storedAuthData(userId)).resolves.toEqual({});
  });
});

/** Returns the names of Parse Server's adapters. Some are registered only if they have options. */
function builtInAdapters(): string[] {
  const require = createRequire(import.meta.url);
  const options = new Proxy({}, { get: () => ({ validateOptions: () => undefined }) });
  return require('parse-server/lib/Adapters/Auth/index.js')(options, true).getProviders();
}
