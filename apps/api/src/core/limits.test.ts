import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';
import { createLimits, TooManyCalls } from './limits.ts';

const twoAMinute = { calls: 2, seconds: 60 };

it('lets a caller call so often, and then says when to come back', async () => {
  const limits = createLimits(true);
  await limits.count('auth.signIn', twoAMinute, 'ana');
  await limits.count('auth.signIn', twoAMinute, 'ana');
  const refusal = await limits.count('auth.signIn', twoAMinute, 'ana').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyCalls);
  expect((refusal as TooManyCalls).seconds).toBeGreaterThan(0);
  expect((refusal as TooManyCalls).seconds).toBeLessThanOrEqual(60);
  expect((refusal as TooManyCalls).message).toMatch(
    /^Too many attempts\. Please try again in \d+ seconds\.$/,
  );
});

it('counts each operation and each caller for itself', async () => {
  const limits = createLimits(true);
  const once = { calls: 1, seconds: 60 };
  await limits.count('auth.signIn', once, 'ana');
  await limits.count('auth.signIn', once, 'ben');
  await limits.count('auth.createToken', once, 'ana');
  await expect(limits.count('auth.signIn', once, 'ben')).rejects.toThrow(TooManyCalls);
});

it('counts the calls of a batch one by one, however many requests they come in', async () => {
  const { app } = await gatewayOn({ logIn: answers({ user: wireUser, sessionToken: 'r:1' }) });
  const batch = Array.from({ length: 20 }, () => 'auth.signIn').join(',');
  const payload = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [index, { email: 'ana@campus.test', password: 'x' }]),
  );
  const send = () => app.inject({ method: 'POST', url: `/trpc/${batch}?batch=1`, payload });
  expect((await send()).statusCode).toBe(200);
  const second = await send();
  const statuses = second
    .json()
    .map((answer: { error?: { data: { httpStatus: number } } }) => answer.error?.data.httpStatus);
  expect(statuses.filter((status: number | undefined) => status === 429)).toHaveLength(10);
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
});
