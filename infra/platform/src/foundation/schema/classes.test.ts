import { pages } from '@campus/domain/access/pages';
import { permissionOfRole, superadminRole } from '@campus/domain/access/role-names';
import { makeAccount, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type { NewAccount } from '../records/accounts.ts';
import { insertRows } from '../records/insert-rows.ts';
import { insertSsoConfigs } from '../records/sso-configs.ts';
import { closed } from './class-schema.ts';
import { classes } from './classes.ts';

interface StoredClass {
  className: string;
  fields: Record<string, { type: string; targetClass?: string; defaultValue?: unknown }>;
  permissions: Record<string, unknown>;
}

/** Returns the classes as Parse Server has stored them. */
async function storedClasses(): Promise<Map<string, StoredClass>> {
  const rows = await sql.query<StoredClass>(
    `select "className", "schema"->'fields' as fields, "schema"->'classLevelPermissions' as permissions
     from "_SCHEMA"`,
  );
  return new Map(rows.map((row) => [row.className, row]));
}

async function fieldsOf(className: string) {
  return (await storedClasses()).get(className)?.fields ?? {};
}

describe('the stored classes', () => {
  it('are all closed to everyone', async () => {
    const stored = await storedClasses();
    expect([...stored.keys()]).toEqual(expect.arrayContaining(classes.map((schema) => schema.className)));
    for (const [className, { permissions }] of stored) {
      const { ACL, ...operations } = permissions;
      expect({ className, ...operations }).toMatchObject({ className, ...closed });
    }
  });

  it('have objects that are closed to everyone unless their ACL says otherwise', async () => {
    const open = await sql.query(
      `select table_name, column_name from information_schema.columns
       where column_name in ('_rperm', '_wperm') and table_schema = 'public' and is_nullable = 'YES'
         and table_name = any($1)`,
      [classes.map((schema) => schema.className).filter((name) => !/^_(Session|Installation)$/.test(name))],
    );
    expect(open).toEqual([]);
  });

  it('RLP-027 hold a permission for every page, opened by admins unless configured otherwise', async () => {
    const permissions = await sql.query(
      `select action, "defaultPermission" from "Permission" where type = 'pageAccess'`,
    );
    expect(permissions).toEqual(
      expect.arrayContaining(pages.map((action) => ({ action, defaultPermission: 'admin' }))),
    );
  });
});

describe('a user', () => {
  it('AUTH-017 SHE-077 holds what people fill in, links to profile and roles, and has sessions with a token', async () => {
    const fields = await fieldsOf('_User');
    expect(fields).toMatchObject({
      username: { type: 'String' },
      email: { type: 'String' },
      email_verified: { type: 'Boolean' },
      displayname: { type: 'String' },
      firstname: { type: 'String' },
      lastname: { type: 'String' },
      phone: { type: 'String' },
      organization: { type: 'String' },
      size: { type: 'String' },
      country: { type: 'String' },
      answer: { type: 'String' },
      permissionType: { type: 'String' },
      passwordUpdatedAt: { type: 'Date' },
      createdAt: { type: 'Date' },
      isNormalUser: { type: 'Boolean' },
      profile: { type: 'Pointer', targetClass: 'Profile' },
      roles: { type: 'Relation', targetClass: '_Role' },
    });
    expect(await fieldsOf('_Session')).toMatchObject({
      sessionToken: { type: 'String' },
      user: { type: 'Pointer', targetClass: '_User' },
      method: { type: 'String' },
      address: { type: 'String' },
      userAgent: { type: 'String' },
      lastUsedAt: { type: 'Date' },
      proof: { type: 'String' },
      provider: { type: 'String' },
      ssoConfig: { type: 'Pointer', targetClass: 'SSOConfig' },
      provenAt: { type: 'Date' },
      secondFactorAt: { type: 'Date' },
      secondFactorId: { type: 'String' },
      purpose: { type: 'String' },
      account: { type: 'Pointer', targetClass: 'Account' },
      parent: { type: 'Pointer', targetClass: '_Session' },
    });
    expect(await fieldsOf('Profile')).toMatchObject({
      yearLicensed: { type: 'Number' },
      region: { type: 'String' },
    });
  });
});

/** The account settings with a class of their own. */
type AccountSettings = Pick<
  NewAccount,
  | 'showUserProfile'
  | 'showMemberProfile'
  | 'memberProfileCustomFieldsSchema'
  | 'dashboardOptions'
  | 'streaming'
  | 'speechToText'
  | 'apiAccess'
  | 'recentRoomOptions'
  | 'customDocumentOptions'
>;

describe('an account', () => {
  it('ACCT-007 owns one world and one server configuration, and ACCT-017 has six roles', async () => {
    const { accountId } = await makeAccount();
    for (const owned of ['World', 'ServerConfig'])
      await expect(sql.query(`select from "${owned}" where account = $1`, [accountId])).resolves.toHaveLength(
        1,
      );
    await expect(
      sql.query(`insert into "World" ("objectId", account, name) values ('second', $1, 'second')`, [
        accountId,
      ]),
    ).rejects.toMatchObject({ constraint: 'world_account' });
    const roles = await sql.query<{ name: string }>(`select name from "_Role" where name like '%\\_' || $1`, [
      accountId,
    ]);
    expect(roles.map(({ name }) => permissionOfRole(name)).filter(Boolean)).toHaveLength(6);
    await expect(sql.query('select from "_Role" where name = $1', [superadminRole])).resolves.toHaveLength(1);
  });

  it('ACCT-008 ACCT-009 ACCT-010 holds its names, its flags and a default team, which is 8', async () => {
    const fields = await fieldsOf('Account');
    for (const name of ['organizationName', 'customerId', 'name', 'title', 'type'])
      expect(fields[name]).toMatchObject({ type: 'String' });
    for (const flag of [
      'verificationRequired',
      'disallowPasswordLogin',
      'disableProfileEditVisibility',
      'disableDownloadVisibility',
      'isWebEnabled',
      'isWebOnly',
      'invitesDisabled',
      'invitesOnly',
      'enableRestrictedRegistration',
    ])
      expect(fields[flag]).toMatchObject({ type: 'Boolean' });
    expect(fields.defaultTeamId).toMatchObject({ type: 'Number', defaultValue: 8 });
    const { accountId } = await makeAccount();
    await expect(
      sql.one('select "defaultTeamId" from "Account" where "objectId" = $1', [accountId]),
    ).resolves.toEqual({ defaultTeamId: 8 });
  });

  it('ACCT-014 ACCT-016 holds its settings, each as a separate object', async () => {
    const settings: Required<AccountSettings> = {
      showUserProfile: { desktopClient: true, dashboard: false },
      showMemberProfile: { desktopClient: false, dashboard: true },
      memberProfileCustomFieldsSchema: { badgeName: { type: 'string', required: true } },
      dashboardOptions: {
        isExportAllowed: true,
        fromEmail: 'campus@campus.test',
        customInvitationUrl: 'https://campus.test/join',
        customBranding: true,
        clientDownloadButtonLabel: 'Get it',
        isWebdemoAllowed: true,
        isWebdemoTicketAllowed: false,
      },
      streaming: { enrolled: true, enabled: false, launchButtonLabel: 'Stream' },
      speechToText: { enabled: true },
      apiAccess: {
        isEnabled: true,
        isProductEnabled: true,
        clientId: 'client',
        generatedAt: '2026-01-01T00:00:00.000Z',
      },
      recentRoomOptions: { limit: 5 },
      customDocumentOptions: { isEnabled: true },
    };
    const fields = await fieldsOf('Account');
    for (const name of Object.keys(settings)) expect(fields[name]).toMatchObject({ type: 'Object' });
    const { accountId } = await makeAccount(settings);
    await expect(
      sql.one('select * from "Account" where "objectId" = $1', [accountId]),
    ).resolves.toMatchObject(settings);
  });
});

describe('a server configuration', () => {
  it('AUTH-019 holds how the world is set up and is linked to account and single sign-ons', async () => {
    expect(await fieldsOf('ServerConfig')).toMatchObject({
      name: { type: 'String' },
      logo: { type: 'String' },
      account: { type: 'Pointer', targetClass: 'Account' },
      theme: { type: 'String' },
      passwordExpireDays: { type: 'Number' },
      worldBuildVersion: { type: 'String' },
      defaultLevel: { type: 'String' },
      defaultLocation: { type: 'String' },
      googleSettings: { type: 'Object' },
      azureData: { type: 'Array' },
      disableRememberMe: { type: 'Boolean' },
    });
    const { accountId } = await makeAccount();
    const settings = {
      googleSettings: { enabled: true },
      azureData: [{ enabled: true }, { enabled: false }],
    };
    const config = await sql.one<{ objectId: string }>(
      `update "ServerConfig" set "googleSettings" = $2, "azureData" = $3 where account = $1 returning *`,
      [accountId, settings.googleSettings, JSON.stringify(settings.azureData)],
    );
    expect(config).toMatchObject(settings);
    expect(await fieldsOf('SSOConfig')).toMatchObject({
      serverConfigs: { type: 'Relation', targetClass: 'ServerConfig' },
    });
    const link = { owningId: `sso-${accountId}`, relatedId: config?.objectId };
    await insertRows(sql, '_Join:serverConfigs:SSOConfig', [link]);
    await expect(
      sql.one('select * from "_Join:serverConfigs:SSOConfig" where "relatedId" = $1', [config?.objectId]),
    ).resolves.toEqual(link);
  });
});

describe('a single sign-on', () => {
  it('AUTH-018 holds type, name, redirect and other parameters, the endpoints it is offered at, and its worlds', async () => {
    expect(await fieldsOf('SSOConfig')).toMatchObject({
      type: { type: 'String' },
      name: { type: 'String' },
      redirectParams: { type: 'Object' },
      params: { type: 'Object' },
      dashboardEndpoints: { type: 'Array' },
      serverConfigs: { type: 'Relation', targetClass: 'ServerConfig' },
    });
    const name = `world-${unique()}`;
    await makeAccount({ world: { name } });
    const stored = {
      type: 'oidc',
      name: 'University',
      redirectParams: { prompt: 'login' },
      dashboardEndpoints: ['https://console.test'],
    } as const;
    const params = { nonceField: 'n', stateField: 's', codeChallengeField: 'c', tenantUrl: 'https://t.test' };
    const [id] = await insertSsoConfigs(sql, [
      { ...stored, params, issuer: 'https://idp.test', clientId: 'console', worldNames: [name] },
    ]);
    await expect(
      sql.one(
        `select s.*, c.name as world from "SSOConfig" s
         join "_Join:serverConfigs:SSOConfig" j on j."owningId" = s."objectId"
         join "ServerConfig" c on c."objectId" = j."relatedId" where s."objectId" = $1`,
        [id],
      ),
    ).resolves.toMatchObject({ ...stored, params, world: name });
  });
});
