import { text } from '@campus/contracts/core/text';
import { accountIdHeader, wireBytes, wireRoute } from '@campus/contracts/core/wire-route';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { supportEmail } from '../testing/platform.ts';
import { type Behavior, resets, sends, startUpstream } from '../testing/upstream.ts';
import { createParseClient } from './client.ts';

const getSeat = wireRoute('GET', '/Hall/{hall}/Seat', {
  input: z.strictObject({ hall: z.string(), row: z.string().optional() }),
  output: z.object({ seat: z.int() }),
});
const getPlan = wireRoute('GET', '/Hall/{hall}/Plan', {
  input: z.strictObject({ hall: z.string() }),
  output: wireBytes,
});
const takeSeat = wireRoute('POST', '/Hall/{hall}/Seats', {
  input: z.strictObject({ accountId: z.string(), hall: z.string(), row: z.object({ name: z.string() }) }),
  output: z.object({ seat: z.int() }),
  headers: { accountId: accountIdHeader },
});
const caller = { session: { token: 'r:secret' }, requestId: 'request-1' };

async function routesThat(...behaviors: [Behavior, ...Behavior[]]) {
  const server = await startUpstream(...behaviors);
  const client = createParseClient({ url: server.url, appId: 'campus', supportEmail });
  onTestFinished(async () => {
    await client.close();
    await server.close();
  });
  return { received: server.received, client };
}

describe('a REST route', () => {
  it('is asked with the session in a header of its own, path and query filled from the input', async () => {
    const { client, received } = await routesThat(sends(200, '{"seat":3,"secret":"x"}'));
    const answer = await client.callRoute(
      getSeat,
      { hall: 'a/b', row: 'c&d' },
      { ...caller, idempotent: true },
    );
    expect(answer).toEqual({ seat: 3 });
    expect(received).toMatchObject([
      { path: '/gateway/Hall/a%2Fb/Seat?row=c%26d', headers: { 'v-session-token': 'r:secret' } },
    ]);
    expect(received[0]?.headers).not.toHaveProperty('x-parse-session-token');
  });

  it.each([
    ['..', '/gateway/Hall/%2E%2E/Seat'],
    ['../../parse/x?y', '/gateway/Hall/%2E%2E%2F%2E%2E%2Fparse%2Fx%3Fy/Seat'],
    ['$&', '/gateway/Hall/%24%26/Seat'],
    ['\ud800', '/gateway/Hall/%EF%BF%BD/Seat'],
  ])('stays at its address for %j', async (hall, path) => {
    const { client, received } = await routesThat(sends(200, '{"seat":3}'));
    await client.callRoute(getSeat, { hall }, { ...caller, idempotent: true });
    expect(received).toMatchObject([{ path }]);
  });

  it('PSP-028 carries a body as JSON, the account in its header, and the key of a call that may be repeated', async () => {
    const { client, received } = await routesThat(sends(200, '{"seat":3}'));
    const input = { accountId: 'abc', hall: 'a', row: { name: 'c' } };
    await client.callRoute(takeSeat, input, { ...caller, idempotencyKey: 'k1', idempotent: false });
    expect(received).toMatchObject([
      {
        path: '/gateway/Hall/a/Seats',
        headers: { 'v-account-id': 'abc', 'v-session-token': 'r:secret', 'idempotency-key': 'k1' },
        body: { row: { name: 'c' } },
      },
    ]);
  });

  it('carries no session when the caller is anonymous', async () => {
    const { client, received } = await routesThat(sends(200, '{"seat":3}'));
    const anonymous = { ...caller, session: 'anonymous', idempotent: true } as const;
    await client.callRoute(getSeat, { hall: 'a' }, anonymous);
    expect(received[0]?.headers).not.toHaveProperty('v-session-token');
  });

  it('gives a file byte for byte, with its type', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, value) => value);
    const { client } = await routesThat((response) =>
      response.writeHead(200, { 'content-type': 'image/PNG; x=y' }).end(bytes),
    );
    const answer = await client.callRoute(getPlan, { hall: 'a' }, { ...caller, idempotent: true });
    expect(answer).toEqual({ type: 'image/png; x=y', bytes });
  });

  it('is asked again after a failure only where that is safe', async () => {
    const safe = await routesThat(resets, sends(200, '{"seat":3}'));
    await safe.client.callRoute(getSeat, { hall: 'a' }, { ...caller, idempotent: true });
    expect(safe.received).toHaveLength(2);
    const once = await routesThat(resets);
    const asked = once.client.callRoute(getSeat, { hall: 'a' }, { ...caller, idempotent: false });
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable', key: 'platform.unavailable' });
    expect(once.received).toHaveLength(1);
  });
});

describe('a refusal of a REST route', () => {
  const detailed = '{"status":403,"title":"Forbidden","detail":"Not in this region."}';

  it.each([
    [401, '{"detail":"Please sign in."}', 'signedOut', 'Please sign in.'],
    [403, detailed, 'forbidden', 'Not in this region.'],
    [404, '{"title":"No such hall"}', 'notFound', 'No such hall'],
    [400, '{"detail":"","title":""}', 'invalid', 'Bad Request'],
    [409, '', 'conflict', 'Conflict'],
    [429, '{"detail":7}', 'tooMany', 'Too Many Requests'],
    [500, '{"title":"Out of order"}', 'internal', 'Out of order'],
    [503, '<html>', 'unavailable', 'Service Unavailable'],
    [599, '', 'internal', text('gateway.failed', { supportEmail })],
  ])('SHL-017 with status %d and body %j is of kind %s and says %j', async (status, body, kind, message) => {
    const { client } = await routesThat(sends(status, body));
    const asked = client.callRoute(getSeat, { hall: 'a' }, { ...caller, idempotent: false });
    await expect(asked).rejects.toMatchObject({ kind, message });
  });

  it('keeps the key and the parameters that are sent beside its sentence', async () => {
    const reason = { key: 'request.tooMany', params: { seconds: 5 } };
    const { client } = await routesThat(sends(429, JSON.stringify({ detail: 'Slower.', ...reason })));
    const asked = client.callRoute(getSeat, { hall: 'a' }, { ...caller, idempotent: true });
    await expect(asked).rejects.toMatchObject({
      kind: 'tooMany',
      ...reason,
      message: 'Too many attempts. Please try again in 5 seconds.',
    });
  });

  it('in another shape than the route’s is no answer', async () => {
    const { client } = await routesThat(sends(200, '{"seat":"3"}'));
    const asked = client.callRoute(getSeat, { hall: 'a' }, { ...caller, idempotent: true });
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable', key: 'platform.unavailable' });
  });
});
