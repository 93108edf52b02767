import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visitProvider } from '@campus/tests/areas/sso/provider-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim } from '../ports.ts';
import { issuersFor } from './issuers.ts';
import { readKeys } from './keys.ts';
import { buildIdentityProvider } from './server.ts';

const publicUrl = 'http://localhost:3999';
const secret = 'a-secret-that-only-tests-use-of-any-kind';
const verifier = 'a-verifier-that-is-long-enough-for-the-protocol';
const challenge = createHash('sha256').update(verifier).digest('base64url');

let folder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'campus-keys-'));
  origin = `http://localhost:${await claim(0)}`;
  const secrets = { google: secret, microsoft: secret, passport: secret };
  const issuers = issuersFor({ publicUrl, secrets });
  const paths = issuers.map((issuer) => issuer.path);
  const keys = await readKeys(path.join(folder, 'keys.json'), paths);
  server = buildIdentityProvider({ origin, publicUrl, issuers, keys });
  await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** The address that begins a sign-in. Empty fields are omitted. */
function begin(issuer: string, fields: Record<string, string> = {}): string {
  const all = {
    client_id: 'campus-console',
    redirect_uri: `${publicUrl}/oidc`,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the state',
    nonce: 'the nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...fields,
  };
  const given = Object.entries(all).filter(([, value]) => value !== '');
  return `${origin}${issuer}/auth?${new URLSearchParams(given)}`;
}

async function exchange(issuer: string, code = '', fields: Record<string, string> = {}) {
  const { client_secret: password, ...others } = fields;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    redirect_uri: `${publicUrl}/oidc`,
    code_verifier: verifier,
    code,
    ...(password === undefined ? { client_id: 'campus-console' } : {}),
    ...others,
  });
  const basic = password && { authorization: `Basic ${btoa(`campus-console:${password}`)}` };
  const response = await fetch(`${origin}${issuer}/token`, {
    method: 'POST',
    body,
    ...(basic && { headers: basic }),
  });
  return { status: response.status, tokens: (await response.json()) as Record<string, string> };
}

function claimsOf(idToken = ''): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

/** Signs a person in and returns the claims of the id token. */
async function signIn(issuer: string, email: string): Promise<Record<string, unknown>> {
  const { params } = await visitProvider(begin(issuer), email);
  const { tokens } = await exchange(issuer, params.code, confidential(issuer));
  return claimsOf(tokens.id_token);
}

function confidential(issuer: string): Record<string, string> {
  return ['/university', '/alps'].includes(issuer) ? {} : { client_secret: secret };
}

describe('the local identity provider', () => {
  it('leads back with state, code and issuer when a person is clicked', async () => {
    const { address, params } = await visitProvider(begin('/university'), 'admin@campus.test');
    expect(address).toBe(`${publicUrl}/oidc`);
    expect(params).toEqual({
      state: 'the state',
      code: expect.any(String),
      iss: `${origin}/university`,
    });
  });

  it('tells the client that the person cancelled', async () => {
    const { params } = await visitProvider(begin('/university'), 'Cancel');
    expect(params).toMatchObject({ error: 'access_denied', state: 'the state' });
  });

  it.each([
    ['/university', { email: 'owner@campus.test', email_verified: false, family_name: 'Owner' }],
    ['/alps', { email: 'multi@campus.test', email_verified: true, given_name: 'Demo' }],
    ['/passport', { email: 'admin@campus.test', sub: 'passport-admin', nonce: 'the nonce' }],
    ['/google', { email: 'visitor@elsewhere.test', email_verified: true, hd: 'elsewhere.test' }],
    ['/microsoft/northwind', { email: 'multi@campus.test', acct: 0, tid: 'northwind' }],
    [
      '/microsoft/contoso',
      { email: 'guest@campus.test', acct: 1, preferred_username: 'guest_campus.test#EXT#@contoso.test' },
    ],
  ])('%s puts the claims of its kind into the id token', async (issuer, expected) => {
    expect(await signIn(issuer, expected.email)).toMatchObject({ iss: origin + issuer, ...expected });
  });

  it('plays a Microsoft that never says whether an email is verified', async () => {
    expect(await signIn('/microsoft/contoso', 'admin@campus.test')).not.toHaveProperty('email_verified');
  });

  it('asks who signs in every time, even if a person signed in before in this browser', async () => {
    const cookie = '_session=one-of-before';
    const response = await fetch(begin('/university'), { redirect: 'manual', headers: { cookie } });
    expect(response.headers.get('location')).toContain('/university/interaction/');
  });

  it.each([
    ['without a code challenge', { code_challenge: '', code_challenge_method: '' }, /requires PKCE/],
    ['with a challenge that is no hash', { code_challenge_method: 'plain' }, /code_challenge_method/],
  ])('refuses to begin %s', async (_, fields, reason) => {
    const { params } = await visitProvider(begin('/google', fields), 'admin@campus.test');
    expect(params).toMatchObject({
      error: 'invalid_request',
      error_description: expect.stringMatching(reason),
    });
  });

  it('leads back to the console only', async () => {
    const response = await fetch(begin('/google', { redirect_uri: 'https://evil.test/google' }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Sign-in failed');
  });

  it('accepts a code once, from its own client, with secret and verifier, at its own issuer', async () => {
    const code = async () => (await visitProvider(begin('/google'), 'admin@campus.test')).params.code;
    const attempts = [
      await exchange('/google', await code(), { client_secret: 'not-the-secret-but-as-long-as-it-is' }),
      await exchange('/google', await code(), { client_secret: secret, code_verifier: 'x'.repeat(43) }),
      await exchange('/google', await code(), { client_id: 'other-application' }),
      await exchange('/passport', await code(), { client_secret: secret }),
    ];
    expect(attempts.map(({ tokens }) => tokens.error)).toEqual([
      'invalid_client',
      'invalid_grant',
      'invalid_grant',
      'invalid_grant',
    ]);
    const good = await code();
    expect((await exchange('/google', good, { client_secret: secret })).status).toBe(200);
    expect((await exchange('/google', good, { client_secret: secret })).status).toBe(400);
  });

  it('signs with the key that the issuer publishes', async () => {
    const { params } = await visitProvider(begin('/alps'), 'multi@campus.test');
    const [header = '', payload = '', signature = ''] =
      (await exchange('/alps', params.code)).tokens.id_token?.split('.') ?? [];
    const signed = async (issuer: string) => {
      const { keys } = (await (await fetch(`${origin}${issuer}/jwks`)).json()) as { keys: JsonWebKey[] };
      const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
      return verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
    };
    expect([await signed('/alps'), await signed('/university')]).toEqual([true, false]);
  });

  it('hands an id token to the implicit client in the redirect’s fragment', async () => {
    const { params } = await visitProvider(
      begin('/university', {
        client_id: 'campus-implicit',
        response_type: 'id_token',
        code_challenge: '',
        code_challenge_method: '',
      }),
      'admin@campus.test',
    );
    expect(claimsOf(params.id_token)).toMatchObject({ sub: 'university-admin', nonce: 'the nonce' });
  });

  it('returns name and email to the holder of the access token', async () => {
    const { params } = await visitProvider(begin('/passport'), 'leader@campus.test');
    const { tokens } = await exchange('/passport', params.code, { client_secret: secret });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const userInfo = await (await fetch(`${origin}/passport/me`, { headers })).json();
    expect(userInfo).toMatchObject({ sub: 'passport-leader', email: 'leader@campus.test' });
  });

  it('lists the people of each issuer on its first page', async () => {
    const response = await fetch(`${origin}/`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    for (const expected of ['Google', 'Alps Federation', 'guest@campus.test', 'is a guest in this tenant'])
      expect(page).toContain(expected);
  });

  it('accepts people from tests, who sign in like the others', async () => {
    const person = { email: 'ana@people.test', given_name: 'Ana', family_name: '<b>', sub: 'ana' };
    const response = await fetch(`${origin}/university/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect([response.status, await response.json()]).toEqual([201, { sub: 'ana' }]);
    expect(await signIn('/university', person.email)).toMatchObject(person);
  });
});

it('keeps its keys, and creates missing ones', async () => {
  const file = path.join(folder, 'some-keys.json');
  const first = await readKeys(file, ['/a']);
  const second = await readKeys(file, ['/a', '/b']);
  expect(second.get('/a')).toEqual(first.get('/a'));
  expect(second.get('/b')?.n).not.toBe(first.get('/a')?.n);
});
