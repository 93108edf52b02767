import { getAccount } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { accountIdHeader, apiTokenHeader } from '@campus/contracts/core/wire-route';
import {
  regenerateClientSecret,
  revokeApiCredential,
  revokeApiToken,
} from '@campus/contracts/credentials/functions';
import { changeMember, getMembersInfo } from '@campus/contracts/members/functions';
import {
  makeCredential,
  platformTokenOf,
  setApiAccess,
  type TestCredential,
  withApiAccess,
} from '@campus/tests/areas/credentials';
import { entriesOf } from '@campus/tests/calls/audit-entries';
import { callPlatform, requestPlatform, requestRoute } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, sql, type TestAccount } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloudFunctions } from '../main/functions.ts';
import { platformRoutes } from '../main/routes.ts';

const signedOut = { code: parseCode.signedOut };

let account: TestAccount;
let credential: TestCredential;
let token: string;

beforeAll(async () => {
  account = await makeAccount(withApiAccess);
  credential = await makeCredential(account.accountId);
  token = await platformTokenOf(credential);
});

const members = (apiToken: string, accountId = account.accountId) =>
  callPlatform(getMembersInfo, { accountId, options: {} }, apiToken);

describe('the token of an API credential', () => {
  it('reads what its scopes name, in its account', async () => {
    await expect(members(token)).resolves.toMatchObject({ count: 6 });
    const read = await platformTokenOf(credential, 'badges:read');
    await expect(members(read)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('access.scopeMissing', { scope: 'members:read' }),
    });
  });

  it('opens no other account, even if that has a similar credential', async () => {
    const other = await makeAccount(withApiAccess);
    await makeCredential(other.accountId);
    await expect(members(token, other.accountId)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('access.forbidden'),
    });
  });

  it('has no scopes that the credential lacks', async () => {
    const narrow = await makeCredential(account.accountId, { scopes: ['badges:read'] });
    await expect(platformTokenOf(narrow, 'badges:read members:read')).rejects.toThrow(
      text('credentials.scopeUnknown'),
    );
    await expect(platformTokenOf(narrow, 'all')).rejects.toThrow(text('credentials.scopeUnknown'));
    await expect(members(await platformTokenOf(narrow))).rejects.toMatchObject({ code: parseCode.forbidden });
  });

  const closed = cloudFunctions.filter(({ scope }) => scope === undefined);
  it('is refused by each function without a scope: sessions, passwords, second factors, credentials, owner settings', async () => {
    expect(closed.length).toBeGreaterThan(50);
    for (const { name } of closed) {
      const response = await requestPlatform('POST', `/functions/${name}`, {
        body: { accountId: account.accountId },
        headers: { [apiTokenHeader]: token },
      });
      const { key } = (await response.json()) as { key: string };
      // The call may be refused first because the payload lacks a field. No call succeeds.
      expect([name, key]).toEqual([name, expect.stringMatching(/^(access\.|request\.)/)]);
    }
  });

  const closedRoutes = platformRoutes.filter(({ method, scope }) => method === 'GET' && scope === undefined);
  it.each(closedRoutes.map(({ path }) => path))('is refused at %s', async (path) => {
    const at = path.replace('{accountId}', account.accountId).replaceAll(/{\w+}/g, 'Nowhere000');
    const headers = { [accountIdHeader]: account.accountId };
    expect((await requestRoute('GET', at, token, { headers })).status).toBe(403);
  });

  it('is not accepted as a session, and no session as a token, in either header', async () => {
    const ask = (header: string, sent: string) =>
      requestPlatform('POST', '/functions/checkSession', { body: {}, headers: { [header]: sent } });
    const { sessionToken } = account.people.admin;
    expect((await ask('x-parse-session-token', sessionToken)).status).toBe(200);
    for (const response of [
      await ask('x-parse-session-token', token),
      await ask(apiTokenHeader, sessionToken),
    ])
      expect(await response.json()).toMatchObject({ code: parseCode.signedOut });
  });

  it('acts on members and leaders only, and cannot make a person moderator or admin', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const apiToken = await platformTokenOf(await makeCredential(accountId));
    const give = (person: keyof typeof people, permission: 'leader' | 'moderator' | 'admin' | 'owner') =>
      callPlatform(
        changeMember,
        { accountId, membershipId: people[person].membershipId, permission },
        apiToken,
      );
    await expect(give('member', 'leader')).resolves.toMatchObject({ member: { permission: 'leader' } });
    for (const permission of ['moderator', 'admin', 'owner'] as const)
      await expect(give('member', permission)).rejects.toMatchObject({ code: parseCode.forbidden });
    for (const person of ['moderator', 'admin', 'owner'] as const)
      await expect(give(person, 'leader')).rejects.toMatchObject({ code: parseCode.forbidden });
    expect(await entriesOf(accountId, 'members.updatePermission')).toHaveLength(7);
  });

  it('opens pages as their access is configured, up to its level', async () => {
    const { accountId } = await makeAccount(withApiAccess);
    const apiToken = await platformTokenOf(await makeCredential(accountId));
    await expect(members(apiToken, accountId)).resolves.toBeTruthy();
    await openPages(accountId, 'owner', ['members']);
    await expect(members(apiToken, accountId)).rejects.toMatchObject({ message: text('access.forbidden') });
  });

  it('leaves audit entries in its own name', async () => {
    const { membershipId } = account.people.leader;
    const { accountId } = account;
    await callPlatform(changeMember, { accountId, membershipId, teamId: '3' }, token);
    const entries = await entriesOf(accountId, 'members.updateTeam');
    expect(entries.at(-1)).toMatchObject({
      actorId: credential.credentialId,
      actorEmail: credential.clientId,
      outcome: 'success',
    });
  });

  it('dates the use of its credential, with the address', async () => {
    const { accountId } = await makeAccount(withApiAccess);
    const used = await makeCredential(accountId);
    const apiToken = await platformTokenOf(used);
    await callPlatform(getAccount, { accountId }, apiToken, { address: '203.0.113.9' });
    await expect
      .poll(() =>
        sql.one('select "lastUsedAddress" as address from api_credential where id = $1', [used.credentialId]),
      )
      .toEqual({ address: '203.0.113.9' });
  });
});

describe('the token of an API credential ends at once', () => {
  /** Makes an account with a credential and a working token. */
  async function working() {
    const { accountId, people } = await makeAccount(withApiAccess);
    const own = await makeCredential(accountId);
    const apiToken = await platformTokenOf(own);
    await members(apiToken, accountId);
    const { sessionToken } = people.owner;
    return { accountId, own, apiToken, sessionToken };
  }

  it('when it expires', async () => {
    const { accountId, own, apiToken } = await working();
    await sql.query('update api_token set "expiresAt" = now() where credential = $1', [own.credentialId]);
    await expect(members(apiToken, accountId)).rejects.toMatchObject(signedOut);
  });

  it('when its client revokes it, and no other client can', async () => {
    const { accountId, own, apiToken } = await working();
    const other = await makeCredential(accountId);
    const revoke = ({ clientId, clientSecret }: TestCredential) =>
      callPlatform(revokeApiToken, { clientId, clientSecret, token: apiToken });
    await expect(revoke(other)).rejects.toThrow(text('credentials.tokenOfAnother'));
    await members(apiToken, accountId);
    await revoke(own);
    await expect(members(apiToken, accountId)).rejects.toMatchObject(signedOut);
    await expect(revoke(own)).resolves.toEqual({});
  });

  it('when its credential is revoked, or gets a new secret', async () => {
    const revoked = await working();
    const { accountId, own, sessionToken } = revoked;
    await callPlatform(revokeApiCredential, { accountId, credentialId: own.credentialId }, sessionToken);
    await expect(members(revoked.apiToken, accountId)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(own)).rejects.toThrow(text('credentials.clientInvalid'));
    const renewed = await working();
    await callPlatform(
      regenerateClientSecret,
      { accountId: renewed.accountId, credentialId: renewed.own.credentialId, scopes: ['members:read'] },
      renewed.sessionToken,
    );
    await expect(members(renewed.apiToken, renewed.accountId)).rejects.toMatchObject(signedOut);
  });

  it.each(['isEnabled', 'isProductEnabled'])('when %s of the account is switched off', async (flag) => {
    const { accountId, own, apiToken } = await working();
    await setApiAccess(accountId, { [flag]: false });
    await expect(members(apiToken, accountId)).rejects.toMatchObject(signedOut);
    await expect(platformTokenOf(own)).rejects.toThrow(text('credentials.notUsable'));
  });

  it('when its secret is replaced while it is being issued', async () => {
    const { accountId, own, sessionToken } = await working();
    const asked = Array.from({ length: 10 }, () => platformTokenOf(own).catch(() => undefined));
    const { credentialId } = own;
    const scopes = ['members:read' as const];
    const [, ...issued] = await Promise.all([
      callPlatform(regenerateClientSecret, { accountId, credentialId, scopes }, sessionToken),
      ...asked,
    ]);
    for (const apiToken of issued)
      if (apiToken) await expect(members(apiToken, accountId)).rejects.toMatchObject(signedOut);
  });
});
