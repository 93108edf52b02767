import { getAccount } from '@campus/contracts/accounts/functions';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import type { SettingKey } from '@campus/contracts/settings/all-settings';
import type { SettingsPage } from '@campus/contracts/settings/setting';
import type { SettingValue } from '@campus/domain/settings/setting-change';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { callPlatform } from '@campus/tests/calls/platform';
import { unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

it.each<[string, SettingsPage, SettingKey, SettingValue, string]>([
  [
    'WLD-031 a password expiry of 0 days',
    'worldAccess',
    'ServerConfig.passwordExpireDays',
    0,
    'passwordExpireDays',
  ],
  [
    'WLD-031 an empty password expiry',
    'worldAccess',
    'ServerConfig.passwordExpireDays',
    null,
    'passwordExpireDays',
  ],
  ['WLD-033 an empty home page', 'worldCommunication', 'ServerConfig.homePage', '', 'homePage'],
  [
    'CTL-034 an idle time of 0',
    'inWorldControls',
    'ServerConfig.inactivitySecondsToConsiderIdle',
    0,
    'inactivitySecondsToConsiderIdle',
  ],
])('%s unsets the field', async (...[, page, setting, empty, column]) => {
  const { save, stored } = await makeSettingsAccount();
  await save(page, { [setting]: setting === 'ServerConfig.homePage' ? 'https://a.test' : 60 });
  expect((await stored()).ServerConfig[column]).not.toBeNull();
  await save(page, { [setting]: empty });
  expect((await stored()).ServerConfig[column]).toBeNull();
});

it('WLD-019 refuses a largest upload that is not positive', async () => {
  const { save } = await makeSettingsAccount();
  await expect(save('worldCommunication', { 'ServerConfig.maxUploadMB': 0 })).rejects.toThrow(
    'Must be a number above 0.',
  );
});

it('WLD-007 refuses a team outside the list', async () => {
  const { save, read } = await makeSettingsAccount();
  await expect(save('worldInformation', { 'Account.defaultTeamId': 10_000 })).rejects.toThrow();
  expect((await read('worldInformation')).get('Account.defaultTeamId')).toBe(8);
});

it('CTL-009 a folder name of the account serves only while the server configuration has none', async () => {
  const { save, read } = await makeSettingsAccount({
    customDocumentOptions: { gearMenuFolderName: 'Of the account', maxAllowed: 5 },
  });
  const name = 'ServerConfig.customDocumentOptions.gearMenuFolderName';
  expect((await read('inWorldControls')).get(name)).toBe('Of the account');
  await save('inWorldControls', { [name]: 'Of the world' });
  expect((await read('inWorldControls')).get(name)).toBe('Of the world');
});

describe('the scavenger hunt', () => {
  const on = 'Account.showScavHuntButtons';
  const login = 'ServerConfig.activity';

  it('SCV-004 SCV-006 SCV-009 SCV-010 that is disabled is also off at login, in the same save', async () => {
    const { save, stored } = await makeSettingsAccount();
    await save('scavengerHunt', { [on]: true, [login]: 1 });
    expect(await stored()).toMatchObject({
      Account: { showScavHuntButtons: true },
      ServerConfig: { activity: 1 },
    });
    const { saved } = await save('scavengerHunt', { [on]: false });
    expect(saved.sort()).toEqual([on, login]);
    expect(await stored()).toMatchObject({
      Account: { showScavHuntButtons: false },
      ServerConfig: { activity: 0 },
    });
  });

  it('SCV-007 SCV-009 that is enabled keeps what happens at login, which is switched on and off by itself', async () => {
    const { save, stored } = await makeSettingsAccount();
    await save('scavengerHunt', { [on]: true });
    expect(await stored()).toMatchObject({
      Account: { showScavHuntButtons: true },
      ServerConfig: { activity: null },
    });
    await save('scavengerHunt', { [login]: 1 });
    expect(await stored()).toMatchObject({ ServerConfig: { activity: 1 } });
    await save('scavengerHunt', { [login]: 0 });
    expect(await stored()).toMatchObject({ ServerConfig: { activity: 0 } });
  });

  it('SCV-005 refuses any other activity', async () => {
    const { save } = await makeSettingsAccount();
    await expect(save('scavengerHunt', { [login]: 2 })).rejects.toThrow('Must be at most 1.');
  });
});

it('WLD-005 an account has its id, organization name, customer id, and title', async () => {
  const { accountId, sessionToken } = await makeSettingsAccount({
    organizationName: 'Northwind',
    customerId: 'C-1',
    title: 'Northwind University',
  });
  await expect(callPlatform(getAccount, { accountId }, sessionToken)).resolves.toMatchObject({
    objectId: accountId,
    organizationName: 'Northwind',
    customerId: 'C-1',
    title: 'Northwind University',
  });
});

it('WLD-011 WLD-014 options that no page saves stay as the operators have set them', async () => {
  const dashboardOptions = {
    hideDisableWorld: false,
    showGroupsOptionInRoomDetail: true,
    allowRegularRoomPasscodes: true,
  };
  const world = {
    ip: '192.0.2.1',
    voiceIP: '192.0.2.2',
    defaultCampus: 'scampus',
    buildVersion: '3.1.0',
    name: `w${Date.now()}`,
  };
  const { save, stored } = await makeSettingsAccount({ dashboardOptions, world });
  await save('worldInformation', { 'Account.dashboardOptions.campusEmailHeader': 'Ours' });
  const { buildVersion: worldBuildVersion, ...config } = world;
  expect(await stored()).toMatchObject({
    Account: { dashboardOptions: { ...dashboardOptions, campusEmailHeader: 'Ours' } },
    ServerConfig: { ...config, worldBuildVersion },
  });
});

describe('the mails of an account', () => {
  async function mailFrom(account: Awaited<ReturnType<typeof makeSettingsAccount>>) {
    const email = `invitee-${unique()}@campus.test`;
    const input = { accountId: account.accountId, invFields: { email, permission: 'member' as const } };
    await callPlatform(verifyAndSaveInvitation, input, account.sessionToken);
    return waitForMail(email);
  }

  it('WLD-010 WLD-017 have its header, and name the support address of its world', async () => {
    const account = await makeSettingsAccount();
    await account.save('worldInformation', {
      'Account.dashboardOptions.campusEmailHeader': 'Northwind & friends',
      'ServerConfig.supportEmail': 'help@northwind.test',
    });
    const { html, text } = await mailFrom(account);
    expect(html).toContain('>Northwind &amp; friends</td>');
    expect(text.startsWith('Northwind & friends\n')).toBe(true);
    expect(text).toContain('help@northwind.test');
  });

  it('WLD-010 WLD-017 have the brand and the default address where the account sets none', async () => {
    const { html, text } = await mailFrom(await makeSettingsAccount());
    expect(html).toContain('>Campus</td>');
    expect(text).toContain('support@');
  });
});
