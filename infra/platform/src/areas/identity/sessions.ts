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
  /** By default, the person has just been proven, as the method says. */
  proven?: Partial<Proven>;
  /** The binding of a session for another program. */
  handedOver?: HandedOver;
  remember?: boolean;
  /** Ends it earlier than `remember` does. */
  endsBy?: Date;
  origin?: Origin;
}

/** How and when the person of a session was proven. */
export interface Proven {
  proof: Proof;
  provider: ProviderKind | null;
  ssoConfigId: string | null;
  provenAt: Date | null;
  secondFactorAt: Date | null;
}

export interface HandedOver {
  purpose: HandoverPurpose;
  accountId: string;
  /** The session it is handed over in. */
  parent: string;
}

/**
 * Starts a session of a user and returns its token, of which the database keeps a hash. It carries no installation id:
 * Parse Server ends the earlier sessions of an installation, and one gateway speaks for all browsers of a person.
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
      purpose: handedOver?.purpose ?? null,
      account: handedOver?.accountId ?? null,
      parent: handedOver?.parent ?? null,
    },
  ]);
  await countLogin(sql, userId, now);
  if (origin) await rememberPlaces(sql, userId, origin);
  return sessionToken;
}

/** Records that the person of a session has just been proven again, by a provider. */
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

// The rows are locked in the order of their ids, so that two sign-ins never deadlock.
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

/** An invitation is joined through with a password, entered or just chosen; so is a world signed up to. */
function proofBy(method: NewSession['method']): Proof {
  return method === 'thirdParty' ? 'thirdParty' : 'password';
}

/** Ends one session, by its id. Ending an ended session changes nothing. */
export async function endSession(sql: Queryable, sessionId: string): Promise<void> {
  await sql.query('delete from "_Session" where "objectId" = $1', [sessionId]);
}

/**
 * Ends the sessions of a user and the sign-ins that wait for a second factor, except the session `except`.
 * Returns how many ended.
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
