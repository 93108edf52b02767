import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Queryable } from '@campus/platform/foundation/database/sql';
import { insertSsoConfigs, type NewSsoConfig } from '@campus/platform/foundation/records/sso-configs';
import { userIdentityTable } from '@campus/platform/foundation/schema/tables/user-identity';
import { linkedPeople } from '../identity-provider/demo-people.ts';
import { consoleClientId } from '../identity-provider/issuers.ts';
import type { RealProviders } from '../real-providers.ts';
import type { Urls } from '../urls.ts';
import { daysBefore } from './days.ts';
import { emailOf } from './sign-ins.ts';
import { demoDomains, singleSignOns } from './single-sign-ons.ts';

/** The addresses of the console and its identity providers in this run. */
export interface DemoProviders {
  urls: Urls;
  real: RealProviders;
}

type DemoSsoConfig = NewSsoConfig & { id: string };

/** The demo's single sign-ons. The local identity provider replaces those that are not configured. */
function ssoConfigsOf({ urls, real }: DemoProviders): DemoSsoConfig[] {
  const local = (issuer: string, name: string) => ({
    name,
    issuer: urls.identityProvider + issuer,
    clientId: consoleClientId,
    domains: demoDomains,
  });
  const common = ({ name, issuer, clientId, domains }: ReturnType<typeof local>) => ({
    name,
    issuer,
    clientId,
    domains,
  });
  const dashboardEndpoints = [new URL(urls.console).origin];
  return [
    {
      id: singleSignOns.university,
      type: 'oidc',
      ...common(real.oidc ?? local('/university', 'Demo University')),
      dashboardEndpoints,
      worldNames: ['demo', 'fabrikam', 'proseware'],
      groups: ['Faculty', 'Library', 'Students'],
    },
    {
      id: singleSignOns.alps,
      type: 'emailConsent',
      ...local('/alps', 'Alps Federation'),
      worldNames: ['demo', 'northwind'],
    },
    {
      id: singleSignOns.passport,
      type: 'passport',
      ...common(real.passport ?? local('/passport', 'Passport')),
      dashboardEndpoints,
      worldNames: ['demo', 'contoso'],
    },
  ];
}

const kinds: Readonly<Record<string, { provider: ProviderKind; ssoConfigId?: string }>> = {
  '/google': { provider: 'google' },
  '/microsoft/contoso': { provider: 'microsoft' },
  '/microsoft/northwind': { provider: 'microsoft' },
  '/university': { provider: 'oidc', ssoConfigId: singleSignOns.university },
  '/alps': { provider: 'oidc', ssoConfigId: singleSignOns.alps },
  '/passport': { provider: 'passport', ssoConfigId: singleSignOns.passport },
};

/** Inserts the single sign-ons, and linked identities for some demo people. */
export async function insertDemoSso(
  sql: Queryable,
  providers: DemoProviders,
  { userIds, now }: { userIds: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  await insertSsoConfigs(sql, ssoConfigsOf(providers));
  await userIdentityTable.insert(
    sql,
    linkedPeople.map(({ issuer, sub, signIn }) => ({
      userId: userIds.get(signIn) ?? '',
      provider: 'oidc' as const,
      ...kinds[issuer],
      issuer: providers.urls.identityProvider + issuer,
      subject: sub,
      email: emailOf({ name: signIn }),
      createdAt: daysBefore(now, 30),
    })),
  );
}

/**
 * Updates the demo to this run's providers. The console and the local identity provider may have new ports
 * since the last run, and real providers may have replaced the local one.
 */
export async function followProviders(sql: Queryable, providers: DemoProviders): Promise<void> {
  const { urls, real } = providers;
  for (const { id, name, issuer, clientId, domains = [], dashboardEndpoints = [] } of ssoConfigsOf(providers))
    await sql.query(
      `update "SSOConfig" set name = $2, provider = $3, "clientId" = $4, "dashboardEndpoints" = $5::jsonb,
         domains = $6::jsonb
       where "objectId" = $1`,
      [id, name, issuer, clientId, JSON.stringify(dashboardEndpoints), JSON.stringify(domains)],
    );
  await sql.query(`update "UserIdentity" set issuer = regexp_replace(issuer, $1, $2) where issuer ~ $1`, [
    '^http://localhost:\\d+(?=/)',
    urls.identityProvider,
  ]);
  await admitTo('demo', real, sql);
}

/**
 * Admits people from real providers into a world. The demo's settings do not include their domains or
 * tenants.
 */
async function admitTo(
  world: string,
  { googleDomains, microsoftTenants }: RealProviders,
  sql: Queryable,
): Promise<void> {
  const google = googleDomains && { enabled: true, whitelistedDomains: googleDomains };
  const azure = microsoftTenants?.map((tenant) => ({ tenant, name: tenant, enabled: true }));
  await sql.query(
    `update "ServerConfig" set "googleSettings" = coalesce($2::jsonb, "googleSettings"),
       "azureData" = coalesce($3::jsonb, "azureData") where name = $1`,
    [world, google ? JSON.stringify(google) : null, azure ? JSON.stringify(azure) : null],
  );
}
