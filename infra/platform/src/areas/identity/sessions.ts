import { randomBytes } from 'node:crypto';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import { type HandoverPurpose, type Proof, sessionSeconds } from '@campus/domain/sessions/sessions';
import type { ProviderKind } from '@campus/domain/sso/providers';
import type { Origin } from '../../call/origin.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { insertRows } from '../../foundation/records/insert-rows.ts';
import { newObjectId } from '../../foundation/records/object-id.ts';
import { hashOf } from '../../foundation/secret.ts';
import { rememberPlaces } from './known-places.ts';
import { endWaiting } from './waiting-sign-in.ts';

export interface NewSession {
  userId: string;
  method: OwnSession['method'];
  /** By default, the person was just authenticated by `method`. */
  proven?: Partial<Proven>;
  /** Binds a session that is handed over to another program. */
  handedOver?: HandedOver;
  remember?: boolean;
  /** Ends the session earlier than `remember` would. */
  endsBy?: Date;
  origin?: Origin;
}

/** How and when the session's person was authenticated. */
export interface Proven {
  proof: Proof;
  provider: ProviderKind | null;
  ssoConfigId: string | null;
  provenAt: Date | null;
  secondFactorAt: Date | null;
  secondFactorId: string | null;
}

export interface HandedOver {
  purpose: HandoverPurpose;
  accountId: string;
  /** The parent session. */
  parent: string;
}

/**
 * Starts a session and returns its token, of which the database stores only a hash. The session has no
 * installation id: Parse Server ends earlier sessions of an installation, and one gateway serves all browsers
 * of a person.
 */
export async function startSession(sql: Queryable, session: NewSession): Promise<string> {
  const { userId, method, origin, remember = false, endsBy, proven, handedOver } = session;
  const sessionToken = `r:${randomBytes(16).toString('hex')}`;
  const now = new Date();
  const expiresAt = new Date(now.getTime() + sessionSeconds(remember) * 1000);
  await insertRows(sql, '_Session', [
    {
      objectId: newObjectId(),
      createdAt: now,
      updatedAt: now,
      user: userId,
      sessionToken: hashOf(sessionToken),
      createdWith: { action: 'login' },
      expiresAt: endsBy && endsBy < expiresAt ? endsBy : expiresAt,
      method,
      address: origin?.address ?? '',
      userAgent: origin?.userAgent ?? '',
      lastUsedAt: now,
      proof: proven?.proof ?? proofBy(method),
      provider: proven?.provider ?? null,
      ssoConfig: proven?.ssoConfigId ?? null,
      provenAt: proven?.provenAt === undefined ? now : proven.provenAt,
      secondFactorAt: proven?.secondFactorAt ?? null,
      secondFactorId: proven?.secondFactorId ?? null,
      purpose: handedOver?.purpose ?? null,
      account: handedOver?.accountId ?? null,
      parent: handedOver?.parent ?? null,
    },
  ]);
  await countLogin(sql, userId, now);
  if (origin) await rememberPlaces(sql, userId, origin);
  return sessionToken;
}

/** Records that a provider has just authenticated the session's person again. */
export async function proveSession(
  sql: Queryable,
  sessionId: string,
  { provider = null, ssoConfigId = null }: Pick<Partial<Proven>, 'provider' | 'ssoConfigId'>,
): Promise<void> {
  await sql.query(
    `update "_Session" set proof = 'thirdParty', provider = $2, "ssoConfig" = $3, "provenAt" = now()
     where "objectId" = $1`,
    [sessionId, provider, ssoConfigId],
  );
}

// Locks the rows in the order of their ids, so that two sign-ins never deadlock.
const loginCounted = {
  name: 'count-login',
  text: `
  with own as materialized (
    select "objectId" from "Membership" where "user" = $1 order by "objectId" for no key update
  )
  update "Membership" m set "lastLoginAt" = $2, logins = coalesce(m.logins, 0) + 1
  from own where m."objectId" = own."objectId"`,
};

/** Counts the sign-in on each membership of a user, without changing `updatedAt`. */
async function countLogin(sql: Queryable, userId: string, now: Date): Promise<void> {
  await sql.query(loginCounted, [userId, now]);
}

/** Joining by invitation and signing up to a world require a password, entered or just chosen. */
function proofBy(method: NewSession['method']): Proof {
  return method === 'thirdParty' ? 'thirdParty' : 'password';
}

/** Ends a session by its id. Does nothing if it has already ended. */
export async function endSession(sql: Queryable, sessionId: string): Promise<void> {
  await sql.query('delete from "_Session" where "objectId" = $1', [sessionId]);
}

/**
 * Ends a user's sessions, except `except`, and the sign-ins that wait for a second factor. Returns the number
 * of ended sessions.
 */
export async function endSessionsOf(
  sql: Queryable,
  userId: string,
  { except = '' }: { except?: string | undefined } = {},
): Promise<number> {
  const ended = await sql.query('delete from "_Session" where "user" = $1 and "objectId" <> $2 returning 1', [
    userId,
    except,
  ]);
  await endWaiting(sql, userId);
  return ended.length;
}
