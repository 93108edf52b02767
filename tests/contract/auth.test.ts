import { checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { answers, startUpstream } from '@campus/parse-adapter/testing/upstream';
import { openGateway, refusalOf, sealed } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makePerson, password, sql } from '@campus/tests/world/world';
import { describe, expect, it, onTestFinished } from 'vitest';

const { as, http } = await openGateway();

/** Signs in over HTTP and returns the cookie as a browser stores it. */
async function signInForCookie(email: string): Promise<string> {
  const response = await http.post('/trpc/auth.signIn').send({ email, password });
  expect(response.status).toBe(200);
  return response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const browser = (cookie: string) => ({ cookie, 'x-campus-request': '1' });

describe('signing in', () => {
  it('AUTH-020 comes first, and its answer loads the account', async () => {
    const { accountId, people } = await makeAccount();
    const cookie = await signInForCookie(people.admin.email);
    const list = await http.get('/trpc/accounts.list').set(browser(cookie));
    expect(list.body.result.data.items).toMatchObject([{ id: accountId, level: 'admin' }]);
    const input = encodeURIComponent(JSON.stringify({ accountId }));
    const account = await http.get(`/trpc/accounts.get?input=${input}`).set(browser(cookie));
    expect(account.body.result.data).toMatchObject({ id: accountId, landing: 'enter' });
  });

  it('ignores case and spaces around an email', async () => {
    const { email, userId } = await makePerson();
    const { user } = await as().auth.signIn.mutate({ email: ` ${email.toUpperCase()} `, password });
    expect(user).toMatchObject({ id: userId, email });
  });

  it('tells an unknown email and a wrong password in the same words', async () => {
    const { email } = await makePerson();
    const wrong = await refusalOf(as().auth.signIn.mutate({ email, password: 'wrong' }));
    const unknown = await refusalOf(as().auth.signIn.mutate({ email: `x${email}`, password }));
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 400, message: 'Email or password is incorrect. Try again.' });
  });

  it('AUTH-077 fails when the platform answers without a user', async () => {
    const platform = await startUpstream(answers({ user: null, sessionToken: 'r:1' }));
    onTestFinished(platform.close);
    const parse = {
      url: platform.url,
      appId: 'campus',
      routesUrl: undefined,
      supportEmail: 'support@campus.test',
    };
    const { http: other } = await openGateway({ parse });
    const response = await other.post('/trpc/auth.signIn').send({ email: 'ana@campus.test', password: 'x' });
    expect(response.body.error.message).toBe('Could not find user.');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['AUTH-036', `${'a'.repeat(89)}@campus.test`, 'At most 100 characters are allowed.'],
    ['AUTH-037', '', 'Email is required.'],
    ['AUTH-037', '  ', 'Email is required.'],
    ['AUTH-038', 'ana', 'Email is an invalid format.'],
    ['AUTH-038', 'ana@campus', 'Email is an invalid format.'],
    ['AUTH-038', 'ana@@campus.test', 'Email is an invalid format.'],
  ])('%s refuses the email %j: %s', async (_, email, message) => {
    const refused = await refusalOf(as().auth.signIn.mutate({ email, password }));
    expect(refused).toMatchObject({ status: 400, message, fields: { email: [message] } });
    const script = await http.post('/api/v1/auth/sign-in').send({ email, password });
    expect(script.body).toMatchObject({ detail: message });
  });

  it('AUTH-039 refuses an empty password', async () => {
    const refused = await refusalOf(as().auth.signIn.mutate({ email: 'ana@campus.test', password: '' }));
    expect(refused).toMatchObject({ status: 400, message: 'Password is required.' });
  });

  it('accepts an email of 100 characters', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(30)}.test`;
    const refused = await refusalOf(as().auth.signIn.mutate({ email, password }));
    expect(refused.message).toBe('Email or password is incorrect. Try again.');
  });

  it('is limited for each address, and says when to come back', async () => {
    const limited = await openGateway({ rateLimits: true });
    // The limit refuses the call before a password is tried. Failed passwords would lock the person out
    // sooner.
    const attempt = () => limited.http.post('/api/v1/auth/sign-in').send({ email: 'ana', password: 'x' });
    for (let i = 0; i < 600; i++) expect((await attempt()).status).toBe(400);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(refused.body.detail).toMatch(/^Too many attempts. Please try again in \d+ seconds\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.http.get('/api/v1/auth/session')).status).toBe(200);
  });
});

describe('a script', () => {
  it('signs in for a token and calls with it, in its owner’s name', async () => {
    const { people } = await makeAccount();
    const { body } = await http.post('/api/v1/auth/sign-in').send({ email: people.leader.email, password });
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await http.get('/api/v1/auth/session').set(headers)).body).toMatchObject({
      user: { id: people.leader.userId },
    });
    expect((await http.get('/api/v1/accounts').set(headers)).body.items).toHaveLength(1);
  });

  it('ends its session, after which the token opens nothing', async () => {
    const { email } = await makePerson();
    const { body } = await http.post('/api/v1/auth/sign-in').send({ email, password });
    const headers = { authorization: `Bearer ${body.token}` };
    expect((await http.post('/api/v1/auth/sign-out').set(headers)).body).toEqual({});
    expect((await http.get('/api/v1/accounts').set(headers)).status).toBe(401);
    expect((await http.post('/api/v1/auth/sign-out').set(headers)).status).toBe(200);
  });
});

describe('a call that needs a session', () => {
  const none = 'r:00000000000000000000000000000000';
  it.each([
    ['no cookie', async () => ({})],
    ['a cookie that nobody sealed', async () => browser('campus_session=eyJ.x.y')],
    [
      'a cookie whose session has ended',
      async () => browser(`campus_session=${await sealed({ userId: 'u', sessionToken: none })}`),
    ],
    [
      'a cookie that has expired',
      async () => browser(`campus_session=${await sealed(await makePerson(), -1)}`),
    ],
  ])('AUTH-028 is refused as unauthorized with %s', async (_, headers) => {
    for (const path of ['accounts.list', 'sessions.list', 'sso.identities']) {
      const { status, body } = await http.get(`/trpc/${path}`).set(await headers());
      expect([path, status, body.error.data.code]).toEqual([path, 401, 'UNAUTHORIZED']);
    }
  });

  it.each(['', 'Bearer ', 'Bearer x', `Bearer ${none}`, 'Basic YTpi'])(
    'AUTH-028 is refused to a script that sends %j',
    async (authorization) => {
      const { status, headers } = await http.get('/api/v1/accounts').set({ authorization });
      expect([status, headers['www-authenticate']]).toEqual([401, expect.stringMatching(/^Bearer/)]);
    },
  );
});

describe('a session token in a link', () => {
  it('AUTH-004 becomes a separate session, which ends no later', async () => {
    const person = await makePerson();
    const response = await http.post('/trpc/auth.become').send({ sessionToken: person.sessionToken });
    expect(response.body.result.data.user).toMatchObject({ id: person.userId });
    const [cookie = ''] = response.headers['set-cookie'] ?? [];
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(12 * 60 * 60);
    expect(
      (await http.get('/trpc/auth.session').set(browser(cookie.split(';')[0] ?? ''))).body,
    ).toMatchObject({
      result: { data: { user: { id: person.userId } } },
    });
  });

  it('is used up by that, in the console and on the platform', async () => {
    const { sessionToken } = await makePerson();
    await http.post('/trpc/auth.become').send({ sessionToken });
    const again = await http.post('/trpc/auth.become').send({ sessionToken });
    expect(again.body.error.data.key).toBe('auth.token.invalid');
    await expect(callPlatform(checkSession, {}, sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
  });

  it('names its owner before anything changes', async () => {
    const person = await makePerson();
    const { sessionToken } = person;
    const asked = await http
      .post('/trpc/auth.tokenOwner')
      .set('x-campus-request', '1')
      .send({ sessionToken });
    expect(asked.body.result.data).toEqual({
      user: { displayName: person.displayName, email: person.email },
    });
    expect(asked.headers).not.toHaveProperty('set-cookie');
    await expect(callPlatform(checkSession, {}, sessionToken)).resolves.toBeTruthy();
    const unknown = { sessionToken: 'r:00000000000000000000000000000000' };
    const refused = await http.post('/trpc/auth.tokenOwner').set('x-campus-request', '1').send(unknown);
    expect(refused.body.error.data.key).toBe('auth.token.invalid');
  });

  it.each(['', 'r:00000000000000000000000000000000', 'r:1 or 1=1', '../../x'])(
    'AUTH-004 that is invalid (%j) is refused without a session',
    async (sessionToken) => {
      const response = await http.post('/trpc/auth.become').send({ sessionToken });
      expect(response.body.error.message).toBe('This sign-in link is no longer valid. Please log in.');
      expect(response.headers).not.toHaveProperty('set-cookie');
    },
  );
});

describe('signing out', () => {
  it('ends the session on the platform, so a copy of the cookie is useless', async () => {
    const { email, userId } = await makePerson();
    const cookie = await signInForCookie(email);
    expect((await http.get('/trpc/accounts.list').set(browser(cookie))).status).toBe(200);
    const out = await http.post('/trpc/auth.signOut').set(browser(cookie)).send({});
    expect(out.headers['set-cookie']?.[0]).toMatch(/^campus_session=; Max-Age=0/);
    const copy = await http.get('/trpc/accounts.list').set(browser(cookie));
    expect(copy.body.error).toMatchObject({ data: { code: 'UNAUTHORIZED', key: 'access.signedOut' } });
    expect((await http.get('/trpc/auth.session').set(browser(cookie))).body.result.data).toEqual({
      user: null,
    });
    const left = await sql.one<{ count: number }>(
      'select count(*)::int as count from "_Session" where "user" = $1',
      [userId],
    );
    // The session from makePerson.
    expect(left?.count).toBe(1);
  });

  it('leaves the person’s other browsers signed in', async () => {
    const { email } = await makePerson();
    const [here, there] = [await signInForCookie(email), await signInForCookie(email)];
    await http.post('/trpc/auth.signOut').set(browser(here)).send({});
    expect((await http.get('/trpc/accounts.list').set(browser(there))).status).toBe(200);
  });
});
