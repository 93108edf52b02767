import type { ApiCredential } from '@campus/contracts/credentials/credentials';
import type { Level } from '@campus/domain/access/levels';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import {
  type ApiAccess,
  type CredentialMaker,
  pauseOfCredential,
  refuseCredential,
} from '@campus/domain/credentials/credentials';
import { makerIn } from '../../call/credential-maker.ts';
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
  generatedBy: string | null;
  makerEmail: string;
  maker: CredentialMaker | null;
  previousEndsAt: Date | null;
  previousUsedAt: Date | null;
  previousUsedAddress: string;
}

const query = `
  select c.id, c.name, c."clientId", c.level, c.scopes, c."createdAt", c."generatedAt", c."lastUsedAt",
    c."lastUsedAddress", c."generatedBy", coalesce(u.email, '') as "makerEmail",
    ${makerIn('c.account', 'c."generatedBy"')} as maker,
    case when c."previousEndsAt" > now() then c."previousEndsAt" end as "previousEndsAt",
    c."previousUsedAt", c."previousUsedAddress"
  from api_credential c left join "_User" u on u."objectId" = c."generatedBy"
  where c.account = $1 and c."revokedAt" is null order by c."createdAt", c.id`;

/**
 * Returns an account's credentials that are not revoked, oldest first, with what a person of this level may
 * see.
 */
export async function readCredentials(
  sql: Queryable,
  accountId: string,
  viewer: Level,
): Promise<ApiCredential[]> {
  const rows = await sql.query<Row>(query, [accountId]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    clientId: row.clientId,
    level: row.level,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    generatedAt: row.generatedAt.toISOString(),
    maker: row.generatedBy === null ? null : { id: row.generatedBy, email: row.makerEmail },
    paused: pauseOfCredential(row.level, row.maker) ?? null,
    lastUsed: useAt(row.lastUsedAt, row.lastUsedAddress),
    previousSecret: row.previousEndsAt && {
      endsAt: row.previousEndsAt.toISOString(),
      lastUsed: useAt(row.previousUsedAt, row.previousUsedAddress),
    },
    isWithinReach: refuseCredential(viewer, row.level) === undefined,
  }));
}

function useAt(at: Date | null, address: string): ApiCredential['lastUsed'] {
  return at && { at: at.toISOString(), address };
}
