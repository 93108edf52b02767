import { expect, it, onTestFinished } from 'vitest';
import { supportEmail } from '../testing/platform.ts';
import { type Behavior, resets, sends, startUpstream } from '../testing/upstream.ts';
import { createParseClient } from './client.ts';

const caller = { session: { token: 'r:secret' }, requestId: 'request-1' };
const origin = { address: '192.0.2.7', userAgent: 'Mozilla/5.0 (Ärger\u0100)' };

async function platformOn(...behaviors: [Behavior, ...Behavior[]]) {
  const server = await startUpstream(...behaviors);
  const client = createParseClient({ url: server.url, appId: 'campus', supportEmail });
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  return { received: server.received, info: (id: string) => client.clientInfo(id, { ...caller, origin }) };
}

it('is asked of the platform’s REST routes beside Parse, in nobody’s name', async () => {
  const { info, received } = await platformOn(sends(200, '{"name":"demo","levels":[]}'));
  expect(await info('demo')).toEqual({ name: 'demo' });
  expect(received).toMatchObject([
    { path: '/gateway/ClientInfo/demo', headers: { 'x-request-id': 'request-1' } },
  ]);
  expect(received[0]?.headers).not.toHaveProperty('x-parse-session-token');
});

it('says whom it is asked for, in characters a header can carry', async () => {
  const { info, received } = await platformOn(sends(200, '{"name":"demo"}'));
  await info('demo');
  expect(received[0]?.headers).toMatchObject({
    'x-forwarded-for': '192.0.2.7',
    'user-agent': 'Mozilla/5.0 (rger)',
  });
});

it.each([
  ['..', '/gateway/ClientInfo/%2E%2E'],
  ['../functions/x', '/gateway/ClientInfo/%2E%2E%2Ffunctions%2Fx'],
  ['a?b#c', '/gateway/ClientInfo/a%3Fb%23c'],
  ['half \ud800', '/gateway/ClientInfo/half%20%EF%BF%BD'],
  ['https://evil.test', '/gateway/ClientInfo/https%3A%2F%2Fevil%2Etest'],
])('stays at its address for the id %j', async (id, path) => {
  const { info, received } = await platformOn(sends(404, '{"error":"not found"}'));
  expect(await info(id)).toBeUndefined();
  expect(received).toMatchObject([{ path }]);
});

it.each(['{"levels":[]}', '{"name":null}', '{"name":""}'])('has no name in %s', async (text) => {
  const { info } = await platformOn(sends(200, text));
  expect(await info('demo')).toEqual({ name: '' });
});

it.each([
  [sends(403, '{"error":"Not in this region."}'), 'invalid', 'Not in this region.'],
  [sends(429, '{"error":"Slow down."}'), 'tooMany', 'Slow down.'],
  [sends(500, '{"error":"secret"}'), 'unavailable', /cannot be reached/],
  [sends(200, '{"name":7}'), 'unavailable', /cannot be reached/],
  [sends(200, '<html>'), 'unavailable', /cannot be reached/],
])('fails with the platform’s reason, unless the failure is its own: %#', async (behavior, kind, message) => {
  const { info } = await platformOn(behavior);
  await expect(info('demo')).rejects.toMatchObject({
    kind,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

it('is asked again when the platform could not be reached', async () => {
  const { info, received } = await platformOn(resets, sends(200, '{"name":"demo"}'));
  expect(await info('demo')).toEqual({ name: 'demo' });
  expect(received).toHaveLength(2);
});
