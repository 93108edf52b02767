import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { baseColumns, type Recorded } from './row.ts';

export interface NewIdentity extends Recorded {
  userId: string;
  provider: ProviderKind;
  issuer: string;
  subject: string;
  /** As the provider told it. */
  email?: string;
  /** For `oidc` and `passport`. */
  ssoConfigId?: string | undefined;
}

/** Links identities to users and returns their ids, in the given order. */
export async function insertIdentities(
  sql: Queryable,
  identities: readonly NewIdentity[],
): Promise<string[]> {
  const rows = identities.map((identity) => ({
    ...baseColumns(identity, [identity.userId]),
    user: identity.userId,
    provider: identity.provider,
    issuer: identity.issuer,
    subject: identity.subject,
    ssoConfig: identity.ssoConfigId ?? null,
    email: identity.email ?? '',
  }));
  await insertRows(sql, 'UserIdentity', rows);
  return rows.map((row) => row.objectId);
}
