import { getAuditEntries } from '@campus/contracts/audit/functions';
import { logIn, logOut } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { accountId as accountIdField } from '@campus/contracts/core/fields';
import { wireCall } from '@campus/contracts/core/wire-call';
import { daysAgo, recordEntries } from '@campus/tests/calls/audit-entries';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import {
  type MemberPerson,
  makeAccount,
  makePerson,
  password,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { badgeTable } from '../foundation/schema/tables/badge.ts';
import type { Call } from './call.ts';
import { cloudFunction } from './define.ts';
import { createTrail } from './trail.ts';

/** A test mutation: adds a badge, then runs the test's function. */
const addBadge = wireCall(
  'addBadge',
  z.strictObject({ accountId: accountIdField, ending: z.enum(['succeed', 'refuse', 'fail']) }),
  z.object({ id: z.string() }),
);
const addBadgeFunction = cloudFunction(addBadge, {
  access: { level: 'admin' },
  audit: { operation: 'badges.create' },
  handle: async ({ sql, input, audit }: Call<z.output<typeof addBadge.input>>) => {
    const [id = ''] = await badgeTable.insert(sql, [{ accountId: input.accountId, name: 'Speaker' }]);
    audit.note({
      target: { type: 'badge', id, label: 'Speaker' },
      after: { name: 'Speaker', apiToken: 'x' },
    });
    if (input.ending === 'refuse') throw new AppError('conflict', 'request.invalid');
    if (input.ending === 'fail') throw new Error('the disk is full');
    return { id };
  },
});

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

describe('a mutation', () => {
  it('leaves one entry that says who did what to which object, and nothing secret', async () => {
    const account = await makeAccount();
    await add(account, account.people.admin, 'succeed');
    expect(await entriesOf(account)).toEqual([
      expect.objectContaining({
        operation: 'badges.create',
        outcome: 'success',
        actor: { id: account.people.admin.userId, email: account.people.admin.email, name: 'Ada Example' },
        target: { type: 'badge', id: expect.any(String), label: 'Speaker', name: '' },
        before: {},
        after: { name: 'Speaker' },
        reason: '',
        reasons: [],
        requestId: 'request-1',
      }),
    ]);
  });

  it.each([
    ['refuse', 'refused', 'request.invalid', 'Please check the values you sent.'],
    ['fail', 'failed', 'internal.error', 'An internal server error occurred, please try again later.'],
  ] as const)(
    'whose handler must %s is undone and leaves an entry as %s, with the key %s',
    async (ending, ...expected) => {
      const [outcome, key, reason] = expected;
      const account = await makeAccount();
      await expect(add(account, account.people.admin, ending)).rejects.toThrow();
      expect(await entriesOf(account)).toMatchObject([
        { outcome, reason, reasons: [{ key, params: {} }], target: { label: 'Speaker' } },
      ]);
      const stored = 'select reasons from "AuditEntry" where account = $1';
      await expect(sql.query(stored, [account.accountId])).resolves.toEqual([
        { reasons: [{ key, params: {} }] },
      ]);
      await expect(sql.query('select from "Badge" where account = $1', [account.accountId])).resolves.toEqual(
        [],
      );
    },
  );

  it('refused by its access rule leaves an entry too', async () => {
    const account = await makeAccount();
    await expect(add(account, account.people.member, 'succeed')).rejects.toMatchObject({
      key: 'access.forbidden',
    });
    expect(await entriesOf(account)).toMatchObject([
      { outcome: 'refused', actor: { email: account.people.member.email } },
    ]);
  });

  it('without a session leaves no entry: strangers could fill the trail', async () => {
    const account = await makeAccount();
    await expect(add(account, undefined, 'succeed')).rejects.toMatchObject({ key: 'access.signedOut' });
    expect(await entriesOf(account)).toEqual([]);
  });
});

describe('an entry', () => {
  const actor = (by: MemberPerson) => ({ id: by.userId, email: by.email });
  const stored = (requestId: string) =>
    sql.query<Record<string, string>>(
      'select account, "targetType", "targetId", "targetLabel" from "AuditEntry" where "requestId" = $1',
      [requestId],
    );

  it('is left in each account that a change affects', async () => {
    const [one, other] = [await makeAccount(), await makeAccount()];
    const requestId = `several-${one.accountId}`;
    const trail = createTrail('accounts.update', requestId);
    trail.note({ accounts: [one.accountId, other.accountId], actor: actor(one.people.owner) });
    await trail.succeed(sql);
    const accounts = (await stored(requestId)).map(({ account }) => account);
    expect(accounts.toSorted()).toEqual([one.accountId, other.accountId].toSorted());
  });

  it('omits unknown facts', async () => {
    const { people } = await makeAccount();
    const requestId = `nothing-${people.owner.userId}`;
    const trail = createTrail('auth.signOut', requestId);
    trail.note({ actor: actor(people.owner) });
    await trail.succeed(sql);
    expect(await stored(requestId)).toEqual([{ account: '', targetType: '', targetId: '', targetLabel: '' }]);
  });

  it('of a caller that nobody knows has no actor', async () => {
    const requestId = `unknown-${unique()}`;
    const trail = createTrail('auth.signIn', requestId);
    trail.note({ target: { type: 'user', id: '', label: 'ada@campus.test' } });
    await trail.succeed(sql);
    const actor = 'select "actorId", "actorEmail" from "AuditEntry" where "requestId" = $1';
    await expect(sql.query(actor, [requestId])).resolves.toEqual([{ actorId: '', actorEmail: '' }]);
  });

  it('is not left by queries or by unknown callers', async () => {
    const { people } = await makeAccount();
    const requestId = `query-${people.owner.userId}`;
    const query = createTrail(undefined, requestId);
    query.note({ actor: actor(people.owner) });
    const stranger = createTrail('auth.signIn', requestId);
    for (const trail of [query, stranger]) {
      expect(trail.isOpen()).toBe(false);
      await trail.succeed(sql);
    }
    expect(await stored(requestId)).toEqual([]);
  });
});

describe('signing in and out', () => {
  it('is recorded, with the entered email and without the password when it fails', async () => {
    const { people } = await makeAccount();
    const { email } = people.member;
    const headers = { 'x-request-id': 'sign-in-1', 'x-forwarded-for': '203.0.113.7' };
    await requestPlatform('POST', '/functions/logIn', { body: { email, password: 'Wrong-2026!' }, headers });
    const { sessionToken } = await callPlatform(logIn, { email, password });
    await callPlatform(logOut, {}, sessionToken);
    const rows = await sql.query<Record<string, unknown>>(
      `select operation, outcome, "requestId", "actorEmail", row_to_json(e)::text as whole
       from "AuditEntry" e where "targetLabel" = $1 or "actorEmail" = $1 order by at`,
      [email],
    );
    expect(rows).toMatchObject([
      { operation: 'auth.signIn', outcome: 'refused', requestId: 'sign-in-1', actorEmail: '' },
      { operation: 'auth.signIn', outcome: 'success', actorEmail: email },
      { operation: 'auth.signOut', outcome: 'success', actorEmail: email },
    ]);
    for (const { whole } of rows) expect(whole).not.toMatch(/2026!|r:[0-9a-f]{32}/);
  });

  it('is not recorded under a request id that the person chose', async () => {
    const { email } = await makePerson();
    const headers = { 'x-request-id': 'chosen-1' };
    await requestPlatform('POST', '/functions/logIn', { body: { email, password: 'Wrong-2026!' }, headers });
    const stored = 'select "requestId" from "AuditEntry" where "targetLabel" = $1';
    expect(await sql.query(stored, [email])).toEqual([
      { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });
});

describe('getAuditEntries', () => {
  it('returns pages, newest first, and the list of operations', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    await recordEntries([
      { accountId, outcome: 'refused', at: daysAgo(2) },
      { accountId, outcome: 'failed', at: daysAgo(1) },
      { accountId, outcome: 'success', at: daysAgo(3) },
    ]);
    const page = await read(account, { limit: 2 });
    expect(page).toMatchObject({ count: 3, operations: ['members.update'] });
    expect(page.results.map((entry) => entry.outcome)).toEqual(['failed', 'refused']);
    expect((await read(account, { limit: 2, skip: 2 })).results).toMatchObject([{ outcome: 'success' }]);
  });

  it('filters by outcome, operation, time, person, and object', async () => {
    const account = await makeAccount();
    const { admin, owner } = account.people;
    await recordEntries([{ accountId: account.accountId, at: daysAgo(1) }]);
    await add(account, admin, 'succeed');
    await add(account, owner, 'refuse').catch(() => undefined);
    const oldest = (await entriesOf(account)).at(-1);
    await expect(read(account, { outcome: 'refused' })).resolves.toMatchObject({ count: 1 });
    await expect(read(account, { search: admin.email.slice(0, 12).toUpperCase() })).resolves.toMatchObject({
      count: 1,
    });
    await expect(read(account, { search: 'peak' })).resolves.toMatchObject({ count: 2 });
    await expect(read(account, { operation: 'members.update' })).resolves.toMatchObject({ count: 1 });
    await expect(read(account, { from: oldest?.at, to: oldest?.at })).resolves.toMatchObject({
      results: [oldest],
    });
  });

  it("never shows another account's entries", async () => {
    const account = await makeAccount();
    await add(account, account.people.admin, 'succeed');
    expect(await entriesOf(await makeAccount())).toEqual([]);
  });
});

function add(account: TestAccount, by: MemberPerson | undefined, ending: 'succeed' | 'refuse' | 'fail') {
  return addBadgeFunction.run(
    {
      params: { accountId: account.accountId, ending },
      sessionToken: by?.sessionToken,
      requestId: 'request-1',
      origin: { address: '', userAgent: '' },
      log: pino({ level: 'silent' }),
    },
    test.services,
  );
}

type Options = z.input<typeof getAuditEntries.input>['options'];

function read({ accountId, people }: TestAccount, options: Options) {
  return callPlatform(getAuditEntries, { accountId, options }, people.owner.sessionToken);
}

async function entriesOf(account: TestAccount) {
  return (await read(account, {})).results;
}
