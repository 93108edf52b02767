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
    ['a token of nobody', { authorization: 'Bearer x' }, 'access.signedOut', 'Bearer error="invalid_token"'],
  ])('asks for a token after %s', async (_, headers, key, challenge) => {
    const { app } = await gatewayOn({});
    const response = await app.inject({ url: '/api/v1/accounts', headers });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe(challenge);
    expect(response.json()).toMatchObject({ key });
  });

  it.each([
    ['DELETE', '/api/v1/accounts', 'GET, POST'],
    ['GET', '/api/v1/auth/sign-in', 'POST'],
    ['HEAD', '/api/v1/accounts', 'GET, POST'],
    ['GET', '/api/v1/profile/picture', 'PUT, DELETE'],
    ['OPTIONS', '/api/v1/accounts?page=1', 'GET, POST'],
    ['PATCH', '/api/v1/accounts/search', 'GET'],
    ['PATCH', '/api/v1/accounts/a1/members/m1', undefined],
  ] as const)('answers %s %s with the methods that the address allows', async (method, url, allow) => {
    const { app } = await gatewayOn({});
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers.allow?.toString().split(', ').sort().join(', ')]).toEqual(
      allow ? [405, allow.split(', ').sort().join(', ')] : [401, undefined],
    );
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
