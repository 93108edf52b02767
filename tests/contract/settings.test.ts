import { saveSettings, takeBackSettings } from '@campus/contracts/settings/functions';
import { type SettingsPage, settingsPages } from '@campus/contracts/settings/setting';
import { makeCredential, platformTokenOf, withApiAccess } from '@campus/tests/areas/credentials';
import { makeSettingsAccount } from '@campus/tests/areas/settings';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import { describe, expect, it } from 'vitest';

const { as, http } = await openGateway();

const page = 'worldAccess';
const hint = 'Account.invitesOnlyHint';
const days = 'ServerConfig.passwordExpireDays';
const toHint = (value: string, base?: string) =>
  ({ setting: hint, value, ...(base !== undefined && { base }) }) as const;

describe('the settings of a page', () => {
  it('WLD-039 are read, saved, listed with their authors, and undone', async () => {
    const { accountId, people } = await makeSettingsAccount();
    const { settings } = as(people.admin);
    const changes = [toHint('Ask Ada.', ''), { setting: days, value: 90, base: null } as const];
    const saved = await settings.save.mutate({ accountId, page, changes, note: 'New term' });
    expect(saved).toMatchObject({ saved: [hint, days], conflicts: [] });
    const read = await settings.read.query({ accountId, page });
    expect(read.settings).toEqual(saved.settings);
    expect(read.settings.find(({ setting }) => setting === days)).toMatchObject({
      value: 90,
      initial: null,
      changed: { by: people.admin.email, from: null, to: 90, note: 'New term' },
    });
    const { items } = await settings.changes.query({ accountId, page, setting: hint });
    expect(items).toMatchObject([{ setting: hint, from: '', to: 'Ask Ada.' }]);
    const back = await settings.takeBack.mutate({ accountId, page, saveId: saved.saveId ?? '' });
    expect(back).toMatchObject({ saved: [hint, days], conflicts: [] });
  });

  it('report what another person has changed since, and save the others', async () => {
    const { accountId, people } = await makeSettingsAccount();
    await as(people.owner).settings.save.mutate({ accountId, page, changes: [toHint('Ask Bo.')] });
    const answer = await as(people.admin).settings.save.mutate({
      accountId,
      page,
      changes: [toHint('Ask Ada.', ''), { setting: days, value: 90, base: null }],
    });
    expect(answer).toMatchObject({
      saved: [days],
      conflicts: [{ setting: hint, theirs: { by: people.owner.email, to: 'Ask Bo.' } }],
    });
  });

  it('say what a change would affect', async () => {
    const { accountId, people } = await makeSettingsAccount();
    const changes = [
      { setting: days, value: 1 } as const,
      { setting: 'Account.invitesOnly', value: false } as const,
    ];
    const { consequences } = await as(people.admin).settings.preview.query({ accountId, page, changes });
    expect(consequences).toEqual([{ setting: days, consequence: 'olderPasswords', count: 0 }]);
  });

  it('are changed by scripts, except those that decide who enters the world and what other programs do', async () => {
    const { accountId } = await makeSettingsAccount(withApiAccess);
    const own = await makeCredential(accountId);
    const raw = await platformTokenOf(own);
    const { body } = await http
      .post('/api/oauth/token')
      .auth(own.clientId, own.clientSecret)
      .type('form')
      .send({ grant_type: 'client_credentials' });
    const bearer = `Bearer ${body.access_token}`;
    const save = (page: string, setting: string, value: unknown) =>
      http
        .patch(`/api/v1/accounts/${accountId}/settings/${page}`)
        .set('authorization', bearer)
        .send({ changes: [{ setting, value }] });
    expect((await save('worldInformation', 'World.welcomeMessage', 'Hi')).status).toBe(200);
    const refused = await save('worldAccess', 'ServerConfig.disableWorld', true);
    expect([refused.status, refused.body.key]).toEqual([403, 'access.notForScripts']);
    const zoom = await save('integrations', 'Account.zoom.enabled', false);
    expect([zoom.status, zoom.body.key]).toEqual([403, 'access.notForScripts']);
    const read = http.get(`/api/v1/accounts/${accountId}/settings/worldAccess`);
    expect((await read.set('authorization', bearer)).status).toBe(200);
    const changes = [{ setting: 'ServerConfig.disableWorld' as const, value: true }];
    const direct = { accountId, page: 'worldAccess' as const, changes };
    const notForScripts = { key: 'access.notForScripts' };
    await expect(callPlatform(saveSettings, saveSettings.paramsOf(direct), raw)).rejects.toMatchObject(
      notForScripts,
    );
    await expect(
      callPlatform(takeBackSettings, { accountId, page: 'worldAccess', saveId: 'any' }, raw),
    ).rejects.toMatchObject(notForScripts);
  });

  it('WLD-045 are not saved without an account', async () => {
    const { people } = await makeSettingsAccount();
    const save = as(people.admin).settings.save.mutate({ accountId: '', page, changes: [toHint('Ask.')] });
    expect(await refusalOf(save)).toMatchObject({ message: 'Account ID could not be found.' });
  });
});

const first: Record<
  SettingsPage,
  Parameters<ReturnType<typeof as>['settings']['save']['mutate']>[0]['changes'][number]
> = {
  worldInformation: { setting: 'World.welcomeMessage', value: 'Hi' },
  worldAccess: toHint('Ask Ada.'),
  inWorldControls: { setting: 'ServerConfig.worldMapEnabled', value: true },
  worldCommunication: { setting: 'ServerConfig.maxUploadMB', value: 50 },
  scavengerHunt: { setting: 'Account.showScavHuntButtons', value: true },
  integrations: { setting: 'Account.streaming.enabled', value: true },
  privateSpaceAdministration: { setting: 'Account.hidePasscodeOptions', value: true },
};

const staysWithAdmins = ['worldAccess', 'integrations'];

describe.each(settingsPages)('WLD-004 CTL-006 SCV-002 SCV-010 the page %s', (name) => {
  it('can be changed by admin, owner, and roles it is open to; not by others or without a session', async () => {
    const { accountId, people } = await makeSettingsAccount();
    const input = { accountId, page: name, changes: [first[name]] };
    for (const person of [people.admin, people.owner])
      await expect(as(person).settings.save.mutate(input)).resolves.toBeDefined();
    const refused = { status: 403, key: 'access.forbidden' };
    expect(await refusalOf(as(people.moderator).settings.save.mutate(input))).toMatchObject(refused);
    expect(await refusalOf(as().settings.save.mutate(input))).toMatchObject({ status: 401 });
    await openPages(accountId, 'moderator', [name]);
    const opened = as(people.moderator).settings.save.mutate(input);
    if (staysWithAdmins.includes(name)) expect(await refusalOf(opened)).toMatchObject(refused);
    else await expect(opened).resolves.toBeDefined();
    expect(await refusalOf(as(people.leader).settings.save.mutate(input))).toMatchObject(refused);
  });
});
