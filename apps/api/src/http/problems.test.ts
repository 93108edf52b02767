import { answers } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

describe('a refusal of the REST interface', () => {
  it('is a problem document with our key, parameters, and issues', async () => {
    const { app, sealed } = await gatewayOn(accountAccessAs('admin'));
    const response = await app.inject({
      url: '/api/v1/accounts/a1/members?page=0',
      headers: { authorization: `Bearer ${sealed}` },
    });
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(response.json()).toEqual({
      type: '/api/docs/problems#request.invalid',
      title: 'Bad Request',
      status: 400,
      detail: 'Must be at least 1.',
      instance: `urn:uuid:${response.headers['x-request-id']}`,
      key: 'request.invalid',
      params: {},
      requestId: response.headers['x-request-id'],
      issues: [{ path: 'page', message: 'Must be at least 1.', key: 'request.atLeast', params: { min: 1 } }],
    });
  });

  it.each([
    ['no token', {}, 'access.tokenMissing', 'Bearer'],
    ['a password', { authorization: 'Basic YTpi' }, 'access.tokenMissing', 'Bearer'],
    ['a token of nobody', { authorization: 'Bearer x' }, 'access.tokenEnded', 'Bearer error="invalid_token"'],
  ])('asks for a token after %s', async (_, headers, key, challenge) => {
    const { app } = await gatewayOn({});
    const response = await app.inject({ url: '/api/v1/accounts', headers });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe(challenge);
    expect(response.json()).toMatchObject({ key });
  });

  it.each([
    ['DELETE', '/api/v1/accounts', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/api/v1/auth/sign-in', 'POST, OPTIONS'],
    ['HEAD', '/api/v1/auth/sign-in', 'POST, OPTIONS'],
    ['GET', '/api/v1/profile/picture', 'PUT, DELETE, OPTIONS'],
    ['PATCH', '/api/v1/accounts/search', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/v1/accounts/a1/members/m1', undefined],
  ] as const)('answers %s %s with the methods that the address allows', async (method, url, allow) => {
    const { app } = await gatewayOn({});
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers.allow?.toString().split(', ').sort().join(', ')]).toEqual(
      allow ? [405, allow.split(', ').sort().join(', ')] : [401, undefined],
    );
  });

  it('answers OPTIONS with the methods of an address, and lets no other site use them', async () => {
    const { app } = await gatewayOn({});
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'POST' };
    const response = await app.inject({ method: 'OPTIONS', url: '/api/v1/accounts?page=1', headers });
    expect([response.statusCode, response.headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect(Object.keys(response.headers).filter((name) => /^access-control/.test(name))).toEqual([]);
  });

  it('answers HEAD as GET, without a body', async () => {
    const { app, sealed } = await gatewayOn({ ...accountAccessAs('admin'), getRoles: answers([]) });
    const headers = { authorization: `Bearer ${sealed}` };
    const url = '/api/v1/accounts/a1/roles';
    const [read, head] = [
      await app.inject({ url, headers }),
      await app.inject({ method: 'HEAD', url, headers }),
    ];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(read.headers['content-length']);
    const without = await app.inject({ method: 'HEAD', url });
    expect([without.statusCode, without.body]).toEqual([401, '']);
  });

  it('is 404 for an unknown address', async () => {
    const { app } = await gatewayOn({ getRoles: answers([]) });
    const response = await app.inject('/api/v1/nothing');
    expect([response.statusCode, response.json().key]).toEqual([404, 'request.notFound']);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

it('tRPC answers refusals in its own format', async () => {
  const { app } = await gatewayOn({});
  const response = await app.inject('/trpc/accounts.list');
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.json().error).toMatchObject({
    message: 'Your session has ended. Please log in again.',
    data: { code: 'UNAUTHORIZED', httpStatus: 401, key: 'access.signedOut' },
  });
});
