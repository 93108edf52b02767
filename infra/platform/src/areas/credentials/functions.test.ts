import { checkAccess } from '@campus/contracts/accounts/access-functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  changeApiCredentialScopes,
  generateClientSecret,
  getApiCredentials,
  issueApiToken,
  regenerateClientSecret,
  revokeApiCredential,
} from '@campus/contracts/credentials/functions';
import {
  makeCredential,
  platformTokenOf,
  setApiAccess,
  withApiAccess,
} from '@campus/tests/areas/credentials';
import { entriesOf } from '@campus/tests/calls/audit-entries';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { type MemberPerson, makeAccount, makeSuperadmin, sql } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden };
const name = 'Nightly sync';
const scopes = ['members:read' as const];

const generate = (accountId: string, { sessionToken }: Pick<MemberPerson, 'sessionToken'>) =>
  callPlatform(generateClientSecret, { accountId, name, scopes }, sessionToken);

async function apiAccessOf(accountId: string) {
  const row = await sql.one<{ access: object }>(
    'select "apiAccess" as access from "Account" where "objectId" = $1',
    [accountId],
  );
  return row?.access;
}

describe('generating API credentials', () => {
  it('INT-012 INT-016 sets apiAccess.clientId and generatedAt beside isEnabled, and answers a secret', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const before = Date.now();
    const { clientId, clientSecret } = await generate(accountId, people.admin);
    const access = await apiAccessOf(accountId);
    expect(access).toEqual({ ...withApiAccess.apiAccess, clientId, generatedAt: expect.any(String) });
    expect(Date.parse(Object(access).generatedAt)).toBeGreaterThanOrEqual(before - 1000);
    await expect(
      callPlatform(issueApiToken, { clientId, clientSecret: clientSecret ?? '' }),
    ).resolves.toMatchObject({ accountId, scopes, expiresIn: 3600 });
  });

  it('INT-016 regenerating keeps the client id, dates the secret, and makes the old secret invalid', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { sessionToken } = people.owner;
    const first = await generate(accountId, people.owner);
    const previous = await apiAccessOf(accountId);
    const { credentialId, clientId } = first;
    const second = await callPlatform(
      regenerateClientSecret,
      { accountId, credentialId, scopes: ['badges:read'] },
      sessionToken,
    );
    expect(second).toMatchObject({ credentialId, clientId });
    const present = await apiAccessOf(accountId);
    expect(Object(present).clientId).toBe(clientId);
    expect(Object(present).generatedAt > Object(previous).generatedAt).toBe(true);
    const by = (clientSecret: string | null | undefined) =>
      callPlatform(issueApiToken, { clientId, clientSecret: clientSecret ?? '' });
    await expect(by(first.clientSecret)).rejects.toThrow(text('credentials.clientInvalid'));
    await expect(by(second.clientSecret)).resolves.toMatchObject({ scopes: ['badges:read'] });
  });

  it('changing scopes keeps the secret, ends tokens that allow more at once, and leaves all others', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { sessionToken } = people.admin;
    const credential = await makeCredential(accountId, { scopes: ['members:read', 'settings:read'] });
    const narrow = await platformTokenOf(credential, 'members:read');
    const broad = await platformTokenOf(credential);
    const enter = (token: string) => callPlatform(checkAccess, { accountId }, token);
    await enter(broad);
    const { credentialId } = credential;
    const wanted = ['members:read' as const, 'badges:read' as const];
    await callPlatform(changeApiCredentialScopes, { accountId, credentialId, scopes: wanted }, sessionToken);
    await expect(enter(broad)).rejects.toThrow();
    expect((await enter(narrow)).grant?.scopes).toEqual(['members:read']);
    expect((await enter(await platformTokenOf(credential))).grant?.scopes.toSorted()).toEqual(
      wanted.toSorted(),
    );
    const [entry] = await entriesOf(accountId, 'credentials.changeScopes');
    expect(entry).toMatchObject({ before: { scopes: ['members:read', 'settings:read'] } });
    await expect(
      callPlatform(
        changeApiCredentialScopes,
        { accountId, credentialId, scopes: wanted },
        people.moderator.sessionToken,
      ),
    ).rejects.toMatchObject(forbidden);
  });

  it('INT-003 INT-027 is for admins, owners, and superadmins', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    for (const person of [people.member, people.leader, people.moderator, people.suspended])
      await expect(generate(accountId, person)).rejects.toMatchObject(forbidden);
    const stranger = (await makeAccount(withApiAccess)).people.owner;
    await expect(generate(accountId, stranger)).rejects.toMatchObject(forbidden);
    await expect(callPlatform(generateClientSecret, { accountId, name, scopes })).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    await generate(accountId, people.admin);
    await generate(accountId, await makeSuperadmin());
  });

  it('INT-027 is for admins, who get no credential of a higher level than their own', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { credentialId } = await generate(accountId, people.admin);
    const owners = await makeCredential(accountId, { level: 'owner' });
    const { sessionToken } = people.admin;
    const { items } = await callPlatform(getApiCredentials, { accountId }, sessionToken);
    expect(items).toMatchObject([
      { id: credentialId, level: 'admin', isWithinReach: true },
      { id: owners.credentialId, level: 'owner', isWithinReach: false },
    ]);
    const refused = { code: parseCode.forbidden, message: text('credentials.levelTooHigh') };
    const own = { accountId, credentialId: owners.credentialId };
    await expect(
      callPlatform(regenerateClientSecret, { ...own, scopes }, sessionToken),
    ).rejects.toMatchObject(refused);
    await expect(callPlatform(revokeApiCredential, own, sessionToken)).rejects.toMatchObject(refused);
  });

  it('INT-027 is refused to a moderator, even if the page is granted', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    await openPages(accountId, 'moderator', ['integrations']);
    await expect(generate(accountId, people.moderator)).rejects.toMatchObject(forbidden);
  });

  it.each([
    ['isEnabled', { isEnabled: false, isProductEnabled: true }],
    ['isProductEnabled', { isEnabled: true, isProductEnabled: false }],
  ])('INT-027 ACCT-042 fails when %s is off', async (_, apiAccess) => {
    const { accountId, people } = await makeAccount({ apiAccess });
    await expect(generate(accountId, people.owner)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('credentials.notUsable'),
    });
    expect(await apiAccessOf(accountId)).toEqual(apiAccess);
  });

  it('makes a second credential and no third, even for many simultaneous requests', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const made = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => generate(accountId, people.owner)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(generate(accountId, people.owner)).rejects.toThrow(text('credentials.tooMany', { most: 2 }));
  });

  it('names the second credential in apiAccess when the first is revoked, and none after both', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { sessionToken } = people.owner;
    const first = await generate(accountId, people.owner);
    const second = await generate(accountId, people.owner);
    const revoke = (credentialId: string) =>
      callPlatform(revokeApiCredential, { accountId, credentialId }, sessionToken);
    await revoke(first.credentialId);
    expect(await apiAccessOf(accountId)).toMatchObject({ clientId: second.clientId });
    await revoke(second.credentialId);
    expect(await apiAccessOf(accountId)).toEqual(withApiAccess.apiAccess);
    await expect(revoke(second.credentialId)).rejects.toThrow(text('credentials.notFound'));
  });

  it('lists the credentials with their last use and without their secrets', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { clientId, clientSecret } = await makeCredential(accountId);
    const list = () => callPlatform(getApiCredentials, { accountId }, people.admin.sessionToken);
    const unused = await list();
    expect(unused).toMatchObject({ isShown: true, isUsable: true, items: [{ clientId, lastUsed: null }] });
    await callPlatform(issueApiToken, { clientId, clientSecret }, undefined, { address: '203.0.113.7' });
    const used = await list();
    expect(used.items[0]?.lastUsed).toEqual({ at: expect.any(String), address: '203.0.113.7' });
    expect(JSON.stringify([unused, used])).not.toContain(clientSecret);
  });

  it('lists credentials only while API access is enabled; they can always be revoked', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { credentialId } = await makeCredential(accountId);
    await setApiAccess(accountId, { isEnabled: false });
    const { sessionToken } = people.admin;
    await expect(callPlatform(getApiCredentials, { accountId }, sessionToken)).resolves.toMatchObject({
      isShown: false,
      isUsable: false,
    });
    await callPlatform(revokeApiCredential, { accountId, credentialId }, sessionToken);
  });

  it('is recorded, without the secret', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { clientId, clientSecret, credentialId } = await generate(accountId, people.admin);
    const entries = await entriesOf(accountId, 'credentials.generate');
    expect(entries).toMatchObject([
      {
        actorId: people.admin.userId,
        targetId: credentialId,
        targetLabel: name,
        after: { clientId, scopes },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(clientSecret);
  });
});
