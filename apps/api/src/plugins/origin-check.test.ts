import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { gatewayOn, publicUrl } from '../testing/gateway.ts';

const platform = { checkSession: answers({ user: wireUser }) };

const foreign: [string, Record<string, string>][] = [
  ['of another origin', { origin: 'https://evil.test' }],
  ['of a page without an origin', { origin: 'null' }],
  ['of our origin over http', { origin: 'http://console.campus.test' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['of another host of our site', { 'sec-fetch-site': 'same-site' }],
];

it.each(foreign)('refuses a request %s', async (_, headers) => {
  const { app, received, sealed } = await gatewayOn(platform);
  const cookie = { cookie: `__Host-campus_session=${sealed}`, 'x-campus-request': '1' };
  for (const url of ['/trpc/auth.session', '/api/v1/auth/session']) {
    const response = await app.inject({ url, headers: { ...cookie, ...headers } });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('access.foreignOrigin');
  }
  expect(received).toEqual([]);
});

it.each(['session', 'flow_x', 'identity_0'])(
  'refuses the cookie campus_%s without the header that only our client sets',
  async (name) => {
    const { app, received, sealed } = await gatewayOn(platform);
    const response = await app.inject({
      url: '/trpc/auth.session',
      headers: { cookie: `campus_${name}=${sealed}` },
    });
    expect(response.statusCode).toBe(403);
    expect(received).toEqual([]);
  },
);

it('lets our own client through', async () => {
  const { app, sealed } = await gatewayOn(platform);
  const response = await app.inject({
    url: '/trpc/auth.session',
    headers: {
      cookie: `__Host-campus_session=${sealed}`,
      'x-campus-request': '1',
      origin: publicUrl,
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(response.json()).toMatchObject({ result: { data: { user: { id: 'u1' } } } });
});

it('lets scripts through that send a bearer token and no origin', async () => {
  const { app, sealed } = await gatewayOn(platform);
  const response = await app.inject({
    url: '/api/v1/auth/session',
    headers: { authorization: `Bearer ${sealed}` },
  });
  expect(response.json()).toMatchObject({ user: { id: 'u1' } });
});

it('ignores a browser’s cookie on the interface for scripts', async () => {
  const { app, sealed } = await gatewayOn(platform);
  const response = await app.inject({
    url: '/api/v1/auth/session',
    headers: { cookie: `__Host-campus_session=${sealed}` },
  });
  expect(response.json()).toEqual({ user: null });
});
