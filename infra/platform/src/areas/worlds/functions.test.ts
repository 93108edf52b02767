import { text } from '@campus/contracts/core/text';
import { getServerConfig, getSSOConfig, getSSOConfigs } from '@campus/contracts/worlds/functions';
import { signUpFields } from '@campus/domain/sign-up/sign-up';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makeSuperadmin, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { insertSsoConfigs, type NewSsoConfig } from '../../foundation/records/sso-configs.ts';
import { readServerConfig } from './read-server-config.ts';

const always = ['email', 'password', 'firstname', 'lastname'];

describe('getServerConfig', () => {
  it('AUTH-069 returns the configuration with this name without a session, as far as a sign-in screen shows it', async () => {
    const name = `world-${unique()}`;
    const { accountId, organizationName } = await makeAccount({
      world: {
        name,
        logo: 'data:image/png;base64,AA==',
        theme: 'blue',
        buildVersion: '1.2.3',
        disableRememberMe: true,
        googleSettings: { enabled: true, whitelistedDomains: ['secret.test'] },
        azureData: [
          { tenant: 'contoso', name: 'Contoso', enabled: true },
          { tenant: 'northwind', name: 'Northwind', enabled: false },
        ],
      },
      disallowPasswordLogin: true,
      invitesOnly: true,
      invitesOnlyHint: 'Ask Ada.',
      registrationDomains: ['inner.test'],
      apiAccess: { isEnabled: true, isProductEnabled: true, clientId: 'api' },
    });
    await expect(callPlatform(getServerConfig, { name })).resolves.toStrictEqual({
      name,
      accountId,
      organizationName,
      logo: 'data:image/png;base64,AA==',
      theme: 'blue',
      worldBuildVersion: '1.2.3',
      disableRememberMe: true,
      disallowPasswordLogin: true,
      googleSettings: { enabled: true },
      azureData: [{ tenant: 'contoso', name: 'Contoso', enabled: true }],
      invitesOnly: true,
      enableRestrictedRegistration: false,
      invitesOnlyHint: 'Ask Ada.',
      closed: '',
      requiredSignUpFields: always,
    });
  });

  it('AUTH-069 answers without secrets: the stored row has more than the answer', async () => {
    const name = `world-${unique()}`;
    await makeAccount({
      world: { name, googleSettings: { enabled: true, whitelistedDomains: ['secret.test'] } },
      registrationDomains: ['inner.test'],
      apiAccess: { isEnabled: true, isProductEnabled: true, clientId: 'hidden' },
    });
    const answer = JSON.stringify(await callPlatform(getServerConfig, { name }));
    for (const secret of ['secret.test', 'inner.test', 'hidden']) expect(answer).not.toContain(secret);
  });

  it('AUTH-069 returns null for an unknown name', async () => {
    await expect(callPlatform(getServerConfig, { name: `world-${unique()}` })).resolves.toBeNull();
  });

  it('treats invalid stored values as not set', async () => {
    const name = `world-${unique()}`;
    await makeAccount({ world: { name } });
    await sql.query(
      `update "ServerConfig" set "googleSettings" = '{"enabled": "yes"}',
         "azureData" = '[null, {"enabled": true}, {"tenant": "contoso", "enabled": true}]' where name = $1`,
      [name],
    );
    await expect(callPlatform(getServerConfig, { name })).resolves.toMatchObject({
      googleSettings: { enabled: false },
      azureData: [{ tenant: 'contoso', name: '', enabled: true }],
    });
  });

  it('names the fields that a sign-up must fill in each kind of world', async () => {
    const kinds = { contact: ['phone', 'country'], phone: ['phone'], demo: signUpFields.slice(5) };
    for (const [kind, fields] of Object.entries(kinds)) {
      const name = `world-${unique()}`;
      await makeAccount({ world: { name } });
      const signUpWorlds = { contact: [], demo: [], phone: [], [kind]: [name] };
      const config = await readServerConfig(sql, { signUpWorlds, supportEmail: '' }, name);
      expect(config?.requiredSignUpFields).toEqual([...always, ...fields]);
    }
  });
});

/** Makes two worlds, and single sign-ons for the first. */
async function makeSsoConfigs(overrides: Partial<NewSsoConfig> = {}) {
  const [world, elsewhere] = [`world-${unique()}`, `world-${unique()}`];
  await Promise.all([world, elsewhere].map((name) => makeAccount({ world: { name } })));
  const origin = `https://console-${unique()}.test`;
  const common = { issuer: 'https://idp.test', clientId: 'console', ...overrides };
  const [ofWorld = '', ofOrigin = ''] = await insertSsoConfigs(sql, [
    { ...common, type: 'oidc', name: 'University', worldNames: [world] },
    { ...common, type: 'passport', name: 'Passport', dashboardEndpoints: [origin] },
  ]);
  return { world, elsewhere, origin, ofWorld, ofOrigin };
}

async function idsOf(filter: { serverConfigName: string } | { origin: string }): Promise<string[]> {
  const configs = await callPlatform(getSSOConfigs, filter);
  return configs.map(({ objectId }) => objectId);
}

describe('getSSOConfigs', () => {
  it('AUTH-070 returns without a session those whose dashboard endpoints contain the origin', async () => {
    const { origin, ofOrigin } = await makeSsoConfigs();
    await expect(idsOf({ origin })).resolves.toEqual([ofOrigin]);
    for (const other of [`${origin}.evil.test`, origin.slice(0, -1), 'https://', ''])
      await expect(idsOf({ origin: other })).resolves.toEqual([]);
  });

  it('AUTH-071 returns without a session those that are related to the world', async () => {
    const { world, elsewhere, ofWorld } = await makeSsoConfigs();
    await expect(idsOf({ serverConfigName: world })).resolves.toEqual([ofWorld]);
    await expect(idsOf({ serverConfigName: elsewhere })).resolves.toEqual([]);
    await expect(idsOf({ serverConfigName: `world-${unique()}` })).resolves.toEqual([]);
  });

  it('AUTH-070 AUTH-071 returns no secrets, in whichever field they were stored', async () => {
    const { world, origin, ofWorld, ofOrigin } = await makeSsoConfigs({
      redirectParams: { prompt: 'login', client_secret: 'hidden-1' },
    });
    await sql.query(
      `update "SSOConfig" set params = params || '{"clientSecret": "hidden-2"}' where "objectId" = any($1)`,
      [[ofWorld, ofOrigin]],
    );
    const answers = await Promise.all([
      callPlatform(getSSOConfigs, { serverConfigName: world }),
      callPlatform(getSSOConfigs, { origin }),
      callPlatform(getSSOConfig, { id: ofWorld }),
    ]);
    expect(answers[0]?.[0]).toMatchObject({ redirectParams: { prompt: 'login' } });
    expect(JSON.stringify(answers)).not.toContain('hidden');
  });

  it('returns none without a world and an origin', async () => {
    await makeSsoConfigs();
    await expect(callPlatform(getSSOConfigs, {})).resolves.toEqual([]);
  });
});

describe('getSSOConfig', () => {
  it('returns provider, name and params of one, and null for an unknown id', async () => {
    const { ofWorld } = await makeSsoConfigs();
    await expect(callPlatform(getSSOConfig, { id: ofWorld })).resolves.toMatchObject({
      objectId: ofWorld,
      provider: 'https://idp.test',
      name: 'University',
      params: { stateField: 'state', nonceField: 'nonce', codeChallengeField: 'code_challenge' },
    });
    await expect(callPlatform(getSSOConfig, { id: 'NoSuchId12' })).resolves.toBeNull();
  });
});

describe('of the current account', () => {
  async function makeCurrent() {
    const name = `world-${unique()}`;
    const account = await makeAccount({ world: { name } });
    await insertSsoConfigs(sql, [
      {
        type: 'oidc',
        name: 'University',
        issuer: 'https://id.campus.test',
        clientId: 'campus-console',
        redirectParams: { prompt: 'login', client_secret: 'hidden' },
        worldNames: [name],
      },
    ]);
    return { name, ...account };
  }
  const config = (accountId: string, sessionToken?: string) =>
    callPlatform(getServerConfig, { accountId }, sessionToken);
  const signOns = (accountId: string, sessionToken?: string) =>
    callPlatform(getSSOConfigs, { accountId }, sessionToken);

  it('PRO-025 getServerConfig answers a member and a superadmin', async () => {
    const { name, accountId, people } = await makeCurrent();
    for (const { sessionToken } of [people.member, people.owner, await makeSuperadmin()])
      await expect(config(accountId, sessionToken)).resolves.toMatchObject({ name, accountId });
  });

  it('WLD-042 a member reads the server configuration of the account; without one it is an error', async () => {
    const { name, accountId, people } = await makeCurrent();
    const { sessionToken } = people.member;
    await expect(config(accountId, sessionToken)).resolves.toEqual(
      await callPlatform(getServerConfig, { name }),
    );
    await sql.query('delete from "ServerConfig" where account = $1', [accountId]);
    const message = 'Current Account is not available';
    await expect(config(accountId, sessionToken)).rejects.toMatchObject({ message });
  });

  it('PRO-026 getSSOConfigs answers a member with those linked to the world, without secrets', async () => {
    const { accountId, people } = await makeCurrent();
    await makeCurrent();
    const answer = await signOns(accountId, people.member.sessionToken);
    expect(answer).toMatchObject([{ name: 'University', redirectParams: { prompt: 'login' } }]);
    expect(JSON.stringify(answer)).not.toContain('hidden');
  });

  it('PRO-025 PRO-026 are refused without a session, to strangers and to suspended people', async () => {
    const { accountId, people } = await makeCurrent();
    const stranger = (await makeCurrent()).people.owner;
    for (const ask of [config, signOns]) {
      for (const [sessionToken, message] of [
        [undefined, text('access.signedOut')],
        [stranger.sessionToken, text('access.forbidden')],
        [people.suspended.sessionToken, text('access.suspended')],
      ] as const)
        await expect(ask(accountId, sessionToken)).rejects.toMatchObject({ message });
      const forbidden = { message: text('access.forbidden') };
      await expect(ask('nowhere000', people.owner.sessionToken)).rejects.toMatchObject(forbidden);
    }
  });
});
