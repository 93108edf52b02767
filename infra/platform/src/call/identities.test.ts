import { apiScopes } from '@campus/domain/credentials/api-scopes';
import { makeCredential, platformTokenOf, withApiAccess } from '@campus/tests/areas/credentials';
import { linkSubject } from '@campus/tests/areas/sso/sso';
import { makeServices, type TestServices } from '@campus/tests/stack/platform-services';
import { join, makeAccount, makePerson, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '../areas/identity/sessions.ts';
import { accountAccessesOf, identify } from './identify.ts';

let test: TestServices;
beforeAll(async () => {
  test = await makeServices();
});
afterAll(() => test.close());

const actorOf = async (sessionToken: string, accountId?: string) =>
  (await identify(test.services, sessionToken, accountId))?.actor;

describe('an API credential', () => {
  it('acts as a moderator in its account, with the pages of its own level, and nowhere else', async () => {
    const [{ accountId }, other] = await Promise.all([
      makeAccount(withApiAccess),
      makeAccount(withApiAccess),
    ]);
    const { credentialId, clientId, ...credential } = await makeCredential(accountId);
    const token = await platformTokenOf({ credentialId, clientId, ...credential });
    const moved = { ...test.services.config, movedAccounts: { [accountId]: 'https://moved.test' } };
    const found = await identify({ sql, config: moved }, token, accountId);
    expect(found).toMatchObject({
      user: { id: credentialId, email: clientId },
      actor: {
        userId: credentialId,
        emailVerified: true,
        superadmin: false,
        suspended: false,
        accountAccess: { accountId, level: 'moderator', opens: 'admin', movedTo: 'https://moved.test' },
        grant: { accountId, scopes: apiScopes },
      },
    });
    // A token does not authenticate a person.
    expect(found?.session).toEqual({
      id: credentialId,
      lastUsedAt: expect.any(Date),
      proof: 'password',
      provider: null,
      ssoConfigId: null,
      provenAt: null,
      secondFactorAt: null,
      secondFactorId: null,
      purpose: null,
      accountId,
    });
    expect((await actorOf(token, accountId))?.accountAccess?.movedTo).toBe('');
    for (const elsewhere of [other.accountId, undefined])
      expect(await actorOf(token, elsewhere)).not.toHaveProperty('accountAccess');
  });

  it('is found by its id beside people; what is neither is left out', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { credentialId } = await makeCredential(accountId, { level: 'moderator' });
    const { userId } = people.leader;
    const found = await accountAccessesOf(test.services, [credentialId, 'nobody0000', userId], accountId);
    expect([...found.keys()].sort()).toEqual([credentialId, userId].sort());
    expect(found.get(userId)?.accountAccess).toMatchObject({ accountId, level: 'leader' });
    expect(found.get(credentialId)?.accountAccess).toMatchObject({ accountId, opens: 'moderator' });
    expect((await accountAccessesOf(test.services, [userId], accountId)).size).toBe(1);
  });
});

describe('a person', () => {
  it('is a superadmin also where no account is named', async () => {
    const [superadmin, person] = await Promise.all([makeSuperadmin(), makePerson()]);
    expect(await actorOf(superadmin.sessionToken)).toMatchObject({ superadmin: true, suspended: false });
    expect(await actorOf(person.sessionToken)).toMatchObject({ superadmin: false, suspended: false });
  });

  it('is suspended if suspended in all accounts, unless a superadmin', async () => {
    const { accountId, people } = await makeAccount();
    expect(await actorOf(people.suspended.sessionToken)).toMatchObject({ suspended: true });
    expect(await actorOf(people.member.sessionToken)).toMatchObject({ suspended: false });
    const superadmin = await makeSuperadmin();
    await join(accountId, superadmin, { permission: 'suspended' });
    expect(await actorOf(superadmin.sessionToken)).toMatchObject({ suspended: false });
  });

  it('needs single sign-on where passwords are not allowed, until a provider has proven it', async () => {
    const googleSettings = { enabled: true, whitelistedDomains: ['campus.test'] };
    const { accountId, people } = await makeAccount({
      disallowPasswordLogin: true,
      world: { name: `world-${unique()}`, googleSettings },
    });
    const open = await makeAccount();
    const { google } = test.services.config.providers;
    const { userId, sessionToken } = people.admin;
    const isRequired = async (token: string, id = accountId) =>
      (await actorOf(token, id))?.accountAccess?.singleSignOnRequired;
    expect(await isRequired(sessionToken)).toBe(true);
    expect(await isRequired(open.people.admin.sessionToken, open.accountId)).toBe(false);
    await linkSubject(google, { userId, provider: 'google', email: `${unique()}@campus.test` });
    const proven = { proof: 'thirdParty', provider: 'google' } as const;
    expect(await isRequired(await startSession(sql, { userId, method: 'thirdParty', proven }))).toBe(false);
  });
});
