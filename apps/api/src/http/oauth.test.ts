import { answers, refuses } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { createApiTokens } from '../session/api-token.ts';
import { accountAccessAs, wireAccess, wireCaller } from '../testing/answers.ts';
import { gatewayOn, sessionSecret } from '../testing/gateway.ts';

const grant = { accountId: 'a1', scopes: ['members:read', 'account:read'] as const };

/** The platform's answer for the credential of a token. */
const checkAccess = answers({
  ...wireCaller,
  userId: 'c1',
  grant,
  accountAccess: { ...wireAccess('moderator'), opens: 'admin' },
});

/** The gateway, and calls by a script whose token lasts this many seconds. */
async function scriptOn(functions: Parameters<typeof gatewayOn>[0], seconds = 60) {
  const gateway = await gatewayOn({ getRoles: answers([]), ...functions });
  const token = await createApiTokens(sessionSecret).seal(
    { token: 'c:platform-token', credentialId: 'c1', ...grant, scopes: [...grant.scopes] },
    seconds,
  );
  const get = (path: string, sent = token) =>
    gateway.app.inject({ url: path, headers: { authorization: `Bearer ${sent}` } });
  return { ...gateway, token, get };
}

it('asks the platform about the token for each call, in the header of tokens', async () => {
  const { get, received } = await scriptOn({ checkAccess });
  for (let calls = 0; calls < 2; calls++)
    expect((await get('/api/v1/accounts/a1/roles')).statusCode).toBe(200);
  const checks = received.filter(({ path }) => path.endsWith('/checkAccess'));
  expect(checks).toHaveLength(2);
  expect(checks[0]?.headers).toMatchObject({ 'x-campus-api-token': 'c:platform-token' });
  expect(checks[0]?.headers).not.toHaveProperty('x-parse-session-token');
});

it('refuses a revoked token with the next call, also where the operation itself would be answered', async () => {
  const functions = { checkAccess };
  const { get, received } = await scriptOn(functions);
  expect((await get('/api/v1/accounts/a1/roles')).statusCode).toBe(200);
  const revoked = await scriptOn({ checkAccess: refuses(209, 'Invalid session token') });
  const response = await revoked.get('/api/v1/accounts/a1/roles');
  expect([response.statusCode, response.headers['www-authenticate']]).toEqual([
    401,
    'Bearer error="invalid_token"',
  ]);
  expect(revoked.received.some(({ path }) => path.endsWith('/getRoles'))).toBe(false);
  expect(received.some(({ path }) => path.endsWith('/getRoles'))).toBe(true);
});

it.each([
  ['an expired token', '/api/v1/accounts/a1/roles', -1, 401],
  ['a token of another account', '/api/v1/accounts/a2/roles', 60, 403],
  ['a token without the scope', '/api/v1/accounts/a1/badges', 60, 403],
  ['a token for what only people do', '/api/v1/accounts', 60, 403],
])('refuses %s without asking the platform', async (_, path, seconds, status) => {
  const { get, received } = await scriptOn({ checkAccess }, seconds);
  expect((await get(path)).statusCode).toBe(status);
  expect(received).toEqual([]);
});

it('refuses a token of the wrong kind, even sealed: a person’s as a script’s, and a script’s as a person’s', async () => {
  const person = await scriptOn(accountAccessAs('owner'));
  const script = await scriptOn({ checkAccess });
  const answered = [
    await person.get('/api/v1/accounts/a1/roles'),
    await script.get('/api/v1/accounts/a1/roles', script.sealed),
  ];
  for (const response of answered)
    expect(response.json()).toMatchObject({ status: 403, key: 'access.forbidden' });
  for (const { received } of [person, script])
    expect(received.map(({ path }) => path)).toEqual(['/parse/functions/checkAccess']);
});

it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
  'says that a token is asked for in a form, not in %s',
  async (type) => {
    const { app } = await gatewayOn({});
    const headers = { 'content-type': type };
    const response = await app.inject({ method: 'POST', url: '/api/oauth/token', headers, payload: '{}' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'invalid_request',
      error_description:
        'Send grant_type, or token, in a form (application/x-www-form-urlencoded), no parameter twice.',
    });
  },
);

it('accepts neither the token of a script as a session nor a token of another installation', async () => {
  const { app, token, get } = await scriptOn(accountAccessAs('owner'));
  const trpc = await app.inject({
    url: '/trpc/accounts.list',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(trpc.statusCode).toBe(401);
  const foreign = await createApiTokens('another secret of thirty-two characters').seal(
    { token: 'c:platform-token', credentialId: 'c1', ...grant, scopes: [...grant.scopes] },
    60,
  );
  expect((await get('/api/v1/accounts/a1/roles', foreign)).statusCode).toBe(401);
});
