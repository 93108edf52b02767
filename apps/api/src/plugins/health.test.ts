import { answers, refuses, resets } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

it('runs, whatever the platform does', async () => {
  const { app } = await gatewayOn({ getInvite: resets });
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});

it.each([
  ['when the platform looks an invitation up', refuses(101, 'This invitation could not be found.'), 200],
  ['not when the platform is down', resets, 503],
  [
    'not when the platform does not know our application',
    (response: Parameters<typeof resets>[0]) => void response.writeHead(403).end('{"error":"unauthorized"}'),
    503,
  ],
  ['not when the platform lacks its functions', refuses(141, 'Invalid function: "getInvite"'), 503],
  ['not when the platform cannot read its database', refuses(1, 'Internal server error.', 500), 503],
])('serves %s', async (_, getInvite, status) => {
  const { app } = await gatewayOn({ getInvite });
  expect((await app.inject('/readyz')).statusCode).toBe(status);
});

it('asks the platform once, however often it is asked', async () => {
  const { app, received } = await gatewayOn({
    getInvite: refuses(101, 'This invitation could not be found.'),
  });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
  expect(received).toHaveLength(1);
});

it('measures operations and the platform’s answers, for this machine or the holder of the token', async () => {
  const metricsToken = 'a-token-of-sixteen';
  const functions = { getInvite: answers({}) };
  const { app } = await gatewayOn(functions, { metricsToken });
  await app.inject('/trpc/console.config');
  await app.inject('/trpc/invitations.get?input={"invitationId":"x"}');
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(body).toContain(
    'campus_operation_duration_seconds_count{operation="console.config",outcome="success"} 1',
  );
  expect(body).toContain(
    'campus_upstream_call_duration_seconds_count{call="getInvite",outcome="unavailable"} 1',
  );
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  const without = await gatewayOn(functions);
  expect((await without.app.inject('/metrics')).statusCode).toBe(200);
  expect((await without.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
});

it.each([
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { via: '1.1 proxy' },
  { host: 'console.campus.test' },
])(
  'security 19: hides the measurements from whom a proxy of this machine passes on with %j',
  async (headers) => {
    const { app } = await gatewayOn({});
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    const metricsToken = 'a-token-of-sixteen';
    const { app: guarded } = await gatewayOn({}, { metricsToken });
    const authorization = `Bearer ${metricsToken}`;
    const answer = await guarded.inject({ url: '/metrics', headers: { ...headers, authorization } });
    expect(answer.statusCode).toBe(200);
  },
);
