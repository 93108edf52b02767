import type { AccountAccess, Actor } from '@campus/domain/access/access';
import { accountRoleNames, levelIn, superadminRole } from '@campus/domain/access/role-names';
import { needsSingleSignOn } from '@campus/domain/access/single-sign-on';
import { isNormalUser, type MovedAccounts, movedTo } from '@campus/domain/accounts/accounts';
import { isPasswordExpired } from '@campus/domain/passwords/passwords';
import { isSecondFactorMissing, type ProvenSession } from '@campus/domain/second-factor/second-factor';
import type { Queryable } from '../foundation/database/sql.ts';
import { hashOf } from '../foundation/secret.ts';
import { type AccountFacts, accountFacts } from './account-facts.ts';
import { type CallSession, sessionColumns } from './call-session.ts';
import { credentialActors, identifyCredential, type UsedCredential } from './identify-credential.ts';
import { isLive } from './live-session.ts';
import { isOffered, type ProvenBy, provenBy } from './proven-by-provider.ts';
import type { Services } from './services.ts';
import { isApiToken } from './session-token.ts';
import { suspendedEverywhere } from './suspended-everywhere.ts';

/** The user of a session, or an API credential, with the data for access rules. */
export interface Identity {
  /** For a credential, its id and client id. */
  user: { id: string; email: string };
  session: CallSession;
  actor: Actor;
  /** The API credential of the call's token. */
  credential?: UsedCredential;
}

interface UserRow {
  id: string;
  email: string;
  emailVerified: boolean;
  userCreatedAt: Date;
  passwordUpdatedAt: Date | null;
  suspendedEverywhere: boolean;
  permissionType: string | null;
  roles: string[];
  account: AccountFacts | null;
}

interface SessionRow extends UserRow, Omit<CallSession, 'id'> {
  sessionId: string;
  provenBy: ProvenBy | null;
  /** Whether the owner entered the account by bypassing single sign-on. */
  bypassed: boolean;
}

// The columns of a user `u`. $2 is the account, $3 the names of the relevant roles.
const userColumns = `u."objectId" as id, coalesce(u.email, '') as email,
    coalesce(u.email_verified, false) as "emailVerified", u."createdAt" as "userCreatedAt", u."passwordUpdatedAt",
    ${suspendedEverywhere} as "suspendedEverywhere", u."permissionType",
    array(
      select r.name from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
      where held."relatedId" = u."objectId" and r.name = any($3)
    ) as roles,
    ${accountFacts} as account`;

// Reads the current state in one query, without Parse Server's session and role caches. An ended session, a
// suspension, or a lost role takes effect with the next call.
const bySession = {
  name: 'identify',
  text: `
  select ${userColumns}, ${sessionColumns}, s."objectId" as "sessionId",
    coalesce(s."lastUsedAt", s."createdAt") as "lastUsedAt", ${provenBy},
    exists (
      select from single_sign_on_bypass b where b.session = s."objectId" and b.account = $2) as bypassed
  from "_Session" s join "_User" u on u."objectId" = s."user"
  where s."sessionToken" = $1 and ${isLive('s', '$4')}`,
};

/**
 * Returns the user of a session, or the API credential of a token, with its access to the account. Returns
 * undefined if the session or the token is no longer valid.
 */
export async function identify(
  { sql, config }: Reading,
  sessionToken: string | undefined,
  accountId: string | undefined,
): Promise<Identity | undefined> {
  if (!sessionToken) return undefined;
  if (isApiToken(sessionToken)) return identifyCredential({ sql, config }, sessionToken, accountId);
  const row = await sql.one<SessionRow>(bySession, [
    hashOf(sessionToken),
    accountId ?? null,
    roleNamesIn(accountId),
    config.sessionIdleHours,
  ]);
  if (!row) return undefined;
  return {
    user: { id: row.id, email: row.email },
    session: sessionOf(row),
    actor: actorOf(row, accountId, {
      proof: {
        passwordExpired: hasExpired(row.account?.passwordExpireDays ?? null, row),
        provenByProvider: row.provenBy !== null && isOffered(row.provenBy, config.providers),
        bypassed: row.bypassed,
        session: row,
      },
      moved: config.movedAccounts,
    }),
  };
}

function sessionOf(row: SessionRow): CallSession {
  const { sessionId: id, lastUsedAt, proof, provider, ssoConfigId, purpose, accountId } = row;
  const { provenAt, secondFactorAt, secondFactorId } = row;
  const proven = { proof, provider, ssoConfigId, provenAt, secondFactorAt, secondFactorId };
  return { id, lastUsedAt, ...proven, purpose, accountId };
}

/**
 * The session data that shows whether its user is authenticated well enough for the account, if there is a
 * session.
 */
interface SessionProof {
  session?: ProvenSession;
  passwordExpired: boolean;
  provenByProvider: boolean;
  bypassed: boolean;
}

const sufficient: SessionProof = { passwordExpired: false, provenByProvider: true, bypassed: false };

const byUsers = {
  name: 'account-access',
  text: `select ${userColumns} from "_User" u where u."objectId" = any($1)`,
};

interface Reading {
  sql: Queryable;
  config: Services['config'];
}

/**
 * Returns a user's current access to an account, signed in or not; undefined if the user no longer exists.
 */
export async function accountAccessOf(
  reading: Reading,
  userId: string,
  accountId: string,
): Promise<Actor | undefined> {
  return (await accountAccessesOf(reading, [userId], accountId)).get(userId);
}

/**
 * Returns the current account access of users and API credentials by id. Omits those that no longer exist.
 */
export async function accountAccessesOf(
  { sql, config }: Reading,
  userIds: readonly string[],
  accountId: string,
): Promise<ReadonlyMap<string, Actor>> {
  const rows = await sql.query<UserRow>(byUsers, [userIds, accountId, roleNamesIn(accountId)]);
  const facts = { proof: sufficient, moved: config.movedAccounts };
  const people = new Map(rows.map((row) => [row.id, actorOf(row, accountId, facts)]));
  const others = userIds.filter((id) => !people.has(id));
  if (others.length === 0) return people;
  return new Map([...people, ...(await credentialActors({ sql, config }, others, accountId))]);
}

function roleNamesIn(accountId: string | undefined): string[] {
  return accountId ? [superadminRole, ...accountRoleNames(accountId)] : [superadminRole];
}

function actorOf(
  row: UserRow,
  accountId: string | undefined,
  session: { proof: SessionProof; moved: MovedAccounts },
): Actor {
  return {
    userId: row.id,
    emailVerified: row.emailVerified,
    superadmin: row.roles.includes(superadminRole),
    suspended: row.suspendedEverywhere && !row.roles.includes(superadminRole),
    isNormalUser: isNormalUser(row.permissionType),
    accountAccess: accountAccessIn(accountId, row, session),
  };
}

function accountAccessIn(
  accountId: string | undefined,
  row: UserRow,
  { proof, moved }: { proof: SessionProof; moved: MovedAccounts },
): AccountAccess | undefined {
  if (!accountId || !row.account) return undefined;
  const level = levelIn(accountId, row.roles);
  if (!level) return undefined;
  const { passwordExpireDays: _, disallowPasswordLogin, secondFactorRequired, ...account } = row.account;
  const { session, passwordExpired } = proof;
  return {
    accountId,
    level,
    ...account,
    singleSignOnRequired: needsSingleSignOn({ ...proof, level, disallowPasswordLogin }),
    passwordExpired,
    secondFactorMissing: session !== undefined && isSecondFactorMissing(secondFactorRequired, level, session),
    movedTo: movedTo(row.roles, moved),
  };
}

function hasExpired(
  expireDays: number | null,
  { proof, passwordUpdatedAt, userCreatedAt }: SessionRow,
): boolean {
  const password = {
    expireDays: expireDays ?? undefined,
    updatedAt: passwordUpdatedAt ?? undefined,
    userCreatedAt,
    proof,
  };
  return isPasswordExpired(password, new Date());
}
