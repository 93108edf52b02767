import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getMembersInfo } from '@campus/contracts/members/functions';
import {
  makeCredential,
  platformTokenOf,
  setApiAccess,
  type TestCredential,
  withApiAccess,
} from '@campus/tests/areas/credentials';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import * as oauth from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';

const gateway = await openGateway();

let account: TestAccount;
let credential: TestCredential;
beforeAll(async () => {
  account = await makeAccount(withApiAccess);
  credential = await makeCredential(account.accountId);
});

/** Sends the library's requests to this test's gateway instead of the public address. */
const throughGateway: oauth.CustomFetch = (url, options) =>
  fetch(url.replace(stack.urls.console, gateway.url), options as RequestInit);

/** A standard client library that knows only the console's address. */
async function discover({ clientId, clientSecret }: TestCredential, method = oauth.ClientSecretBasic) {
  const config = await oauth.discovery(
    new URL(stack.urls.console),
    clientId,
    undefined,
    method(clientSecret),
    { algorithm: 'oauth2', [oauth.customFetch]: throughGateway, execute: [oauth.allowInsecureRequests] },
  );
  config[oauth.customFetch] = throughGateway;
  return config;
}

/** Posts a form to the token endpoint or the revocation endpoint. */
function post(path: string, form: object, { clientId, clientSecret }: Partial<TestCredential> = credential) {
  const request = gateway.http.post(`/api/oauth/${path}`).type('form');
  return (clientId ? request.auth(clientId, clientSecret ?? '') : request).send(form);
}

const grant = { grant_type: 'client_credentials' };
const tokenOf = async (own = credential, scope?: string): Promise<string> =>
  (await post('token', { ...grant, ...(scope && { scope }) }, own)).body.access_token;

/** Reads the members with a token, like a script. */
const members = (token: string, accountId = account.accountId) =>
  gateway.http.get(`/api/v1/accounts/${accountId}/members`).set('authorization', `Bearer ${token}`);

describe('a standard OAuth client library', () => {
  it.each([
    ['client_secret_basic', oauth.ClientSecretBasic],
    ['client_secret_post', oauth.ClientSecretPost],
  ])('INT-016 finds out everything, gets a token by %s, and calls three operations', async (_, method) => {
    const config = await discover(credential, method);
    const tokens = await oauth.clientCredentialsGrant(config, {
      scope: 'members:read members:write tasks:read',
    });
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'members:read members:write tasks:read',
      account_id: account.accountId,
    });
    const call = async (verb: string, path: string, body?: object) => {
      const at = new URL(`/api/v1/accounts/${account.accountId}${path}`, stack.urls.console);
      const json = new Headers({ 'content-type': 'application/json' });
      const sent = body && JSON.stringify(body);
      const answer = await oauth.fetchProtectedResource(
        config,
        tokens.access_token,
        at,
        verb,
        sent,
        sent ? json : undefined,
      );
      return (await answer.json()) as Record<string, unknown>;
    };
    expect(await call('GET', '/members')).toMatchObject({ total: 6 });
    const { membershipId } = account.people.member;
    expect(await call('PATCH', `/members/${membershipId}`, { teamId: '5' })).toMatchObject({
      member: { teamId: '5' },
    });
    expect(await call('GET', '/tasks')).toMatchObject({ total: 0 });
  });

  it('ends its token (RFC 7009)', async () => {
    const config = await discover(credential);
    const { access_token: token } = await oauth.clientCredentialsGrant(config);
    expect((await members(token)).status).toBe(200);
    await oauth.tokenRevocation(config, token);
    expect((await members(token)).status).toBe(401);
    await oauth.tokenRevocation(config, token);
  });

  it('learns why it gets no token', async () => {
    const config = await discover({ ...credential, clientSecret: 'wrong' }, oauth.ClientSecretPost);
    await expect(oauth.clientCredentialsGrant(config)).rejects.toMatchObject({ error: 'invalid_client' });
    const scope = 'members:read everything';
    await expect(oauth.clientCredentialsGrant(await discover(credential), { scope })).rejects.toMatchObject({
      error: 'invalid_scope',
    });
  });
});

describe('the endpoints', () => {
  it('are described as RFC 8414 says', async () => {
    const { body } = await gateway.http.get('/.well-known/oauth-authorization-server');
    expect(body).toMatchObject({
      issuer: stack.urls.console,
      token_endpoint: `${stack.urls.console}/api/oauth/token`,
      revocation_endpoint: `${stack.urls.console}/api/oauth/revoke`,
      grant_types_supported: ['client_credentials'],
      scopes_supported: expect.arrayContaining(['members:read', 'members:write', 'audit:read']),
    });
  });

  it('answer a token that is not stored anywhere', async () => {
    const { status, headers, body } = await post('token', grant);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^campus_token_/),
    });
  });

  it.each([
    ['no grant type', {}, 400, 'invalid_request'],
    ['another grant type', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['a parameter twice', 'grant_type=client_credentials&scope=a&scope=b', 400, 'invalid_request'],
    ['two ways to authenticate', { ...grant, client_secret: 'x' }, 400, 'invalid_request'],
    ['a scope the credential lacks', { ...grant, scope: 'members:delete' }, 400, 'invalid_scope'],
  ])('refuse %s as RFC 6749 says', async (_, form, status, error) => {
    const response = await post('token', form as object);
    expect([response.status, response.body.error]).toEqual([status, error]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.error_description).toEqual(expect.any(String));
  });

  it('refuse a wrong secret, an unknown client, and none, with the scheme that was used', async () => {
    const wrong = await post('token', grant, { clientId: credential.clientId, clientSecret: 'wrong' });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    expect(wrong.headers['www-authenticate']).toBe('Basic realm="api"');
    const unknown = await post('token', grant, { clientId: 'campus_0', clientSecret: 'wrong' });
    expect(unknown.body).toEqual(wrong.body);
    const none = await post('token', grant, {});
    expect([none.status, none.body.error]).toEqual([400, 'invalid_request']);
  });

  it('accept only forms, and none from another site', async () => {
    const json = await gateway.http.post('/api/oauth/token').send({ ...grant, client_id: 'x' });
    expect([json.status, json.body.error]).toEqual([400, 'invalid_request']);
    const foreign = await post('token', grant).set('origin', 'https://evil.example');
    expect([foreign.status, foreign.body.access_token]).toEqual([400, undefined]);
  });

  it('answer a limited number of calls of an address', async () => {
    const limited = await openGateway({ rateLimits: true });
    const ask = () =>
      limited.http
        .post('/api/oauth/token')
        .type('form')
        .send({ ...grant, client_id: 'x', client_secret: 'y' });
    const asked = await Promise.all(Array.from({ length: 125 }, ask));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.error).toBe('temporarily_unavailable');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a token is refused at once, in both layers', () => {
  /** Two working tokens: one for scripts, and one of the platform. */
  async function working() {
    const { accountId, people } = await makeAccount(withApiAccess);
    const own = await makeCredential(accountId);
    const [token, raw] = [await tokenOf(own), await platformTokenOf(own)];
    expect((await members(token, accountId)).status).toBe(200);
    return { accountId, people, own, token, raw };
  }

  /** The answers to scripts, and the platform's error code. */
  async function refusals({ accountId, token, raw }: { accountId: string; token: string; raw: string }) {
    const direct = callPlatform(getMembersInfo, { accountId, options: {} }, raw);
    const code = await direct.then(
      () => 'answered',
      (error: { code: number }) => error.code,
    );
    const response = await members(token, accountId);
    return [response.status, response.headers['www-authenticate'] ?? '', code];
  }

  const over = [401, 'Bearer error="invalid_token"', parseCode.signedOut];

  it('when it leaked and its credential is revoked on the page', async () => {
    const leaked = await working();
    const { accountId, people, own } = leaked;
    const { credentialId } = own;
    await gateway.as(people.admin).credentials.revoke.mutate({ accountId, credentialId });
    expect(await refusals(leaked)).toEqual(over);
  });

  it('when its secret leaked and is replaced', async () => {
    const leaked = await working();
    const { accountId, people, own } = leaked;
    const { credentialId, clientId } = own;
    const { credentials } = gateway.as(people.owner);
    const replaced = await credentials.regenerate.mutate({
      accountId,
      credentialId,
      scopes: ['members:read'],
    });
    expect(await refusals(leaked)).toEqual(over);
    expect((await post('token', grant, own)).body.error).toBe('invalid_client');
    const { clientSecret } = replaced;
    expect((await members(await tokenOf({ credentialId, clientId, clientSecret }), accountId)).status).toBe(
      200,
    );
  });

  it('when it expires', async () => {
    const old = await working();
    await sql.query('update api_token set "expiresAt" = now() where credential = $1', [old.own.credentialId]);
    expect(await refusals(old)).toEqual(over);
  });

  it('when the account loses its API access', async () => {
    const ended = await working();
    await setApiAccess(ended.accountId, { isProductEnabled: false });
    expect(await refusals(ended)).toEqual(over);
    const { body } = await post('token', grant, ended.own);
    expect(body.error).toBe('unauthorized_client');
  });

  it('when it is of another account', async () => {
    const { token, raw } = await working();
    const { accountId } = account;
    expect(await refusals({ accountId, token, raw })).toEqual([403, '', parseCode.forbidden]);
  });

  it('when the platform’s token is sent to the gateway, or the reverse', async () => {
    const { accountId, token, raw } = await working();
    expect(await refusals({ accountId, token: raw, raw: token })).toEqual(over);
    const { list } = gateway.as({ userId: 'u1', sessionToken: raw }).members;
    expect(await refusalOf(list.query({ accountId }))).toMatchObject({ status: 403 });
  });
});

it('is named in the audit log instead of a person', async () => {
  const { accountId, people } = await makeAccount(withApiAccess);
  const own = await makeCredential(accountId, { name: 'Campus card sync' });
  const { membershipId } = people.leader;
  await gateway.http
    .delete(`/api/v1/accounts/${accountId}/members/${membershipId}`)
    .set('authorization', `Bearer ${await tokenOf(own)}`);
  const { items } = await gateway.as(people.owner).audit.list.query({ accountId });
  const actor = { id: own.credentialId, email: own.clientId, name: 'Campus card sync' };
  expect(items.map(({ operation, actor: by }) => [operation, by])).toEqual([
    ['members.remove', actor],
    ['credentials.issueToken', actor],
  ]);
});

it('invites in its own name; its invitations give no role after it is revoked', async () => {
  const { accountId, people } = await makeAccount(withApiAccess);
  const own = await makeCredential(accountId, { name: 'Campus card sync' });
  const { credentials, invitations } = gateway.as(people.owner);
  await gateway.http
    .post(`/api/v1/accounts/${accountId}/invitations`)
    .set('authorization', `Bearer ${await tokenOf(own)}`)
    .send({ email: 'grace.hopper@campus.test' });
  const list = async () => (await invitations.list.query({ accountId })).items;
  expect(await list()).toMatchObject([{ invitedBy: 'Campus card sync', message: '' }]);
  await credentials.revoke.mutate({ accountId, credentialId: own.credentialId });
  expect(await list()).toMatchObject([{ message: text('invitations.inviterLost') }]);
});
