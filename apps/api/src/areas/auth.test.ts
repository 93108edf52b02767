import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers, refuses, refusesWith } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it } from 'vitest';
import { sessionIsOver, wireCaller } from '../testing/answers.ts';
import { openBrowser } from '../testing/browser.ts';
import { gatewayOn } from '../testing/gateway.ts';

const credentials = { email: 'ana@campus.test', password: 'x' };
const signedIn = answers({ user: wireUser, sessionToken: 'r:1' });
const day = 24 * 60 * 60;

it.each([
  ['AUTH-026', true, 30 * day],
  ['AUTH-027', false, day / 2],
])('%s gives the browser a sealed cookie: remember %s, %d seconds', async (_, remember, seconds) => {
  const { app, received } = await gatewayOn({ logIn: signedIn });
  const response = await app.inject({
    method: 'POST',
    url: '/trpc/auth.signIn',
    payload: { ...credentials, remember },
  });
  expect(response.json().result.data).toMatchObject({ user: { id: 'u1' } });
  expect(response.body).not.toContain('r:1');
  const kept = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' };
  const value = expect.stringMatching(/^eyJ/);
  expect(response.cookies).toEqual([
    { ...kept, value, name: '__Host-campus_session', maxAge: seconds },
    { ...kept, value, name: '__Host-campus_device', maxAge: 400 * day },
  ]);
  expect(received[0]?.headers).not.toHaveProperty('x-parse-session-token');
});

it('gives scripts a token that opens the same session', async () => {
  const { app, received } = await gatewayOn({ logIn: signedIn, checkSession: answers({ user: wireUser }) });
  const { token } = (
    await app.inject({ method: 'POST', url: '/api/v1/auth/sign-in', payload: credentials })
  ).json();
  await app.inject({ url: '/api/v1/auth/session', headers: { authorization: `Bearer ${token}` } });
  expect(received.at(-1)?.headers['x-parse-session-token']).toBe('r:1');
});

const browser = (value: string) => ({ cookie: `__Host-campus_session=${value}`, 'x-campus-request': '1' });

it('returns no user for a session that has ended, and deletes its cookie', async () => {
  const { app, sealed } = await gatewayOn({ checkSession: sessionIsOver });
  const response = await app.inject({ url: '/trpc/auth.session', headers: browser(sealed) });
  expect(response.json()).toEqual({ result: { data: { user: null } } });
  expect(response.cookies).toMatchObject([{ name: '__Host-campus_session', value: '', path: '/' }]);
});

it('deletes a cookie that cannot be opened, without asking the platform', async () => {
  const { app, sealed, received } = await gatewayOn({});
  const response = await app.inject({ url: '/trpc/auth.session', headers: browser(`${sealed}x`) });
  expect(response.json()).toEqual({ result: { data: { user: null } } });
  expect(response.cookies).toMatchObject([{ name: '__Host-campus_session', value: '' }]);
  expect(received).toEqual([]);
});

it.each([
  ['a living session', answers({})],
  ['a session that has ended', sessionIsOver],
])('ends %s on the platform and deletes the cookie', async (_, logOut) => {
  const { app, sealed, received } = await gatewayOn({ logOut });
  const response = await app.inject({
    method: 'POST',
    url: '/trpc/auth.signOut',
    headers: browser(sealed),
    payload: {},
  });
  expect(response.json()).toEqual({ result: { data: {} } });
  expect(response.cookies).toMatchObject([{ name: '__Host-campus_session', value: '' }]);
  expect(received.map(({ headers }) => headers['x-parse-session-token'])).toEqual(['r:platform-token']);
});

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const become = (app: Awaited<ReturnType<typeof gatewayOn>>['app']) =>
  app.inject({ method: 'POST', url: '/trpc/auth.become', payload: { sessionToken: 'r:theirs' } });

it('AUTH-004 signs in the owner of a session token until the platform says', async () => {
  const { app, lines } = await gatewayOn({
    become: answers({ user: wireUser, sessionToken: 'r:1', expiresAt: soon(600) }),
  });
  const response = await become(app);
  expect(response.json().result.data).toMatchObject({ user: { id: 'u1' } });
  expect(response.cookies).toMatchObject([
    { name: '__Host-campus_session', maxAge: expect.closeTo(599, -1) },
    { name: '__Host-campus_device' },
  ]);
  expect(lines.join()).not.toMatch(/r:theirs|r:1/);
});

it.each([
  ['the platform does not know', sessionIsOver],
  ['has just expired', answers({ user: wireUser, sessionToken: 'r:1', expiresAt: soon(-1) })],
])('AUTH-004 refuses a session token that %s, and leaves no session', async (_, answer) => {
  const { app } = await gatewayOn({ become: answer });
  const response = await become(app);
  expect(response.json().error).toMatchObject({
    message: 'This sign-in link is no longer valid. Please log in.',
    data: { httpStatus: 400 },
  });
  expect(response.cookies).toEqual([]);
});

const change = {
  currentPassword: 'Campus-2026!',
  newPassword: 'Campus-2027!',
  confirmation: 'Campus-2027!',
};

it.each([
  ['ends', answers({})],
  ['cannot be ended', refuses(153, 'Down.')],
])('deletes the session cookie after a change of password, even if the session %s', async (_, logOut) => {
  const { app, sealed, received } = await gatewayOn({
    checkAccess: answers(wireCaller),
    updateUserPassword: answers({}),
    logOut,
  });
  const response = await app.inject({
    method: 'POST',
    url: '/trpc/auth.changePassword',
    headers: browser(sealed),
    payload: change,
  });
  expect(response.json()).toEqual({ result: { data: {} } });
  expect(response.cookies).toMatchObject([{ name: '__Host-campus_session', value: '' }]);
  expect(received.find(({ path }) => path.endsWith('updateUserPassword'))?.body).toEqual({
    currentPassword: 'Campus-2026!',
    newPassword: 'Campus-2027!',
  });
  expect(received.at(-1)?.path).toBe('/parse/functions/logOut');
});

it('keeps the session when a change of password is refused', async () => {
  const { app, sealed } = await gatewayOn({
    checkAccess: answers(wireCaller),
    updateUserPassword: refusesWith(142, 'password.currentWrong'),
  });
  const headers = browser(sealed);
  const response = await app.inject({
    method: 'POST',
    url: '/trpc/auth.changePassword',
    headers,
    payload: change,
  });
  expect(response.json().error.data).toMatchObject({ key: 'password.currentWrong' });
  expect(response.cookies).toEqual([]);
});

it('sends the address and the user agent of the caller to the platform', async () => {
  const { app, received } = await gatewayOn({ logIn: signedIn });
  const headers = { 'user-agent': 'Firefox', 'x-forwarded-for': '203.0.113.9' };
  await app.inject({ method: 'POST', url: '/trpc/auth.signIn', headers, payload: credentials });
  // No proxy is trusted here, so the address that the caller claims is not passed on.
  expect(received[0]?.headers).toMatchObject({ 'user-agent': 'Firefox', 'x-forwarded-for': '127.0.0.1' });
});

describe('a browser that is signed in', () => {
  it('ends its earlier session on the platform when it signs in again', async () => {
    const { app, sealed, received } = await gatewayOn({ logIn: signedIn, logOut: answers({}) });
    const browsing = openBrowser(app);
    browsing.jar.set('__Host-campus_session', sealed);
    expect((await browsing.call('auth.signIn', credentials)).statusCode).toBe(200);
    const ended = received.filter(({ path }) => path.endsWith('/logOut'));
    expect(ended.map(({ headers }) => headers['x-parse-session-token'])).toEqual(['r:platform-token']);
    expect(browsing.jar.get('__Host-campus_session')).not.toBe(sealed);
  });

  it('keeps its session when it signs in with a wrong password', async () => {
    const refused = refuses(142, 'Email or password is incorrect. Try again.');
    const { app, sealed, received } = await gatewayOn({ logIn: refused, logOut: answers({}) });
    const browsing = openBrowser(app);
    browsing.jar.set('__Host-campus_session', sealed);
    expect((await browsing.call('auth.signIn', credentials)).statusCode).toBe(400);
    expect(received.some(({ path }) => path.endsWith('/logOut'))).toBe(false);
    expect(browsing.jar.get('__Host-campus_session')).toBe(sealed);
  });

  it('signs in again although the earlier session cannot be ended', async () => {
    const { app, sealed } = await gatewayOn({ logIn: signedIn, logOut: refuses(1, 'No.') });
    const browsing = openBrowser(app);
    browsing.jar.set('__Host-campus_session', sealed);
    expect((await browsing.call('auth.signIn', credentials)).statusCode).toBe(200);
  });

  it('deletes what it has cached when it signs out, and stays a known device', async () => {
    const { app } = await gatewayOn({ logIn: signedIn, logOut: answers({}) });
    const browsing = openBrowser(app);
    await browsing.call('auth.signIn', credentials);
    const { headers } = await browsing.call('auth.signOut', {});
    expect(headers['clear-site-data']).toBe('"cache"');
    expect([...browsing.jar.keys()]).toEqual(['__Host-campus_device']);
  });

  it('accepts a cookie only under the name for its scheme', async () => {
    const { app, sealed, received } = await gatewayOn({});
    const headers = { cookie: `campus_session=${sealed}`, 'x-campus-request': '1' };
    const answer = await app.inject({ url: '/trpc/auth.session', headers });
    expect(answer.json()).toEqual({ result: { data: { user: null } } });
    expect(received).toEqual([]);
  });
});
