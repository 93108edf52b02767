import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from './app.ts';

const ownId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

/** Returns the id that an app gives a request with these headers. */
async function idOf(trustProxy: string, headers: Record<string, string>) {
  const server = createServer(createApp({ state: 'ready' }, trustProxy)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/readyz`, { headers })).headers.get('x-request-id');
}

it('takes the request id of a gateway', async () => {
  expect(await idOf('loopback', { 'x-request-id': 'of-the-gateway', ...forwarded })).toBe('of-the-gateway');
});

it.each([
  ['a caller without a gateway', 'loopback', {}],
  ['a caller that poses as a gateway', '192.0.2.0/24', forwarded],
])('gives %s a request id of its own', async (_, trustProxy, headers) => {
  expect(await idOf(trustProxy, { 'x-request-id': 'of-another-entry', ...headers })).toMatch(ownId);
});
