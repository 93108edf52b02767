import { wireUser } from '@campus/parse-adapter/testing/people';
import { answers } from '@campus/parse-adapter/testing/upstream';
import { expect, it } from 'vitest';
import { sessionIsOver } from '../testing/answers.ts';
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
  expect(response.cookies).toEqual([
    {
      name: 'campus_session',
      value: expect.stringMatching(/^eyJ/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: seconds,
    },
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

const browser = (value: string) => ({ cookie: `campus_session=${value}`, 'x-campus-request': '1' });

it('answers nobody for a session that is over, and takes its cookie', async () => {
  const { app, sealed } = await gatewayOn({ checkSession: sessionIsOver });
  const response = await app.inject({ url: '/trpc/auth.session', headers: browser(sealed) });
  expect(response.json()).toEqual({ result: { data: { user: null } } });
  expect(response.cookies).toMatchObject([{ name: 'campus_session', value: '', path: '/' }]);
});

it('takes a cookie that cannot be opened and asks the platform nothing', async () => {
  const { app, sealed, received } = await gatewayOn({});
  const response = await app.inject({ url: '/trpc/auth.session', headers: browser(`${sealed}x`) });
  expect(response.json()).toEqual({ result: { data: { user: null } } });
  expect(response.cookies).toMatchObject([{ name: 'campus_session', value: '' }]);
  expect(received).toEqual([]);
});

it.each([
  ['a living session', answers({})],
  ['a session that is over', sessionIsOver],
])('ends %s on the platform and takes the cookie', async (_, logOut) => {
  const { app, sealed, received } = await gatewayOn({ logOut });
  const response = await app.inject({
    method: 'POST',
    url: '/trpc/auth.signOut',
    headers: browser(sealed),
    payload: {},
  });
  expect(response.json()).toEqual({ result: { data: {} } });
  expect(response.cookies).toMatchObject([{ name: 'campus_session', value: '' }]);
  expect(received.map(({ headers }) => headers['x-parse-session-token'])).toEqual(['r:platform-token']);
});
