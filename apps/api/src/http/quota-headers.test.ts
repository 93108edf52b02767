import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';

const payload = { email: 'ana', password: 'x' };

it('people D5: a script is told how many calls it has left, also when none is', async () => {
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

it('the web client, which sends calls in batches, is not', async () => {
  const { app } = await gatewayOn({});
  const { headers } = await app.inject({ method: 'POST', url: '/trpc/auth.signIn', payload });
  expect(headers).not.toHaveProperty('ratelimit');
});
