import { sessionCookie } from '@campus/api/session/cookie';
import { createSessionSealer } from '@campus/api/session/session';
import { browserHeaders, openGateway, scriptHeaders, sealed } from '@campus/tests/calls/gateway';
import { makePerson, type Person } from '@campus/tests/world/world';
import type { Response } from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';

const { http } = await openGateway();
let person: Person;
beforeAll(async () => {
  person = await makePerson();
});

function expectRefusal({ status, body, headers }: Response, expected: { status: number; key: string }) {
  const failure = body.error?.data ?? body;
  expect({ status, key: failure.key }).toEqual(expected);
  expect(failure.requestId).toBe(headers['x-request-id']);
}

const notFound = { status: 404, key: 'request.notFound' };
const malformed = { status: 400, key: 'request.malformed' };
const signedOut = { status: 401, key: 'access.signedOut' };
const foreign = { status: 403, key: 'access.foreignOrigin' };

describe('what is not there', () => {
  it.each([
    '/trpc/members.destroyAll',
    '/trpc/__proto__',
    '/trpc/members',
    '/trpc/',
    '/api/v1/nothing',
    '/api/v2',
  ])('%s', async (url) => {
    expectRefusal(await http.get(url).set('x-campus-request', '1'), notFound);
    expectRefusal(await http.post(url).set('x-campus-request', '1').send({}), notFound);
  });

  it('a change that is asked for as if it were a question', async () => {
    expectRefusal(await http.get('/trpc/auth.signIn'), { status: 405, key: 'request.method' });
  });
});

describe('what cannot be read', () => {
  it.each([
    '/trpc/accounts.get?input={',
    '/trpc/accounts.get?input=%7B%22accountId%22%3A%22%00%22%7D',
    '/trpc/auth.session,auth.session?batch=1&input=[',
    '/trpc/auth.session,auth.session?batch=1&input=7',
    '/api/v1/accounts/%ff%fe',
    '/api/v1/accounts/%',
  ])('%s', async (url) => {
    const headers = url.startsWith('/api') ? await scriptHeaders(person) : await browserHeaders(person);
    const response = await http.get(url).set(headers);
    const [answer] = [response.body].flat();
    expect(response.status).toBe(400);
    expect((answer.error?.data ?? answer).requestId).toBe(response.headers['x-request-id']);
  });

  it('more calls in one request than are allowed', async () => {
    const names = Array.from({ length: 21 }, () => 'auth.session').join(',');
    const refused = await http.get(`/trpc/${names}?batch=1&input={}`);
    expectRefusal(refused, malformed);
    const allowed = names.split(',').slice(1).join(',');
    expect((await http.get(`/trpc/${allowed}?batch=1&input={}`)).body).toHaveLength(20);
  });
});

describe('a session that is none', () => {
  const values: [string, () => Promise<string>][] = [
    [
      'tampered with',
      async () =>
        (await sealed(person)).replace(/\.(.)(?=[^.]*$)/, (_, first) => (first === 'A' ? '.B' : '.A')),
    ],
    ['expired', () => sealed(person, -1)],
    [
      'sealed with another key',
      () =>
        createSessionSealer('x'.repeat(32)).seal({ token: person.sessionToken, userId: person.userId }, 60),
    ],
    ['the platform’s own token', async () => person.sessionToken],
    ['empty', async () => ''],
    ['garbage', async () => '%00;,"'],
    [
      'of a session the platform does not know',
      () => sealed({ ...person, sessionToken: 'r:00000000000000000000000000000000' }),
    ],
  ];

  it.each(values)('SHE-082 AUTH-028 is refused as cookie and as token: %s', async (_, value) => {
    const cookie = `${sessionCookie(false)}=${await value()}`;
    expectRefusal(await http.get('/trpc/accounts.list').set({ cookie, 'x-campus-request': '1' }), signedOut);
    const authorization = `Bearer ${await value()}`;
    const ended = { status: 401, key: 'access.tokenEnded' };
    expectRefusal(await http.get('/api/v1/accounts').set({ authorization }), ended);
  });

  it.each(values)('answers null and removes the cookie: %s', async (_, value) => {
    const cookie = `${sessionCookie(false)}=${await value()}`;
    const response = await http.get('/trpc/auth.session').set({ cookie, 'x-campus-request': '1' });
    expect(response.body).toEqual({ result: { data: { user: null } } });
    expect(response.headers['set-cookie']?.[0]).toMatch(/^campus_session=; Max-Age=0; Path=\/; .*HttpOnly/);
  });
});

describe('a request of another site', () => {
  it.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused: %j', async (header) => {
    const headers = { ...(await browserHeaders(person)), ...header };
    expectRefusal(await http.get('/trpc/accounts.list').set(headers), foreign);
    expectRefusal(await http.post('/trpc/auth.signOut').set(headers).send({}), foreign);
    expectRefusal(
      await http.get('/api/v1/accounts').set({ ...(await scriptHeaders(person)), ...header }),
      foreign,
    );
    expect((await http.get('/trpc/accounts.list').set(await browserHeaders(person))).status).toBe(200);
  });

  it('is refused when it has our cookie but not our client’s header', async () => {
    const { cookie = '' } = await browserHeaders(person);
    expectRefusal(await http.post('/trpc/auth.signOut').set({ cookie }).send({}), foreign);
  });
});
