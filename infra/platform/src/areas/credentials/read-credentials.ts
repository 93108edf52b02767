import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import type { Level } from '@campus/domain/access/levels';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import { type ApiAccess, refuseCredential } from '@campus/domain/credentials/credentials';
import type { Queryable } from '../../foundation/database/sql.ts';

/** Returns the API access of an account; null if it is not set. */
export async function readApiAccess(sql: Queryable, accountId: string): Promise<ApiAccess | null> {
  const row = await sql.one<{ access: ApiAccess | null }>(
    'select "apiAccess" as access from "Account" where "objectId" = $1',
    [accountId],
  );
  return row?.access ?? null;
}

interface Row {
  id: string;
  name: string;
  clientId: string;
  level: Level;
  scopes: ApiScope[];
  createdAt: Date;
  generatedAt: Date;
  lastUsedAt: Date | null;
  lastUsedAddress: string;
}

/**
 * Returns an account's credentials that are not revoked, oldest first, with what a person of this level may
 * see.
 */
export async function readCredentials(
  sql: Queryable,
  accountId: string,
  viewer: Level,
): Promise<ApiCredential[]> {
  const rows = await sql.query<Row>(
    `select id, name, "clientId", level, scopes, "createdAt", "generatedAt", "lastUsedAt", "lastUsedAddress"
     from api_credential where account = $1 and "revokedAt" is null order by "createdAt", id`,
    [accountId],
  );
  return rows.map(({ createdAt, generatedAt, lastUsedAt, lastUsedAddress, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    generatedAt: generatedAt.toISOString(),
    lastUsed: lastUsedAt && { at: lastUsedAt.toISOString(), address: lastUsedAddress },
    isWithinReach: refuseCredential(viewer, row.level) === undefined,
  }));
}
