import { issueApiToken } from '@campus/contracts/credentials/functions';
import { type ApiScope, apiScopes } from '@campus/domain/credentials/api-scopes';
import { newClientId, newClientSecret } from '@campus/platform/areas/credentials/new-secret';
import { newObjectId } from '@campus/platform/foundation/records/object-id';
import { hashOf } from '@campus/platform/foundation/secret';
import { callPlatform } from '../calls/platform.ts';
import { sql } from '../world/world.ts';

/** The settings of an account whose scripts may use the API. */
export const withApiAccess = { apiAccess: { isEnabled: true, isProductEnabled: true } };

export interface TestCredential {
  credentialId: string;
  clientId: string;
  clientSecret: string;
}

interface NewCredential {
  name?: string;
  level?: 'moderator' | 'admin' | 'owner';
  scopes?: readonly ApiScope[];
  /** The user who generated it; not known by default. */
  generatedBy?: string;
}

/** Creates an API credential for an account: by default at level admin, with every scope. */
export async function makeCredential(
  accountId: string,
  { name = 'Nightly sync', level = 'admin', scopes = apiScopes, generatedBy }: NewCredential = {},
): Promise<TestCredential> {
  const [credentialId, clientId, clientSecret] = [newObjectId(), newClientId(), newClientSecret()];
  await sql.query(
    `insert into api_credential (id, account, name, "clientId", "secretHash", level, scopes, "generatedBy")
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [credentialId, accountId, name, clientId, hashOf(clientSecret), level, scopes, generatedBy],
  );
  return { credentialId, clientId, clientSecret };
}

/** A platform token for a credential. */
export async function platformTokenOf(
  { clientId, clientSecret }: TestCredential,
  scope = '',
): Promise<string> {
  return (await callPlatform(issueApiToken, { clientId, clientSecret, scope })).token;
}

/** Allows or disables an account's API access. */
export async function setApiAccess(
  accountId: string,
  access: { isEnabled?: boolean; isProductEnabled?: boolean },
): Promise<void> {
  await sql.query(
    `update "Account" set "apiAccess" = coalesce("apiAccess", '{}') || $2::jsonb where "objectId" = $1`,
    [accountId, JSON.stringify(access)],
  );
}
