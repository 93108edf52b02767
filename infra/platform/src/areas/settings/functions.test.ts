import {
  getSettingChanges,
  getSettings,
  handleAppVbDelegation,
  takeBackSettings,
} from '@campus/contracts/settings/functions';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { callPlatform } from '@campus/tests/calls/platform';
import { fingerprint } from '@campus/tests/world/fingerprint';
import { openPages } from '@campus/tests/world/page-access';
import { makeAccount, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { levelMappingTable } from '../../foundation/schema/tables/level-mapping.ts';

type Delegations = Parameters<
  typeof callPlatform<typeof handleAppVbDelegation.input, typeof handleAppVbDelegation.output>
>[1];

const welcome: Delegations['delegates'][number] = [
  { className: 'World', welcomeMessage: 'Hi' },
  ['welcomeMessage'],
];
const page = 'worldInformation';

describe('handleAppVbDelegation', () => {
  it('WLD-039 WLD-041 writes only the dirty fields of several classes, and returns the updated objects', async () => {
    const { accountId, sessionToken, stored } = await makeSettingsAccount();
    const answer = await callPlatform(
      handleAppVbDelegation,
      {
        accountId,
        page,
        delegates: [
          welcome,
          [
            { className: 'ServerConfig', supportEmail: 'help@campus.test', defaultLevel: 'x' },
            ['supportEmail'],
          ],
          [
            {
              className: 'Account',
              dashboardOptions: { clientDownloadButtonLabel: 'Get it' },
              invitesOnly: true,
            },
            ['dashboardOptions.clientDownloadButtonLabel'],
          ],
        ],
      },
      sessionToken,
    );
    expect(answer.objects).toMatchObject([
      { className: 'World', welcomeMessage: 'Hi' },
      { className: 'ServerConfig', supportEmail: 'help@campus.test', defaultLevel: '' },
      { className: 'Account', dashboardOptions: { clientDownloadButtonLabel: 'Get it' } },
    ]);
    expect(await stored()).toMatchObject({
      Account: {
        dashboardOptions: { clientDownloadButtonLabel: 'Get it', isPrivateSpacesAllowed: true },
        invitesOnly: false,
      },
      ServerConfig: { defaultLevel: '', supportEmail: 'help@campus.test' },
      World: { welcomeMessage: 'Hi' },
    });
  });

  it('WLD-039 WLD-004 is open to admin, owner, and superadmin, and to the role that the page is opened to', async () => {
    const { accountId, people } = await makeSettingsAccount();
    const superadmin = await makeSuperadmin();
    const call = (token: string) =>
      callPlatform(handleAppVbDelegation, { accountId, page, delegates: [welcome] }, token);
    for (const { sessionToken } of [people.admin, people.owner, superadmin])
      await expect(call(sessionToken)).resolves.toBeDefined();
    await expect(call(people.moderator.sessionToken)).rejects.toMatchObject({ key: 'access.forbidden' });
    await openPages(accountId, 'moderator', [page]);
    await expect(call(people.moderator.sessionToken)).resolves.toBeDefined();
    await expect(call(people.leader.sessionToken)).rejects.toMatchObject({ key: 'access.forbidden' });
  });

  it('WLD-040 refuses what is not of the caller, of the account, or of the page, and then changes nothing', async () => {
    const { accountId, sessionToken, people } = await makeSettingsAccount();
    const other = await makeSettingsAccount();
    const { ServerConfig } = await other.stored();
    const before = [await fingerprint(accountId), await fingerprint(other.accountId)];
    const call = (
      delegate: Delegations['delegates'][number],
      token = sessionToken,
      named: typeof page | 'audit' = page,
    ) =>
      callPlatform(
        handleAppVbDelegation,
        {
          accountId,
          page: named as typeof page,
          delegates: delegate === welcome ? [welcome] : [welcome, delegate],
        },
        token,
      );
    await expect(call(welcome, people.member.sessionToken)).rejects.toMatchObject({
      key: 'access.forbidden',
    });
    await expect(call(welcome, other.sessionToken)).rejects.toMatchObject({ key: 'access.forbidden' });
    const foreign = { className: 'ServerConfig' as const, objectId: String(ServerConfig.objectId) };
    await expect(call([{ ...foreign, supportEmail: '' }, ['supportEmail']])).rejects.toMatchObject({
      key: 'access.forbidden',
    });
    const otherPage = { className: 'Account' as const, invitesOnly: true };
    await expect(call([otherPage, ['invitesOnly']])).rejects.toMatchObject({ key: 'settings.page' });
    const noSetting = { className: 'Account' as const, customerId: 'x' };
    await expect(call([noSetting, ['customerId']])).rejects.toMatchObject({ key: 'settings.page' });
    await expect(call(welcome, sessionToken, 'audit')).rejects.toThrow();
    expect([await fingerprint(accountId), await fingerprint(other.accountId)]).toEqual(before);
  });

  it('WLD-041 saves all changes of several classes or none', async () => {
    const { accountId, sessionToken } = await makeSettingsAccount();
    const before = await fingerprint(accountId);
    const wrong = { className: 'ServerConfig' as const, supportEmail: 'nobody' };
    await expect(
      callPlatform(
        handleAppVbDelegation,
        { accountId, page, delegates: [welcome, [wrong, ['supportEmail']]] },
        sessionToken,
      ),
    ).rejects.toThrow();
    expect(await fingerprint(accountId)).toBe(before);
  });

  it('WLD-043 sets the spawn location, and refuses a level or location that does not exist for the world', async () => {
    const { save, stored } = await makeSettingsAccount();
    await save(page, { 'ServerConfig.defaultLevel': 'lobby', 'ServerConfig.defaultLocation': 'alt_spawn' });
    const spawn = { defaultLevel: 'lobby', defaultLocation: 'alt_spawn' };
    expect(await stored()).toMatchObject({ ServerConfig: spawn });
    const level = save(page, { 'ServerConfig.defaultLevel': 'attic', 'ServerConfig.defaultLocation': '' });
    await expect(level).rejects.toMatchObject({ key: 'settings.level.unknown' });
    await expect(save(page, { 'ServerConfig.defaultLocation': 'roof' })).rejects.toThrow();
    expect(await stored()).toMatchObject({ ServerConfig: spawn });
  });

  it('WLD-020 tells the levels that can be chosen', async () => {
    const { accountId, sessionToken } = await makeSettingsAccount();
    const shown = await callPlatform(getSettings, { accountId, page }, sessionToken);
    const withChoices = shown.flatMap(({ setting, choices }) => (choices ? [{ setting, choices }] : []));
    expect(withChoices).toEqual([{ setting: 'ServerConfig.defaultLevel', choices: ['lobby', 'hall'] }]);
  });

  it('WLD-050 WLD-020 offers every level of its client when the account has no list of levels', async () => {
    const clientInfoId = `client-${unique()}`;
    const { accountId, sessionToken, save, stored } = await makeSettingsAccount({
      webLevels: [],
      world: { name: `world-${unique()}`, clientInfoId },
    });
    await levelMappingTable.insert(sql, [
      { name: 'attic', clientInfoId },
      { name: 'vault', clientInfoId, isHidden: true },
    ]);
    const shown = await callPlatform(getSettings, { accountId, page }, sessionToken);
    const offered = shown.flatMap(({ choices }) => choices ?? []);
    expect(offered).toContain('attic');
    expect(offered).not.toContain('vault');
    await save(page, { 'ServerConfig.defaultLevel': 'attic' });
    expect(await stored()).toMatchObject({ ServerConfig: { defaultLevel: 'attic' } });
    const unknown = save(page, { 'ServerConfig.defaultLevel': 'nowhere' });
    await expect(unknown).rejects.toMatchObject({ key: 'settings.level.unknown' });
  });

  it('WLD-034 refuses a setting that the account does not have', async () => {
    const { save, read } = await makeSettingsAccount({ dashboardOptions: { hideDisableWorld: true } });
    const refusal = save('worldAccess', { 'ServerConfig.disableWorld': true });
    await expect(refusal).rejects.toMatchObject({ key: 'settings.unavailable' });
    expect((await read('worldAccess')).has('ServerConfig.disableWorld')).toBe(false);
  });
});

describe('two administrators', () => {
  const hint = 'Account.invitesOnlyHint';
  const days = 'ServerConfig.passwordExpireDays';

  it('change one setting each: a change that is based on another value is reported, all others are saved', async () => {
    const { people, saveAs, read } = await makeSettingsAccount();
    const { admin, owner } = people;
    await saveAs(owner.sessionToken, 'worldAccess', [{ setting: hint, value: 'Ask Bo.', base: '' }]);
    const answer = await saveAs(admin.sessionToken, 'worldAccess', [
      { setting: hint, value: 'Ask Ada.', base: '' },
      { setting: days, value: 90, base: null },
    ]);
    expect(answer).toMatchObject({
      saved: [days],
      conflicts: [{ setting: hint, theirs: { by: owner.email, from: '', to: 'Ask Bo.' } }],
    });
    expect(await read('worldAccess')).toEqual(
      new Map([...(await read('worldAccess')), [hint, 'Ask Bo.'], [days, 90]]),
    );
  });

  it('take a save back, except what the other has changed since', async () => {
    const { accountId, people, saveAs, read } = await makeSettingsAccount();
    const { admin, owner } = people;
    const { saveId } = await saveAs(admin.sessionToken, 'worldAccess', [
      { setting: hint, value: 'Ask Ada.' },
      { setting: days, value: 90 },
    ]);
    await saveAs(owner.sessionToken, 'worldAccess', [{ setting: hint, value: 'Ask Bo.' }]);
    const takeBack = (id: string | null) =>
      callPlatform(
        takeBackSettings,
        { accountId, page: 'worldAccess', saveId: id ?? '' },
        admin.sessionToken,
      );
    expect(await takeBack(saveId)).toMatchObject({ saved: [days], conflicts: [{ setting: hint }] });
    const now = await read('worldAccess');
    expect([now.get(hint), now.get(days)]).toEqual(['Ask Bo.', null]);
    await expect(takeBack('unknown')).rejects.toMatchObject({ key: 'settings.save.notFound' });
  });

  it('see who changed what, and why, the newest change first', async () => {
    const { accountId, people, saveAs, sessionToken } = await makeSettingsAccount();
    await saveAs(people.owner.sessionToken, 'worldAccess', [{ setting: days, value: 30 }]);
    await saveAs(sessionToken, 'worldAccess', [{ setting: days, value: 90 }], ' Asked by the data officer ');
    const items = await callPlatform(getSettingChanges, { accountId, page: 'worldAccess' }, sessionToken);
    expect(items.items).toMatchObject([
      { setting: days, from: 30, to: 90, by: people.admin.email, note: 'Asked by the data officer' },
      { setting: days, from: null, to: 30, by: people.owner.email, note: '' },
    ]);
  });
});

it('WLD-042 WLD-046 an account without a server configuration yields an error', async () => {
  const { accountId, people } = await makeAccount();
  await sql.query('delete from "ServerConfig" where account = $1', [accountId]);
  await expect(
    callPlatform(getSettings, { accountId, page }, people.admin.sessionToken),
  ).rejects.toMatchObject({ message: 'Current Account is not available' });
});

it('nobody gives or takes a setting that says who may do something above their own role', async () => {
  const { accountId, people, save, saveAs, read } = await makeSettingsAccount();
  await openPages(accountId, 'moderator', ['worldCommunication']);
  const set = (value: number, { sessionToken }: { sessionToken: string }) =>
    saveAs(sessionToken, 'worldCommunication', [{ setting: 'ServerConfig.chatBarMinPermissions', value }]);
  await expect(set(8, people.moderator)).rejects.toMatchObject({ key: 'roles.level.aboveOwn' });
  await set(4, people.moderator);
  await set(16, people.owner);
  await expect(set(0, people.admin)).rejects.toMatchObject({ key: 'roles.level.notYours' });
  await save('worldCommunication', { 'ServerConfig.maxUploadMB': 5 });
  expect((await read('worldCommunication')).get('ServerConfig.chatBarMinPermissions')).toBe(16);
});
