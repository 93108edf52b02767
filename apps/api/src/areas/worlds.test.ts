import { answers, refuses, sends } from '@campus/parse-adapter/testing/upstream';
import { describe, expect, it } from 'vitest';
import { gatewayOn } from '../testing/gateway.ts';
import { ssoConfig, worldWith } from '../testing/worlds.ts';

const google = { clientId: 'g', clientSecret: '', issuer: 'https://accounts.google.test' };
const microsoft = {
  clientId: 'm',
  clientSecret: '',
  issuerOf: (tenant: string) => `https://ms.test/${tenant}`,
};
const providers = { google, microsoft, ssoSecrets: {} };
const tenant = (name: string) => ({ tenant: name, name: name.toUpperCase(), enabled: true }) as const;
const passport = { ...ssoConfig, objectId: 'SsoPassport', type: 'passport' as const };

async function methodsOf(platform: ReturnType<typeof worldWith>, config: object = { providers }) {
  const { app } = await gatewayOn(platform, config);
  return (await app.inject('/api/v1/worlds/demo')).json().methods;
}

describe('the sign-in screen of a world', () => {
  it('is made of its configuration', async () => {
    const { app, received } = await gatewayOn(
      worldWith([], { logo: 'data:x', disableRememberMe: true, invitesOnlyHint: 'Ask Ana.' }),
    );
    expect((await app.inject('/api/v1/worlds/w1')).json()).toEqual({
      name: 'demo',
      accountId: 'a1',
      organizationName: 'Demo Campus',
      logo: 'data:x',
      methods: [],
      passwordLogin: true,
      closed: '',
      rememberMe: false,
      signUp: {
        offered: true,
        restricted: false,
        hint: 'Ask Ana.',
        required: ['email', 'password', 'firstname', 'lastname'],
        licenseUrl: '',
      },
    });
    expect(received[0]?.path).toBe('/gateway/ClientInfo/w1');
  });

  it.each([
    [{}, true],
    [{ invitesOnly: true }, false],
    [{ invitesOnly: true, enableRestrictedRegistration: true }, true],
  ])('offers sign-up in a world with %j: %s', async (overrides, offered) => {
    const { app } = await gatewayOn(worldWith([], overrides));
    expect((await app.inject('/api/v1/worlds/demo')).json().signUp.offered).toBe(offered);
  });

  it('offers the providers of the world for which the console is set up', async () => {
    const settings = { googleSettings: { enabled: true }, azureData: [tenant('contoso')] };
    const platform = worldWith([ssoConfig, passport], settings);
    expect(await methodsOf(platform)).toEqual([
      { kind: 'google', id: '', label: 'Google' },
      { kind: 'microsoft', id: 'contoso', label: 'Microsoft' },
      { kind: 'oidc', id: 'SsoDemo', label: 'Demo University' },
      { kind: 'passport', id: 'SsoPassport', label: 'Passport' },
    ]);
    expect(await methodsOf(platform, {})).toHaveLength(2);
  });

  it('tells several tenants apart by name', async () => {
    const methods = await methodsOf(worldWith([], { azureData: [tenant('contoso'), tenant('northwind')] }));
    expect(methods.map(({ label }: { label: string }) => label)).toEqual([
      'Microsoft (CONTOSO)',
      'Microsoft (NORTHWIND)',
    ]);
  });
});

it.each([
  [
    'worlds.nameMissing',
    { ClientInfo: sends(200, '{"name":"","levels":[]}') },
    404,
    'World demo is missing a name.',
  ],
  ['worlds.configFailed', { getServerConfig: answers(null) }, 404, 'Failed to get server configuration.'],
  [
    'worlds.configFailed',
    { getServerConfig: refuses(1, 'boom', 500) },
    500,
    'Failed to get server configuration.',
  ],
  ['worlds.notFound', { ClientInfo: sends(404, '{"error":"none"}') }, 404, 'Could not find world demo.'],
  [
    'worlds.failed',
    { ClientInfo: sends(400, '{"error":"Not here."}') },
    400,
    'Failed to resolve world data: Not here.',
  ],
])('resolving a world fails with %s', async (_, failure, status, message) => {
  const { app } = await gatewayOn({ ...worldWith([]), ...failure });
  const response = await app.inject('/api/v1/worlds/demo');
  expect(response.statusCode).toBe(status);
  expect(response.json().detail).toBe(message);
});

describe('the ways to sign in', () => {
  it("without a world are those that the console's origin offers, without Google and Microsoft", async () => {
    const { app, received } = await gatewayOn(worldWith([ssoConfig]), { providers });
    expect((await app.inject('/api/v1/sign-in-methods')).json()).toEqual({
      items: [{ kind: 'oidc', id: 'SsoDemo', label: 'Demo University' }],
    });
    expect(received).toMatchObject([
      { path: '/parse/functions/getSSOConfigs', body: { origin: 'https://console.campus.test' } },
    ]);
  });

  it('are empty for an unknown world', async () => {
    const { app } = await gatewayOn({ ...worldWith([ssoConfig]), getServerConfig: answers(null) });
    expect((await app.inject('/api/v1/sign-in-methods?world=nowhere')).json()).toEqual({ items: [] });
  });
});
