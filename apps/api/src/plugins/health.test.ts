import { answers, refuses, resets } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

it('is live and ready independently of the platform, and calls nothing', async () => {
  const { app, received } = await gatewayOn({ getInvite: resets });
  for (let asked = 0; asked < 200; asked += 1)
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect(received).toEqual([]);
});

it('stops being ready before it stops, and still answers callers', async () => {
  const { app } = await gatewayOn({});
  expect((await app.inject('/healthz')).headers.connection).not.toBe('close');
  app.drain();
  const readiness = await app.inject('/readyz');
  expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'draining' }]);
  for (const address of ['/healthz', '/trpc/console.config']) {
    const answer = await app.inject(address);
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  }
});

it('has the caller close the connection of a call under way', async () => {
  const held = Promise.withResolvers<void>();
  const holding: typeof resets = async (...sent) => {
    await held.promise;
    answers({})(...sent);
  };
  const { app, received } = await gatewayOn({ getInvite: holding, getInvitationData: holding });
  const underWay = app.inject('/trpc/invitations.get?input={"invitationId":"x"}');
  await expect.poll(() => received.map(({ path }) => path)).toContain('/parse/functions/getInvite');
  app.drain();
  held.resolve();
  expect((await underWay).headers.connection).toBe('close');
});

it('measures whether the last call to the platform was answered', async () => {
  let answer: typeof resets = resets;
  const same: typeof resets = (...sent) => answer(...sent);
  const { app } = await gatewayOn({ getInvite: same, getInvitationData: same });
  const reachable = async () =>
    /^campus_platform_reachable (\d)$/m.exec((await app.inject('/metrics')).body)?.[1];
  const ask = () => app.inject('/trpc/invitations.get?input={"invitationId":"x"}');
  await ask();
  expect(await reachable()).toBe('0');
  answer = refuses(101, 'This invitation could not be found.');
  await ask();
  expect(await reachable()).toBe('1');
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
])('hides the measurements from a caller behind a proxy on this machine that sends %j', async (headers) => {
  const { app } = await gatewayOn({});
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
  const metricsToken = 'a-token-of-sixteen';
  const { app: guarded } = await gatewayOn({}, { metricsToken });
  const authorization = `Bearer ${metricsToken}`;
  const answer = await guarded.inject({ url: '/metrics', headers: { ...headers, authorization } });
  expect(answer.statusCode).toBe(200);
});
