import { getAuditEntries } from '@campus/contracts/audit/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { permissions } from '@campus/domain/access/levels';
import { accountRoleNames, roleName } from '@campus/domain/access/role-names';
import { configuredIn, permissionIdOf } from '@campus/tests/areas/roles';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;

const audit = { table: 'pageAccess', action: 'audit' } as const;

it.each([
  ['RLP-009', 'cmd', 'lockroom'],
  ['RLP-010', 'pageAccess', 'members'],
] as const)('%s admins and up set who has %s %s; everybody below is refused', async (_, type, action) => {
  const { accountId, people } = await makeAccount();
  const permissionId = await permissionIdOf(type, action);
  for (const permission of permissions) {
    const { roles } = as(people[permission]);
    const wanted = [roleName('moderator', accountId)];
    const calls = () => [
      roles.update.mutate({ accountId, permissionId, roles: wanted }),
      roles.configure.mutate({ accountId, type, action, roles: wanted }),
    ];
    if (permission === 'admin' || permission === 'owner')
      for (const { permission: record } of await Promise.all(calls()))
        expect(record.configuredWorldPermission).toMatchObject({ level: 'moderator' });
    else
      for (const refusal of await Promise.all(calls().map(refusalOf)))
        expect(refusal).toMatchObject({ status: 403 });
  }
});

it.each([
  ['of another account', (other: string) => roleName('member', other)],
  ['that nobody knows', () => 'hackersOf_account'],
  ['without an account', () => 'owner'],
])('RLP-032 refuses a role %s, and stores nothing', async (_, role) => {
  const { accountId, people } = await makeAccount();
  const other = await makeAccount();
  const { roles } = as(people.owner);
  const named = ['superadmin', ...accountRoleNames(accountId).slice(0, 2), role(other.accountId)];
  const permissionId = await permissionIdOf('cmd', 'lockroom');
  const refusals = await Promise.all([
    refusalOf(roles.update.mutate({ accountId, permissionId, roles: named })),
    refusalOf(roles.configure.mutate({ accountId, type: 'cmd', action: 'lockroom', roles: named })),
  ]);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ status: 400, message: 'Name superadmin or a role of this account.' });
  expect(await configuredIn(accountId)).toEqual({});
});

it('saves several permissions and answers the rows of the page, the last change with each', async () => {
  const { accountId, people } = await makeAccount();
  const { roles } = as(people.admin);
  const { saved, items } = await roles.save.mutate({
    accountId,
    changes: [{ ...audit, level: 'leader', base: null }],
  });
  expect(saved).toEqual([audit]);
  expect((await roles.read.query({ accountId })).items).toEqual(items);
  expect((await roles.changes.query({ accountId })).items).toMatchObject([
    { ...audit, from: null, to: 'leader', by: people.admin.email },
  ]);
  const { items: open } = await as(people.member).roles.ofWorld.query({ accountId, types: ['pageAccess'] });
  expect(open.find(({ action }) => action === 'audit')?.configuredWorldPermission?.level).toBe('leader');
});

describe('RLP-033 a page that is taken from a role', () => {
  it('refuses its operations in both layers from the next call on, to sessions that are open', async () => {
    const { accountId, people } = await makeAccount();
    const open = as(people.leader);
    const asked = { accountId };
    const platform = () =>
      callPlatform(getAuditEntries, { accountId, options: {} }, people.leader.sessionToken);
    await as(people.owner).roles.save.mutate({ accountId, changes: [{ ...audit, level: 'leader' }] });
    // The gateway now caches this account access for some seconds.
    await open.audit.list.query(asked);
    expect((await open.accounts.get.query(asked)).pages).toContain('audit');
    await platform();
    await as(people.owner).roles.save.mutate({ accountId, changes: [{ ...audit, level: 'owner' }] });
    for (const person of [people.leader, people.admin])
      expect(await refusalOf(as(person).audit.list.query(asked))).toMatchObject({ status: 403 });
    await expect(platform()).rejects.toMatchObject({ code: parseCode.forbidden });
    expect((await open.accounts.get.query(asked)).pages).not.toContain('audit');
  });

  it('another gateway that holds the previous account access refuses too', async () => {
    const { accountId, people } = await makeAccount();
    const elsewhere = await openGateway();
    await elsewhere.as(people.admin).audit.list.query({ accountId });
    await as(people.owner).roles.save.mutate({ accountId, changes: [{ ...audit, level: 'owner' }] });
    expect(await refusalOf(elsewhere.as(people.admin).audit.list.query({ accountId }))).toMatchObject({
      status: 403,
    });
  });

  it('is given back from the next call on', async () => {
    const { accountId, people } = await makeAccount();
    expect(await refusalOf(as(people.member).audit.list.query({ accountId }))).toMatchObject({ status: 403 });
    await as(people.owner).roles.save.mutate({ accountId, changes: [{ ...audit, level: 'member' }] });
    expect((await as(people.member).audit.list.query({ accountId })).items.length).toBeGreaterThan(0);
  });
});
