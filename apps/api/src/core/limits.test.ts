import { TooManyCalls } from '@campus/contracts/core/quota';
import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, refuses } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { openBrowser } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';
import { createMemoryLimits } from './limits.ts';

const twoAMinute = { calls: 2, seconds: 60 };

it('lets a caller make the allowed calls, and then says when to come back', async () => {
  const limits = createMemoryLimits(true);
  await limits.count('auth.signIn', twoAMinute, 'ana');
  await limits.count('auth.signIn', twoAMinute, 'ana');
  const refusal = await limits.count('auth.signIn', twoAMinute, 'ana').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TooManyCalls);
  expect((refusal as TooManyCalls).quota.seconds).toBeGreaterThan(0);
  expect((refusal as TooManyCalls).quota.seconds).toBeLessThanOrEqual(60);
  expect((refusal as TooManyCalls).message).toMatch(
    /^Too many attempts\. Please try again in \d+ seconds\.$/,
  );
});

it('counts each operation and each caller separately', async () => {
  const limits = createMemoryLimits(true);
  const once = { calls: 1, seconds: 60 };
  await limits.count('auth.signIn', once, 'ana');
  await limits.count('auth.signIn', once, 'ben');
  await limits.count('auth.createToken', once, 'ana');
  await expect(limits.count('auth.signIn', once, 'ben')).rejects.toThrow(TooManyCalls);
});

it('counts each call of a batch', async () => {
  const { app } = await gatewayOn({});
  const report = { message: 'x', path: '/login', clientVersion: '1' };
  const batch = Array.from({ length: 20 }, () => 'console.reportError').join(',');
  const payload = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, report]));
  const send = () => app.inject({ method: 'POST', url: `/trpc/${batch}?batch=1`, payload });
  for (let calls = 0; calls < 280; calls += 20) expect((await send()).statusCode).toBe(200);
  await app.inject({ method: 'POST', url: '/trpc/console.reportError', payload: report });
  const last = await send();
  const statuses = last
    .json()
    .map((answer: { error?: { data: { httpStatus: number } } }) => answer.error?.data.httpStatus);
  expect(statuses.filter((status: number | undefined) => status === 429)).toHaveLength(1);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});

const credentials = { email: 'ana@campus.test', password: 'x' };

it('lets a campus behind one address sign in, and counts each known device separately', async () => {
  const { app } = await gatewayOn({ logIn: answers({ user: wireUser, sessionToken: 'r:1' }) });
  const browser = openBrowser(app);
  const answer = await browser.call('auth.signIn', credentials);
  expect(answer.statusCode).toBe(200);
  for (let call = 1; call < 600; call++)
    await app.inject({ method: 'POST', url: '/trpc/auth.signIn', payload: { email: 'x' } });
  const flooded = await openBrowser(app).call('auth.signIn', credentials);
  expect(flooded.statusCode).toBe(429);
  for (let call = 0; call < 30; call++)
    expect((await browser.call('auth.signIn', credentials)).statusCode).toBe(200);
  expect((await browser.call('auth.signIn', credentials)).statusCode).toBe(429);
});

it('lets a campus ask for links to choose a password, and counts each known device separately', async () => {
  const { app } = await gatewayOn({
    logIn: answers({ user: wireUser, sessionToken: 'r:1' }),
    requestPasswordReset: answers({}),
  });
  const ask = (browser: ReturnType<typeof openBrowser>) =>
    browser.call('auth.forgotPassword', { email: 'ana@campus.test' });
  const known = openBrowser(app);
  await known.call('auth.signIn', credentials);
  for (let call = 0; call < 300; call++) expect((await ask(openBrowser(app))).statusCode).toBe(200);
  expect((await ask(openBrowser(app))).statusCode).toBe(429);
  for (let call = 0; call < 10; call++) expect((await ask(known)).statusCode).toBe(200);
  expect((await ask(known)).statusCode).toBe(429);
});

it('sends the platform the same device at each sign-in of a browser, and none for scripts', async () => {
  const { app, received } = await gatewayOn({ logIn: answers({ user: wireUser, sessionToken: 'r:1' }) });
  const browser = openBrowser(app);
  const signInWith = async (sender: typeof browser) => {
    await sender.call('auth.signIn', credentials);
    return received.at(-1)?.headers['x-campus-device'];
  };
  const first = await signInWith(browser);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(browser.jar.get('__Host-campus_device')).not.toContain(first);
  expect(await signInWith(browser)).toBe(first);
  expect(await signInWith(openBrowser(app))).not.toBe(first);
  await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload: credentials });
  expect(received.at(-1)?.headers).not.toHaveProperty('x-campus-device');
});

it('makes a browser a known device when a person chooses a new password in it', async () => {
  const { app, received } = await gatewayOn({ resetPassword: answers({}) });
  const browser = openBrowser(app);
  const chosen = 'Quiet-Harbor-2031!';
  await browser.call('auth.resetPassword', {
    code: 'a'.repeat(43),
    newPassword: chosen,
    confirmation: chosen,
  });
  expect(received.at(-1)?.headers['x-campus-device']).toMatch(/^[\w-]{43}$/);
  expect([...browser.jar.keys()]).toEqual(['__Host-campus_device']);
});

it('says when to come back after the lockout of the platform too', async () => {
  const reason = { key: 'auth.locked', params: { seconds: 240 } };
  const { app } = await gatewayOn({ logIn: refuses(155, 'Too many failed attempts.', 429, reason) });
  for (const url of ['/trpc/auth.signIn', '/api/v1/auth/sign-in']) {
    const answer = await app.inject({ method: 'POST', url, payload: credentials });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('240');
    expect(answer.body).toContain('"key":"auth.locked","params":{"seconds":240}');
  }
});
