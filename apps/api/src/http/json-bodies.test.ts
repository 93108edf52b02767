import * as auth from '@campus/contracts/auth/auth';
import { answers } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it } from 'vitest';
import { accountAccessAs } from '../testing/answers.ts';
import { gatewayOn } from '../testing/gateway.ts';

const deep = (levels: number) => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const wide = (parts: number) => `{"email":[${'{},'.repeat(parts - 1)}{}]}`;
const padded = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes) });

const malformed = { status: 400, key: 'request.malformed' };
const tooLarge = { status: 413, key: 'request.tooLarge' };

const interfaces = [
  ['/trpc', auth.signIn, '/trpc/auth.signIn', { url: '/trpc/members.suspend', key: 'access.signedOut' }],
  [
    '/api/v1',
    auth.createToken,
    '/api/v1/auth/sign-in',
    { url: '/api/v1/accounts/a1/members/suspend', key: 'access.tokenMissing' },
  ],
] as const;

describe.each(interfaces)('a body sent to %s', (_, contract, signIn, suspend) => {
  async function post(payload: string, { url = signIn as string, signedIn = false } = {}) {
    const gateway = await gatewayOn({
      ...accountAccessAs('admin'),
      suspendMembers: answers({ task: null }),
    });
    const headers = {
      'content-type': 'application/json',
      ...(signedIn && { authorization: `Bearer ${gateway.sealed}` }),
    };
    const response = await gateway.app.inject({ method: 'POST', url, headers, payload });
    const body = response.json();
    const problem = body.error?.data ?? body;
    expect(problem.requestId).toBe(response.headers['x-request-id']);
    return { status: response.statusCode, key: problem.key, received: gateway.received };
  }

  it.each([
    ['deeper than 16 levels', deep(17), malformed],
    ['of more than a thousand parts', wide(600), tooLarge],
    ['of more than 64 kB', padded(66_000), tooLarge],
  ])('is refused without a session when it is %s', async (_, payload, refusal) => {
    expect(await post(payload)).toMatchObject({ ...refusal, received: [] });
  });

  it.each([
    ['deeper than 32 levels', deep(33), malformed],
    ['of more than 25,000 parts', wide(13_000), tooLarge],
    ['of more than a megabyte', padded(1024 * 1024), tooLarge],
  ])('is refused with a session when it is %s', async (_, payload, refusal) => {
    expect(await post(payload, { signedIn: true })).toMatchObject({ ...refusal, received: [] });
  });

  it('may be larger with a session, and is then checked against its contract', async () => {
    for (const payload of [deep(10), padded(500_000), wide(2_000)])
      expect(await post(payload, { signedIn: true })).toMatchObject({ status: 400, key: 'request.invalid' });
  });

  it('is not read when its operation needs a session and the caller has none', async () => {
    const refused = { status: 401, key: suspend.key, received: [] };
    expect(await post(padded(30_000), { url: suspend.url })).toMatchObject(refused);
  });

  it('is not read after twenty excessive ones from the same sender; other senders are not affected', async () => {
    const gateway = await gatewayOn({ ...accountAccessAs('admin'), suspendMembers: answers({ task: null }) });
    const send = async (payload: string, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const { statusCode, headers: answered } = await gateway.app.inject({
        method: 'POST',
        url: signIn,
        headers,
        payload,
      });
      return { status: statusCode, connection: answered.connection };
    };
    for (let body = 0; body < 20; body++)
      expect(await send(wide(13_000), gateway.sealed)).toMatchObject({ status: 413 });
    const slowed = { status: 429, connection: 'close' };
    expect(await send(padded(30_000), gateway.sealed)).toEqual(slowed);
    expect(await send(padded(30_000), await gateway.sealedFor('u2'))).toMatchObject({ status: 400 });
    expect(await send(padded(30_000))).toMatchObject({ status: 400 });
    expect(await send(padded(100), gateway.sealed)).toMatchObject({ status: 400 });
  });

  it('is not read when the caller has used up the limit', async () => {
    const { app, lines } = await gatewayOn({});
    const send = (payload: string) =>
      app.inject({ method: 'POST', url: signIn, headers: { 'content-type': 'application/json' }, payload });
    const { calls = 0 } = contract.limit ?? {};
    // The gateway refuses these itself, so that they count without a call to the platform.
    for (let call = 0; call < calls; call++) expect((await send('{}')).statusCode).toBe(400);
    const before = lines.length;
    const response = await send(padded(30_000));
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(lines.slice(before).join()).toContain('operation refused unread');
    expect((await send('{"email":"ana@campus.test","password":"x"}')).statusCode).toBe(429);
  });
});

it.each(['/api/v1/nothing', '/nothing'])('a body sent to the unknown address %s is not read', async (url) => {
  const gateway = await gatewayOn({});
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${gateway.sealed}` };
  const { app } = gateway;
  const response = await app.inject({ method: 'PATCH', url, headers, payload: 'no JSON' });
  expect([response.statusCode, response.json().key]).toEqual([404, 'request.notFound']);
});
