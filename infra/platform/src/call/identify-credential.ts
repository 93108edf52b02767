import type { Actor } from '@campus/domain/access/access';
import type { Level } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { movedTo } from '@campus/domain/accounts/accounts';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import { actingLevel } from '@campus/domain/credentials/credentials';
import type { Queryable } from '../foundation/database/sql.ts';
import { hashOf } from '../foundation/secret.ts';
import { type AccountFacts, accountFacts } from './account-facts.ts';
import type { CallSession } from './call-session.ts';
import { isLiveCredential } from './live-credential.ts';
import type { Services } from './services.ts';

/** A credential, with the time of its last use. */
export interface UsedCredential {
  id: string;
  lastUsedAt: Date | null;
  lastUsedAddress: string;
}

interface Row extends UsedCredential {
  accountId: string;
  clientId: string;
  level: Level;
  scopes: ApiScope[];
  account: AccountFacts | null;
}

interface Reading {
  sql: Queryable;
  config: Services['config'];
}

const columns = `c.id, c.account as "accountId", c."clientId", c.level, c."lastUsedAt", c."lastUsedAddress",
  ${accountFacts} as account`;

// Read again for each call, so that revoking the token or the account's API access takes effect at once.
const byToken = {
  name: 'identify-credential',
  text: `select ${columns}, t.scopes from api_token t join api_credential c on c.id = t.credential
    where t.hash = $1 and t."expiresAt" > now() and ${isLiveCredential('c')}`,
};

/**
 * Returns the token's credential and its access to the account, or undefined if the token is no longer valid.
 */
export async function identifyCredential(
  { sql, config }: Reading,
  token: string,
  accountId: string | undefined,
): Promise<
  | { user: { id: string; email: string }; session: CallSession; actor: Actor; credential: UsedCredential }
  | undefined
> {
  const row = await sql.one<Row>(byToken, [hashOf(token), accountId ?? null]);
  if (!row) return undefined;
  const { id, clientId, lastUsedAt, lastUsedAddress } = row;
  return {
    user: { id, email: clientId },
    session: sessionOf(row),
    actor: actorOf(row, accountId, config),
    credential: { id, lastUsedAt, lastUsedAddress },
  };
}

const byIds = {
  name: 'credential-account-access',
  text: `select ${columns}, c.scopes from api_credential c where c.id = any($1) and ${isLiveCredential('c')}`,
};

/** Returns the current account access of credentials by id. Omits revoked credentials. */
export async function credentialActors(
  { sql, config }: Reading,
  ids: readonly string[],
  accountId: string,
): Promise<ReadonlyMap<string, Actor>> {
  const rows = await sql.query<Row>(byIds, [ids, accountId]);
  return new Map(rows.map((row) => [row.id, actorOf(row, accountId, config)]));
}

function actorOf(
  { id, accountId: own, level, scopes, account }: Row,
  accountId: string | undefined,
  { movedAccounts }: Services['config'],
): Actor {
  const accountAccess = accountId === own &&
    account && {
      accountId,
      level: actingLevel(level),
      opens: level,
      verificationRequired: account.verificationRequired,
      singleSignOnRequired: false,
      passwordExpired: false,
      secondFactorMissing: false,
      movedTo: movedTo([roleName('admin', own)], movedAccounts),
      worldBuildVersion: account.worldBuildVersion,
      pageAccess: account.pageAccess,
    };
  return {
    userId: id,
    emailVerified: true,
    superadmin: false,
    suspended: false,
    ...(accountAccess && { accountAccess }),
    grant: { accountId: own, scopes },
  };
}

/** A token does not authenticate a person, so operations that need a recent authentication are refused. */
function sessionOf({ id, accountId }: Row): CallSession {
  return {
    id,
    lastUsedAt: new Date(),
    proof: 'password',
    provider: null,
    ssoConfigId: null,
    provenAt: null,
    secondFactorAt: null,
    purpose: null,
    accountId,
  };
}
