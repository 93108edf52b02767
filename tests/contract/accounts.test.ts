import { pages } from '@campus/domain/access/pages';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { configuredAccounts, movedAddress } from '@campus/tests/world/configured-accounts';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';

const { as } = await openGateway();
let account: TestAccount;
let superadmin: Person;
beforeAll(async () => {
  account = await makeAccount();
  superadmin = await makeSuperadmin();
});

const forbidden = { status: 403, key: 'access.forbidden' };

/** The pages that admins open in an account without private spaces that is not web enabled. */
const open = pages.filter((page) => !page.startsWith('privateSpace') && page !== 'manageWebRooms');

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

  it('ACCT-039 are without those that the platform hides, unless they are asked for', async () => {
    const [, id] = configuredAccounts.hidden;
    const { people } = await makeAccount({ id });
    const list = async (asked: object) => (await as(people.admin).accounts.list.query(asked)).items;
    expect(await list({})).toEqual([]);
    expect(await list({ includeHidden: true })).toMatchObject([{ id }]);
  });

  it('SHE-094 are all there are for a superadmin, who may enter each', async () => {
    const found = await as(superadmin).accounts.search.query({ search: account.organizationName });
    expect(found.items).toMatchObject([{ id: account.accountId, level: 'superadmin' }]);
    const entered = await as(superadmin).accounts.get.query({ accountId: account.accountId });
    expect(entered).toMatchObject({
      landing: 'enter',
      level: 'superadmin',
      pages: open,
      absentPages: pages.filter((page) => !open.includes(page)),
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
    ['admin', 'enter', open],
    ['owner', 'enter', open],
  ] as const)('leads a %s to %s with the pages %j', async (permission, landing, shown) => {
    const person = account.people[permission];
    const entered = await as(person).accounts.get.query({ accountId: account.accountId });
    expect(entered).toMatchObject({ landing, pages: shown, level: permission });
  });

  it('leads a person to verification, before anything else, when the account requires it', async () => {
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
  ] as const)('MEM-034 says which roles an %s may give', async (permission, assignablePermissions) => {
    const person = account.people[permission];
    const entered = await as(person).accounts.get.query({ accountId: account.accountId });
    expect(entered.assignablePermissions).toEqual(assignablePermissions);
  });

  it('MEM-034 says that a superadmin may make owners', async () => {
    const entered = await as(superadmin).accounts.get.query({ accountId: account.accountId });
    expect(entered.assignablePermissions).toEqual(['member', 'leader', 'moderator', 'admin', 'owner']);
  });

  it('MEM-035 offers neither admin nor owner in the protected account', async () => {
    const { accountId, people } = await makeAccount({ id: configuredAccounts.protected[3] });
    for (const person of [people.admin, people.owner, superadmin]) {
      const entered = await as(person).accounts.get.query({ accountId });
      expect(entered.assignablePermissions).toEqual(['member', 'leader', 'moderator']);
    }
  });
});

describe('an account whose world has moved', () => {
  it('ACCT-041 tells its members its new address, and is open only to superadmins', async () => {
    const { accountId, people } = await makeAccount({ id: configuredAccounts.moved[2] });
    for (const person of [people.owner, people.suspended])
      expect(await as(person).accounts.get.query({ accountId })).toMatchObject({
        landing: 'moved',
        movedTo: movedAddress,
        pages: [],
      });
    expect(await refusalOf(as(people.owner).members.list.query({ accountId }))).toMatchObject({
      status: 403,
      key: 'access.moved',
    });
    const entered = await as(superadmin).accounts.get.query({ accountId });
    expect(entered).toMatchObject({ landing: 'enter', movedTo: '' });
  });
});

describe('creating an account', () => {
  const create = (organizationName: string, person = superadmin) =>
    as(person).accounts.create.mutate({ organizationName });

  it('ACCT-005 SHE-013 is refused to everyone except superadmins, and so is the schema', async () => {
    for (const person of Object.values(account.people)) {
      expect(await refusalOf(create(`School ${unique()}`, person))).toMatchObject(forbidden);
      expect(await refusalOf(as(person).accounts.defaultSchema.query({}))).toMatchObject(forbidden);
    }
  });

  it('ACCT-035 ACCT-045 makes an account and its world from the default schema, for superadmins to enter', async () => {
    const { name, type, outline } = await as(superadmin).accounts.defaultSchema.query({});
    expect({ name, type }).toEqual({ name: 'Default Campus', type: 'campus' });
    const organizationName = `School ${unique()}`;
    const { account: created } = await create(organizationName);
    expect(created).toMatchObject({
      organizationName,
      worldName: organizationName.toLowerCase().replace(' ', '-'),
      isWebEnabled: outline.isWebEnabled,
      verificationRequired: outline.verificationRequired,
      level: 'superadmin',
    });
    const stored = await sql.one(
      `select c."worldBuildVersion", a."defaultTeamId"::int as "defaultTeamId", a."isWebEnabled",
         a."verificationRequired", a."showUserProfile", a."showMemberProfile"
       from "Account" a join "ServerConfig" c on c.account = a."objectId" where a."objectId" = $1`,
      [created.id],
    );
    expect(stored).toEqual(outline);
    const entered = await as(superadmin).accounts.get.query({ accountId: created.id });
    expect(entered).toMatchObject({ landing: 'enter', pages: open });
    const { total } = await as(superadmin).members.list.query({ accountId: created.id });
    expect(total).toBe(0);
    const found = await as(superadmin).accounts.search.query({ search: organizationName });
    expect(found.items).toMatchObject([{ id: created.id }]);
  });

  it('ACCT-035 lets a superadmin search all accounts, and enter one the superadmin is suspended in', async () => {
    const suspended = await makeSuperadmin();
    await join(account.accountId, suspended, { permission: 'suspended' });
    const found = await as(suspended).accounts.search.query({ search: account.organizationName });
    expect(found.items).toMatchObject([{ id: account.accountId, level: 'superadmin' }]);
    const entered = await as(suspended).accounts.get.query({ accountId: account.accountId });
    expect(entered).toMatchObject({ landing: 'enter', level: 'superadmin' });
  });

  it.each(['', '   '])('ACCT-026 ACCT-045 is refused without a name (%j)', async (organizationName) => {
    expect(await refusalOf(create(organizationName))).toMatchObject({
      status: 400,
      message: 'Organization Name is needed to create the account',
    });
  });

  it('ACCT-026 is refused when no name is sent at all', async () => {
    const { create: call } = as(superadmin).accounts;
    const refused = await refusalOf(call.mutate({} as { organizationName: string }));
    expect(refused.message).toBe('Organization Name is needed to create the account');
  });

  it('ACCT-027 ACCT-045 takes a name of 100 characters and refuses a longer one', async () => {
    const longest = `${unique()} ${'é'.repeat(89)}`;
    expect([...longest]).toHaveLength(100);
    expect((await create(longest)).account.organizationName).toBe(longest);
    expect(await refusalOf(create(`${longest}x`))).toMatchObject({
      status: 400,
      message: 'At most 100 characters are allowed.',
    });
  });

  it('refuses a name that another account has', async () => {
    expect(await refusalOf(create(account.organizationName))).toMatchObject({
      status: 409,
      key: 'accounts.organizationName.taken',
    });
    const lookup = { field: 'organizationName', value: account.organizationName } as const;
    expect(await as(superadmin).accounts.exists.query(lookup)).toEqual({ exists: true });
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
    'ACCT-034 SHE-059 is refused to a %s by the gateway, not only by the browser',
    async (permission) => {
      for (const page of pagesOf(account.people[permission]))
        expect(await refusalOf(page())).toMatchObject(forbidden);
    },
  );

  it.each(['admin', 'owner'] as const)('ACCT-034 is open to an %s', async (permission) => {
    for (const page of pagesOf(account.people[permission]))
      await expect(page()).resolves.toHaveProperty('items');
  });

  it('ACCT-036 is refused to a suspended person, with the reason, and open to a suspended superadmin', async () => {
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
