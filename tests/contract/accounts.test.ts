import { beforeAll, describe, expect, it } from 'vitest';
import { openGateway, refusalOf } from '../support/gateway.ts';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  type TestAccount,
} from '../support/world.ts';

const { as } = await openGateway();
let account: TestAccount;
let superadmin: Person;
beforeAll(async () => {
  account = await makeAccount();
  superadmin = await makeSuperadmin();
});

const forbidden = { status: 403, key: 'access.forbidden' };

describe('the accounts of a person', () => {
  it('SHE-094 are those of the person’s memberships, and no others', async () => {
    const elsewhere = await makeAccount();
    await join(elsewhere.accountId, account.people.leader, { permission: 'admin' });
    const { items } = await as(account.people.leader).accounts.list.query({});
    expect(new Map(items.map(({ id, level }) => [id, level]))).toEqual(
      new Map([
        [account.accountId, 'leader'],
        [elsewhere.accountId, 'admin'],
      ]),
    );
    expect((await as(await makePerson()).accounts.list.query({})).items).toEqual([]);
  });

  it('SHE-094 are all there are for a superadmin, who may enter each', async () => {
    const found = await as(superadmin).accounts.search.query({ search: account.organizationName });
    expect(found.items).toMatchObject([{ id: account.accountId, level: 'superadmin' }]);
    const entered = await as(superadmin).accounts.get.query({ accountId: account.accountId });
    expect(entered).toMatchObject({
      landing: 'enter',
      level: 'superadmin',
      pages: ['members', 'import', 'audit'],
    });
  });
});

describe('the search of all accounts', () => {
  it('ACCT-002 is refused to everybody but superadmins', async () => {
    for (const person of Object.values(account.people))
      expect(await refusalOf(as(person).accounts.search.query({ search: 'a' }))).toMatchObject(forbidden);
    expect((await as(superadmin).accounts.search.query({ search: account.organizationName })).total).toBe(1);
  });

  it('pages by 25', async () => {
    const { pageSize, page } = await as(superadmin).accounts.search.query({ page: 2 });
    expect({ pageSize, page }).toEqual({ pageSize: 25, page: 2 });
  });
});

describe('entering an account', () => {
  it.each([
    ['suspended', 'suspended', []],
    ['member', 'enter', []],
    ['moderator', 'enter', []],
    ['admin', 'enter', ['members', 'import', 'audit']],
    ['owner', 'enter', ['members', 'import', 'audit']],
  ] as const)('leads a %s to %s with the pages %j', async (permission, landing, pages) => {
    const person = account.people[permission];
    const entered = await as(person).accounts.get.query({ accountId: account.accountId });
    expect(entered).toMatchObject({ landing, pages, level: permission });
  });

  it('leads somebody to verification, before anything else, where the account asks for it', async () => {
    const { accountId } = await makeAccount({ verificationRequired: true });
    const waiting = await addMember(accountId, { permission: 'suspended' }, { emailVerified: false });
    const entered = await as(waiting).accounts.get.query({ accountId });
    expect(entered).toMatchObject({ landing: 'verify', pages: [] });
    const admin = await addMember(accountId, { permission: 'admin' }, { emailVerified: false });
    const refused = await refusalOf(as(admin).members.list.query({ accountId }));
    expect(refused).toMatchObject({ status: 403, key: 'access.verificationRequired' });
  });

  it.each([
    ['admin', ['member', 'leader', 'moderator', 'admin']],
    ['owner', ['member', 'leader', 'moderator', 'admin', 'owner']],
  ] as const)('says which roles an %s may give', async (permission, assignablePermissions) => {
    const person = account.people[permission];
    const entered = await as(person).accounts.get.query({ accountId: account.accountId });
    expect(entered.assignablePermissions).toEqual(assignablePermissions);
  });
});

describe('what is behind the admin pages', () => {
  const pagesOf = (person: Person) => {
    const { accountId } = account;
    const { members, invitations, audit, accounts } = as(person);
    return [
      () => members.list.query({ accountId }),
      () => invitations.list.query({ accountId }),
      () => audit.list.query({ accountId }),
      () => accounts.roles.query({ accountId }),
    ];
  };

  it.each(['member', 'leader', 'moderator'] as const)(
    'ACCT-034 SHE-059 is refused to a %s, whatever the browser shows',
    async (permission) => {
      for (const page of pagesOf(account.people[permission]))
        expect(await refusalOf(page())).toMatchObject(forbidden);
    },
  );

  it.each(['admin', 'owner'] as const)('ACCT-034 is open to an %s', async (permission) => {
    for (const page of pagesOf(account.people[permission]))
      await expect(page()).resolves.toHaveProperty('items');
  });

  it('ACCT-036 is refused to somebody suspended, with the reason, and open to a suspended superadmin', async () => {
    for (const page of pagesOf(account.people.suspended))
      expect(await refusalOf(page())).toMatchObject({
        status: 403,
        message: 'You are suspended in this account.',
      });
    const both = await makeSuperadmin();
    await join(account.accountId, both, { permission: 'suspended' });
    for (const page of pagesOf(both)) await expect(page()).resolves.toHaveProperty('items');
  });
});
