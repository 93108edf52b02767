import { isOfDomains, type ProviderKind } from '@campus/domain/sso/providers';
import type { ProviderSettings } from '@campus/identity-providers/settings';
import type { Queryable } from '../foundation/database/sql.ts';
import { storedGoogleSettings, storedTenants } from '../foundation/records/stored-providers.ts';
import { accountTable } from '../foundation/schema/tables/account.ts';
import type { Services } from './services.ts';

/**
 * The identity that authenticated the user of a session (`s` in the statement), and which identities the
 * world of account `$2` accepts. Null if the account allows passwords, or if the identity is no longer
 * linked.
 */
export const provenBy = `(
    select json_build_object('provider', i.provider, 'issuer', i.issuer, 'email', i.email,
      'offered', exists (
        select from "_Join:serverConfigs:SSOConfig" o
        where o."owningId" = i."ssoConfig" and o."relatedId" = c."objectId"),
      'googleSettings', c."googleSettings", 'azureData', c."azureData")
    from "Account" a join "ServerConfig" c on c.account = a."objectId"
    join "UserIdentity" i on i."user" = s."user" and i.provider = s.provider
      and i."ssoConfig" is not distinct from s."ssoConfig"
    where a."objectId" = $2 and a."disallowPasswordLogin" and s.proof = 'thirdParty') as "provenBy"`;

export interface ProvenBy {
  provider: ProviderKind;
  issuer: string;
  email: string;
  /** Whether the world offers this single sign-on. */
  offered: boolean;
  googleSettings: unknown;
  azureData: unknown;
}

/** Whether the world accepts this identity: it offers the provider, and the tenant or domain. */
export function isOffered(identity: ProvenBy, { microsoft }: ProviderSettings): boolean {
  const { provider, issuer, email, offered, googleSettings, azureData } = identity;
  if (provider === 'google') {
    const { enabled, whitelistedDomains } = storedGoogleSettings.parse(googleSettings);
    return enabled && isOfDomains({ email, emailVerified: true, hostedDomain: '' }, whitelistedDomains);
  }
  if (provider === 'microsoft')
    return storedTenants.parse(azureData).some(({ tenant }) => microsoft.issuerOf(tenant) === issuer);
  return offered;
}

/** Whether the account allows only single sign-on and this session, if any, was not authenticated by it. */
export async function lacksSingleSignOn(
  { sql, config }: { sql: Queryable; config: Services['config'] },
  accountId: string,
  session: { id: string } | undefined,
): Promise<boolean> {
  const account = await accountTable.one(sql, ['disallowPasswordLogin'], 'where "objectId" = $1', [
    accountId,
  ]);
  if (!account?.disallowPasswordLogin) return false;
  const proven = await sql.one<{ provenBy: ProvenBy | null }>(
    `select ${provenBy} from "_Session" s where s."objectId" = $1`,
    [session?.id ?? null, accountId],
  );
  return !proven?.provenBy || !isOffered(proven.provenBy, config.providers);
}
