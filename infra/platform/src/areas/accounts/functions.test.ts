import { checkAccess, getPageAccess } from '@campus/contracts/accounts/access-functions';
import {
  getAccount,
  getMemberAccounts,
  getRoles,
  searchAccounts,
} from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { permissions } from '@campus/domain/access/levels';
import { makeCredential, withApiAccess } from '@campus/tests/areas/credentials';
import { makeSender } from '@campus/tests/areas/senders/senders';
import { callPlatform, requestPlatform } from '@campus/tests/calls/platform';
import { configuredAccounts, movedAddress } from '@campus/tests/world/configured-accounts';
import { join, makeAccount, makePerson, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type { NewAccount } from '../../foundation/records/accounts.ts';
import { readInvitationAccount } from '../invitations/invitation-account.ts';

const forbidden = { code: parseCode.forbidden };
const signedOut = { code: parseCode.signedOut };

describe('getMemberAccounts', () => {
  it('ACCT-048 SHE-075 SHE-096 answers the accounts in which the caller has a role, with the data needed to enter them', async () => {
    const first = await makeAccount({ isWebEnabled: true, webLevels: ['lobby'], verificationRequired: true });
    const second = await makeAccount({ isWebOnly: true });
    await makeAccount();
    await join(second.accountId, first.people.leader, { permission: 'admin' });
    const accounts = await callPlatform(getMemberAccounts, {}, first.people.leader.sessionToken);
    expect(accounts).toHaveLength(2);
    expect(accounts).toContainEqual(
      expect.objectContaining({
        objectId: first.accountId,
        isWebEnabled: true,
        isWebOnly: false,
        webLevels: ['lobby'],
        verificationRequired: true,
        level: 'leader',
      }),
    );
    expect(accounts).toContainEqual(
      expect.objectContaining({ objectId: second.accountId, isWebOnly: true, level: 'admin' }),
    );
  });

  it('ACCT-048 returns an empty list to a user without accounts, and refuses a caller without a session', async () => {
    const { sessionToken } = await makePerson();
    await expect(callPlatform(getMemberAccounts, {}, sessionToken)).resolves.toEqual([]);
    await expect(callPlatform(getMemberAccounts, {})).rejects.toMatchObject(signedOut);
  });

  it('SHE-094 SHE-096 answers every account to a superadmin', async () => {
    // The list is sorted by name and limited to a thousand. Other tests create more accounts with arbitrary
    // names; this name sorts first.
    const { accountId } = await makeAccount({ organizationName: `__ ${unique()}` });
    const { sessionToken } = await makeSuperadmin();
    const accounts = await callPlatform(getMemberAccounts, {}, sessionToken);
    expect(accounts).toContainEqual(expect.objectContaining({ objectId: accountId, level: 'superadmin' }));
  });

  it('ACCT-039 ACCT-048 hides the configured accounts unless the flag includes them', async () => {
    const [id] = configuredAccounts.hidden;
    const { people } = await makeAccount({ id });
    const { sessionToken } = people.admin;
    await expect(callPlatform(getMemberAccounts, {}, sessionToken)).resolves.toEqual([]);
    await expect(
      callPlatform(getMemberAccounts, { includeHidden: true }, sessionToken),
    ).resolves.toMatchObject([{ objectId: id }]);
  });

  it('lists an account for people who are suspended in it', async () => {
    const { people } = await makeAccount();
    const accounts = await callPlatform(getMemberAccounts, {}, people.suspended.sessionToken);
    expect(accounts).toMatchObject([{ level: 'suspended' }]);
  });
});

describe('the dashboard options of an account', () => {
  /** Reads the settings of an account with these options. */
  async function optionsOf(dashboardOptions: NewAccount['dashboardOptions'] = {}) {
    const account = await makeAccount({ dashboardOptions });
    const { accountId, people } = account;
    if (dashboardOptions.fromEmail) {
      await makeSender(account, dashboardOptions.fromEmail);
      await sql.query('update "EmailIdentity" set "verifiedAt" = now() where account = $1', [accountId]);
    }
    const { settings } = await callPlatform(getAccount, { accountId }, people.member.sessionToken);
    const { isExportAllowed, isWebdemoAllowed, isWebdemoTicketAllowed, clientDownloadButtonLabel } = settings;
    const { fromEmail, customInvitationUrl, customBranding } = await readInvitationAccount(sql, accountId);
    return {
      isExportAllowed,
      isWebdemoAllowed,
      isWebdemoTicketAllowed,
      clientDownloadButtonLabel,
      fromEmail,
      customInvitationUrl,
      customBranding,
    };
  }

  it.each([
    { isExportAllowed: true },
    { fromEmail: 'office@university.test' },
    { customInvitationUrl: 'https://join.university.test' },
    { customBranding: true },
    { clientDownloadButtonLabel: 'Get it' },
    { isWebdemoAllowed: true },
    { isWebdemoTicketAllowed: true },
  ])('ACCT-013 include %j, which sets no other option', async (option) => {
    const unset = await optionsOf();
    expect(unset).toEqual({
      isExportAllowed: false,
      isWebdemoAllowed: false,
      isWebdemoTicketAllowed: false,
      clientDownloadButtonLabel: '',
      fromEmail: '',
      customInvitationUrl: '',
      customBranding: false,
    });
    expect(await optionsOf(option)).toEqual({ ...unset, ...option });
  });
});

describe('searchAccounts', () => {
  it('ACCT-047 ACCT-053 finds organization name and customer id for superadmins, ignoring case', async () => {
    const name = unique();
    const byName = await makeAccount({ organizationName: `The ${name.toUpperCase()} School` });
    const byCustomer = await makeAccount({ customerId: `C-${name}` });
    const { sessionToken } = await makeSuperadmin();
    for (const search of [name, name.toUpperCase()]) {
      const { count, results } = await callPlatform(searchAccounts, { search }, sessionToken);
      expect(count).toBe(2);
      expect(results.map((account) => account.objectId).sort()).toEqual(
        [byName.accountId, byCustomer.accountId].sort(),
      );
    }
    await expect(callPlatform(searchAccounts, { search: `c-${name}` }, sessionToken)).resolves.toMatchObject({
      count: 1,
    });
  });

  it('ACCT-047 answers an empty list when nothing matches; wildcards stand for themselves', async () => {
    const { sessionToken } = await makeSuperadmin();
    for (const search of [`nothing-${unique()}`, '%', '_____'])
      await expect(callPlatform(searchAccounts, { search }, sessionToken)).resolves.toEqual({
        count: 0,
        results: [],
      });
  });

  it('ACCT-040 leaves out accounts with a type', async () => {
    const name = `Typed ${unique()}`;
    await makeAccount({ organizationName: name, type: 'demo' });
    const { sessionToken } = await makeSuperadmin();
    await expect(callPlatform(searchAccounts, { search: name }, sessionToken)).resolves.toMatchObject({
      count: 0,
    });
  });

  it('ACCT-047 ACCT-053 refuses everyone except superadmins', async () => {
    const { people } = await makeAccount();
    for (const permission of permissions)
      await expect(
        callPlatform(searchAccounts, { search: '' }, people[permission].sessionToken),
      ).rejects.toMatchObject(forbidden);
  });
});

describe('an account whose world has moved', () => {
  it('ACCT-041 tells its members the new address, and is closed to everyone except superadmins', async () => {
    const { accountId, people } = await makeAccount({ id: configuredAccounts.moved[0] });
    for (const { sessionToken } of [people.owner, people.suspended]) {
      await expect(callPlatform(checkAccess, { accountId }, sessionToken)).resolves.toMatchObject({
        accountAccess: { movedTo: movedAddress },
      });
      await expect(callPlatform(getRoles, { accountId }, sessionToken)).rejects.toMatchObject({
        ...forbidden,
        message: text('access.moved'),
      });
    }
    const { sessionToken } = await makeSuperadmin();
    await expect(callPlatform(checkAccess, { accountId }, sessionToken)).resolves.toMatchObject({
      accountAccess: { movedTo: '' },
    });
    await expect(callPlatform(getRoles, { accountId }, sessionToken)).resolves.toHaveLength(6);
  });
});

describe('getAccount', () => {
  it('answers one account as its members see it, and whether it is the protected one', async () => {
    const { accountId, people } = await makeAccount({
      id: configuredAccounts.protected[0],
      invitesDisabled: true,
      world: { name: 'protected-world' },
    });
    await expect(
      callPlatform(getAccount, { accountId }, people.suspended.sessionToken),
    ).resolves.toMatchObject({
      objectId: accountId,
      worldName: 'protected-world',
      isProtected: true,
      invitesDisabled: true,
      level: 'suspended',
    });
  });

  it('ACCT-015 never carries the client secret of the API access', async () => {
    const { accountId, people } = await makeAccount(withApiAccess);
    const { clientSecret } = await makeCredential(accountId);
    for (const permission of permissions)
      for (const { name } of [getAccount, getMemberAccounts, getPageAccess, checkAccess]) {
        const { sessionToken } = people[permission];
        const body = name === getMemberAccounts.name ? {} : { accountId };
        const response = await requestPlatform('POST', `/functions/${name}`, { body, sessionToken });
        expect(response.ok).toBe(true);
        expect(await response.text()).not.toContain(clientSecret);
      }
  });
});
