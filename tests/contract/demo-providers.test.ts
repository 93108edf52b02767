import { followProviders, insertDemoSso } from '@campus/local/demo/sso';
import { insertAccounts } from '@campus/platform/foundation/records/accounts';
import { userIdentityTable } from '@campus/platform/foundation/schema/tables/user-identity';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

class Undone extends Error {
  override name = 'Undone';
}

it('updates the providers of the demo to other ports, and to real providers', async () => {
  const names = ['admin', 'multi', 'federated', 'principal'];
  const userIds = new Map(
    await Promise.all(names.map(async (name) => [name, (await makePerson()).userId] as const)),
  );
  const [{ userId }, { userId: other }] = [await makePerson(), await makePerson()];
  const now = new Date();
  const local = { urls: stack.urls, real: { clientSecrets: {} } };
  const passport = {
    name: 'Passport',
    issuer: 'https://id.company.test',
    clientId: 'c',
    clientSecret: 's',
    domains: ['campus.test'],
  };
  const seen = sql.transaction(async (all) => {
    await insertAccounts(all, [{ organizationName: 'Demo', world: { name: 'demo' } }]);
    await insertDemoSso(all, local, { userIds, now });
    const subject = unique();
    const old = { userId, provider: 'google' as const, issuer: 'http://localhost:1/google', subject };
    const foreign = { ...old, userId: other, issuer: 'https://accounts.google.com', subject };
    await userIdentityTable.insert(all, [old, foreign]);

    const urls = { ...stack.urls, console: 'http://localhost:2', identityProvider: 'http://localhost:3' };
    const real = { clientSecrets: {}, googleDomains: ['real.test'], microsoftTenants: ['t'], passport };
    await followProviders(all, { urls, real });

    expect(
      await all.query(
        'select provider, "clientId" as client, "dashboardEndpoints" as origins from "SSOConfig" where "objectId" = any($1) order by 1',
        [['SsoUniversity', 'SsoPassport']],
      ),
    ).toEqual([
      {
        provider: 'http://localhost:3/university',
        client: 'campus-console',
        origins: ['http://localhost:2'],
      },
      { provider: 'https://id.company.test', client: 'c', origins: ['http://localhost:2'] },
    ]);
    expect(
      await all.query('select issuer from "UserIdentity" where subject = $1 order by 1', [subject]),
    ).toEqual([{ issuer: 'http://localhost:3/google' }, { issuer: 'https://accounts.google.com' }]);
    expect(
      await all.one(
        `select "googleSettings" as google, "azureData" as azure from "ServerConfig" where name = 'demo'`,
      ),
    ).toEqual({
      google: { enabled: true, whitelistedDomains: ['real.test'] },
      azure: [{ tenant: 't', name: 't', enabled: true }],
    });
    // Rolls back, so that nothing is left for other tests.
    throw new Undone();
  });
  await expect(seen).rejects.toThrow(Undone);
});
