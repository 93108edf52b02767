import { request } from 'node:http';
import { badgeTable } from '@campus/platform/foundation/schema/tables/badge';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { requestPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import { fingerprint } from '@campus/tests/world/fingerprint';
import {
  type MemberPerson,
  makeAccount,
  password,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

let own: TestAccount;
let foreign: TestAccount;
let member: MemberPerson;
/** All classes, each with the id of one of its objects. */
let classes: { name: string; id: string }[];

beforeAll(async () => {
  [own, foreign] = await Promise.all([makeAccount(), makeAccount()]);
  member = own.people.member;
  for (const account of [own, foreign]) {
    await makeInvitation(account);
    await badgeTable.insert(sql, [{ accountId: account.accountId, name: 'Speaker' }]);
  }
  const names = await sql.query<{ name: string }>('select "className" as name from "_SCHEMA"');
  classes = await Promise.all(
    names.map(async ({ name }) => {
      const row = await sql.one<{ id: string }>(`select "objectId" as id from "${name}" limit 1`);
      return { name, id: row?.id ?? 'none000000' };
    }),
  );
});

/** Callers that address the platform directly: strangers, and a plain member with a session token. */
const callers = [
  ['a stranger', () => undefined],
  ['a member', () => member.sessionToken],
] as const;

describe.each(callers)('%s with plain REST', (_caller, sessionToken) => {
  const send = (method: string, path: string, body?: unknown) =>
    requestPlatform(method, path, { body, sessionToken: sessionToken() });

  it('reads no object of any class: not one, not all, not their number', async () => {
    expect(classes.length).toBeGreaterThan(12);
    for (const { name, id } of classes)
      for (const path of [
        `/classes/${name}`,
        `/classes/${name}/${id}`,
        `/classes/${name}?count=1&limit=0`,
        `/classes/${name}?where=${encodeURIComponent('{"objectId":{"$exists":true}}')}&include=user`,
        `/aggregate/${name}?group={"_id":"$account"}`,
      ])
        await expectRefusal(send('GET', path), path);
  });

  it('creates, changes and deletes nothing in any class', async () => {
    const before = await Promise.all([own, foreign].map(({ accountId }) => fingerprint(accountId)));
    for (const { name, id } of classes) {
      await expectRefusal(send('POST', `/classes/${name}`, { name: 'made' }), name);
      await expectRefusal(send('PUT', `/classes/${name}/${id}`, { name: 'changed', extra: 1 }), name);
      await expectRefusal(send('DELETE', `/classes/${name}/${id}`), name);
    }
    for (const { path, body } of promotions()) await expectRefusal(send('POST', path, body), path);
    expect(await Promise.all([own, foreign].map(({ accountId }) => fingerprint(accountId)))).toEqual(before);
  });

  it.each([
    ['POST', '/batch', { requests: [{ method: 'GET', path: '/parse/classes/_User' }] }],
    ['GET', '/schemas'],
    ['POST', '/schemas/Invented', { className: 'Invented', fields: { name: { type: 'String' } } }],
    ['PUT', '/schemas/Membership', { fields: { extra: { type: 'String' } } }],
    ['DELETE', '/schemas/Badge'],
    ['DELETE', '/purge/Badge'],
    ['GET', '/config'],
    ['PUT', '/config', { params: { open: true } }],
    ['POST', '/jobs/anything', {}],
    ['GET', '/hooks/functions'],
    ['POST', '/hooks/functions', { functionName: 'logIn', url: 'https://example.org' }],
    ['POST', '/graphql', { query: '{ health }' }],
    ['POST', '/files/people.csv', { base64: 'YQ==' }],
    ['GET', '/files/campus/people.csv'],
    ['DELETE', '/files/people.csv'],
    ['POST', '/users', { username: 'invented', password: 'Campus-2026!' }],
    ['GET', '/users'],
    ['GET', '/users/me'],
    ['POST', '/login', { username: 'anybody', password: 'Campus-2026!' }],
    ['POST', '/loginAs', { userId: 'anybody' }],
    ['POST', '/logout', {}],
    ['POST', '/verifyPassword', { username: 'anybody', password: 'Campus-2026!' }],
    ['POST', '/requestPasswordReset', { email: 'anybody@campus.test' }],
    ['POST', '/verificationEmailRequest', { email: 'anybody@campus.test' }],
    ['POST', '/challenge', { challengeData: {} }],
    ['POST', '/upgradeToRevocableSession', {}],
    ['GET', '/sessions'],
    ['GET', '/sessions/me'],
    ['POST', '/sessions', {}],
    ['GET', '/roles'],
    ['POST', '/installations', { deviceType: 'web' }],
    ['POST', '/push', { where: {}, data: {} }],
    ['GET', '/push_audiences'],
    ['POST', '/events/AppOpened', {}],
    ['GET', '/serverInfo'],
    ['GET', '/security'],
    ['GET', '/scriptlog'],
    ['GET', '/cloud_code/jobs'],
    ['GET', '/health'],
    ['POST', '/validate_purchase', {}],
    ['GET', '/apps/campus/verify_email?token=x&username=y'],
    ['GET', '/apps/campus/request_password_reset?token=x'],
    ['POST', '/apps/campus/request_password_reset', { token: 'x', new_password: 'Campus-2026!' }],
  ] as [string, string, unknown?][])('is refused %s %s', async (method, path, body) => {
    await expectRefusal(send(method, path, body), path);
  });

  it.each([
    '//classes/_User',
    '/functions/../classes/_User',
    '/functions/logIn/../../classes/_User',
    '/functions%2f..%2fclasses/_User',
    '/Classes/_User',
    '/classes/_User?functions/logIn',
    '/classes/_User/functions/logIn',
  ])('finds no bypass in %s', async (path) => {
    expect(await rawStatus(path, sessionToken())).toBeGreaterThanOrEqual(400);
  });

  it('finds no way around by naming another method, or the application in the body', async () => {
    const override = { _ApplicationId: 'campus', _method: 'GET', _SessionToken: sessionToken() };
    for (const path of ['/classes/_User', '/functions/logIn', '/users/me', '/sessions'])
      await expectRefusal(
        requestPlatform('POST', path, { body: override, headers: { 'content-type': 'text/plain' } }),
        path,
      );
  });
});

describe('a member with plain REST', () => {
  it.each([
    { email_verified: true },
    { emailVerified: true },
    { permissionType: 'admin' },
    { username: 'superadmin' },
    { email: 'other@campus.test' },
    { password: 'Other-2026!' },
    { authData: { anonymous: { id: '1' } } },
    { ACL: { '*': { read: true, write: true } } },
    { _rperm: ['*'] },
    { _hashed_password: '' },
    { roles: { __op: 'AddRelation', objects: [] } },
    { invented: true },
  ])("does not change the caller's own user by %j", async (change) => {
    const before = await sql.one('select * from "_User" where "objectId" = $1', [member.userId]);
    for (const path of [`/users/${member.userId}`, `/classes/_User/${member.userId}`])
      await expectRefusal(
        requestPlatform('PUT', path, { body: change, sessionToken: member.sessionToken }),
        path,
      );
    await expect(sql.one('select * from "_User" where "objectId" = $1', [member.userId])).resolves.toEqual(
      before,
    );
  });

  it('does not end or take over the session of another person', async () => {
    const session = await sql.one<{ id: string }>(
      'select "objectId" as id from "_Session" where "user" = $1',
      [foreign.people.owner.userId],
    );
    const path = `/sessions/${session?.id}`;
    for (const [method, body] of [
      ['GET'],
      ['PUT', { user: pointer('_User', member.userId) }],
      ['DELETE'],
    ] as const)
      await expectRefusal(requestPlatform(method, path, { body, sessionToken: member.sessionToken }), path);
    await expect(
      sql.query('select from "_Session" where "objectId" = $1 and "user" = $2', [
        session?.id,
        foreign.people.owner.userId,
      ]),
    ).resolves.toHaveLength(1);
  });

  it("signs in only through the platform's own call", async () => {
    const response = await requestPlatform('POST', '/login', {
      body: { username: member.email, email: member.email, password },
    });
    expect(await response.text()).not.toContain('sessionToken');
  });
});

/** Attempts to gain a higher role. */
function promotions() {
  return [
    { path: '/roles', body: { name: `ownersOf_${unique()}`, ACL: { '*': { read: true } } } },
    {
      path: '/classes/Membership',
      body: {
        account: pointer('Account', foreign.accountId),
        user: pointer('_User', member.userId),
        permission: 'owner',
      },
    },
    {
      path: '/classes/Invitation',
      body: { account: pointer('Account', foreign.accountId), email: member.email, permission: 'owner' },
    },
    { path: '/sessions', body: { user: pointer('_User', foreign.people.owner.userId) } },
  ];
}

function pointer(className: string, objectId: string) {
  return { __type: 'Pointer', className, objectId };
}

async function expectRefusal(answer: Promise<Response>, what: string): Promise<void> {
  const response = await answer;
  const body = await response.text();
  expect({ what, status: response.status, body }).toEqual({
    what,
    status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
    body: expect.not.stringMatching(/objectId|sessionToken|results|count/),
  });
}

/** Sends a path unchanged. `fetch` would normalize it. */
function rawStatus(path: string, sessionToken: string | undefined): Promise<number> {
  const { hostname, port, pathname } = new URL(stack.urls.platform);
  const headers = {
    'x-parse-application-id': 'campus',
    ...(sessionToken && { 'x-parse-session-token': sessionToken }),
  };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: pathname + path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });
}
