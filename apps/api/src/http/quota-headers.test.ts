import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';
import { readReference } from '../testing/read-reference.ts';
import { operations } from './operations.ts';

const payload = { email: 'ana', password: 'x' };

it('a script is told how many calls it has left, even when it has none', async () => {
  const { app } = await gatewayOn({});
  const call = async () =>
    (await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload })).headers;
  const first = await call();
  expect(first['ratelimit-policy']).toMatch(/^"auth\.createToken";q=600;w=60$/);
  expect(first.ratelimit).toBe('"auth.createToken";r=599;t=60');
  for (let calls = 1; calls < 600; calls++) await call();
  const refused = await call();
  expect(refused.ratelimit).toMatch(/^"auth\.createToken";r=0;t=\d+$/);
  expect(Number(refused['retry-after'])).toBeGreaterThan(0);
});

it('the examples of the headers name an operation with this limit', async () => {
  const guide = await readFile(path.join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const written = guide + JSON.stringify(await readReference()).replaceAll('\\"', '"');
  const policies = [...written.matchAll(/"([\w.]+)";q=(\d+);w=(\d+)/g)];
  expect(policies.length).toBeGreaterThan(1);
  for (const [, name, calls, seconds] of policies)
    expect(operations.find((operation) => operation.path === name)?.contract.limit).toEqual({
      calls: Number(calls),
      seconds: Number(seconds),
    });
});

it('the web client, which sends calls in batches, is not told', async () => {
  const { app } = await gatewayOn({});
  const { headers } = await app.inject({ method: 'POST', url: '/trpc/auth.signIn', payload });
  expect(headers).not.toHaveProperty('ratelimit');
});

it('a flood of sign-ups from one address is refused on every interface, and says for how long', async () => {
  const { app } = await gatewayOn({});
  const signUp = (url: string) => app.inject({ method: 'POST', url, payload: {} });
  for (let calls = 0; calls < 300; calls++) expect((await signUp('/api/v1/sign-up')).statusCode).toBe(400);
  const script = await signUp('/api/v1/sign-up');
  const browser = await signUp('/trpc/signUp.create');
  for (const { statusCode, headers, body } of [script, browser]) {
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('"key":"request.tooMany"');
  }
  expect(script.headers.ratelimit).toMatch(/^"signUp\.create";r=0;t=\d+$/);
});

it('a script that asks for too many tokens is told so, and when to ask again', async () => {
  const { app } = await gatewayOn({});
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=client_credentials&client_id=c1&client_secret=unknown',
    });
  expect((await ask()).headers.ratelimit).toBe('"credentials.issueToken";r=119;t=60');
  for (let calls = 1; calls < 120; calls++) await ask();
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ error: 'temporarily_unavailable' });
  expect(refused.headers.ratelimit).toMatch(/^"credentials\.issueToken";r=0;t=\d+$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
