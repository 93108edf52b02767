import type { Actor } from '@campus/domain/access/access';
import type { Level } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { movedTo } from '@campus/domain/accounts/accounts';
import type { ApiScope } from '@campus/domain/credentials/api-scopes';
import { actingLevel, type CredentialMaker, pauseOfCredential } from '@campus/domain/credentials/credentials';
import type { Queryable } from '../foundation/database/sql.ts';
import { hashOf } from '../foundation/secret.ts';
import { type AccountFacts, accountFacts } from './account-facts.ts';
import type { CallSession } from './call-session.ts';
import { makerIn } from './credential-maker.ts';
import { isLiveCredential } from './live-credential.ts';
import type { Services } from './services.ts';

/** A credential, with the time of the last use of the secret that the token was issued with. */
export interface UsedCredential {
  id: string;
  secret: 'present' | 'previous';
  lastUsedAt: Date | null;
  lastUsedAddress: string;
}

interface Row {
  id: string;
  accountId: string;
  clientId: string;
  level: Level;
  scopes: ApiScope[];
  account: AccountFacts | null;
  maker: CredentialMaker | null;
}

interface TokenRow extends Row, UsedCredential {}

interface Reading {
  sql: Queryable;
  config: Services['config'];
}

const columns = `c.id, c.account as "accountId", c."clientId", c.level,
  ${accountFacts} as account`;

// Read again for each call, so that it takes effect at once when the token or the account's API access is revoked,
// and when the person who knows the secret loses their role.
const byToken = {
  name: 'identify-credential',
  text: `select ${columns}, t.scopes, s.secret, s."lastUsedAt", s."lastUsedAddress",
      ${makerIn('c.account', 's."by"')} as maker
    from api_token t join api_credential c on c.id = t.credential
    cross join lateral (values
      ('present', c."secretHash", c."generatedBy", c."lastUsedAt", c."lastUsedAddress", null),
      ('previous', c."previousHash", c."previousBy", c."previousUsedAt", c."previousUsedAddress", c."previousEndsAt")
    ) s (secret, hash, "by", "lastUsedAt", "lastUsedAddress", "endsAt")
    where t.hash = $1 and t."expiresAt" > now() and t."secretHash" = s.hash
      and coalesce(s."endsAt" > now(), true) and ${isLiveCredential('c')}`,
};

/**
 * Returns the token's credential and its access to the account, or undefined if the token is no longer valid or its
 * credential is paused.
 */
export async function identifyCredential(
  { sql, config }: Reading,
  token: string,
  accountId: string | undefined,
): Promise<
  | { user: { id: string; email: string }; session: CallSession; actor: Actor; credential: UsedCredential }
  | undefined
> {
  const row = await sql.one<TokenRow>(byToken, [hashOf(token), accountId ?? null]);
  if (!row || pauseOfCredential(row.level, row.maker)) return undefined;
  const { id, clientId, secret, lastUsedAt, lastUsedAddress } = row;
  return {
    user: { id, email: clientId },
    session: sessionOf(row),
    actor: actorOf(row, accountId, config),
    credential: { id, secret, lastUsedAt, lastUsedAddress },
  };
}

const byIds = {
  name: 'credential-account-access',
  text: `select ${columns}, c.scopes, ${makerIn('c.account', 'c."generatedBy"')} as maker
    from api_credential c where c.id = any($1) and ${isLiveCredential('c')}`,
};

/** Returns the current account access of credentials by id. Omits revoked and paused credentials. */
export async function credentialActors(
  { sql, config }: Reading,
  ids: readonly string[],
  accountId: string,
): Promise<ReadonlyMap<string, Actor>> {
  const rows = await sql.query<Row>(byIds, [ids, accountId]);
  const working = rows.filter(({ level, maker }) => !pauseOfCredential(level, maker));
  return new Map(working.map((row) => [row.id, actorOf(row, accountId, config)]));
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
    secondFactorId: null,
    purpose: null,
    accountId,
  };
}
