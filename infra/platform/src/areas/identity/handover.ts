import { randomBytes } from 'node:crypto';
import { AppError } from '@campus/contracts/core/app-error';
import type { HandoverPurpose } from '@campus/domain/sessions/sessions';
import type { Call } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { handoverTokenTable } from '../../foundation/schema/tables/handover-token.ts';
import { hashOf } from '../../foundation/secret.ts';
import { refuseClosedWorld } from './closed-world.ts';

export interface Handover {
  token: string;
  expiresAt: Date;
}

/** A token that was just redeemed. */
export interface RedeemedHandover {
  accountId: string;
  purpose: HandoverPurpose;
  /** The token hash of the parent session. */
  sessionHash: string;
}

const prefix = 'h:';
const minutes = 5;

/**
 * Makes a token that another program can pass to `become`, once and within five minutes. It starts a new
 * session for the caller. The token and the new session end with the caller's own session at the latest.
 * Throws if the account's world is disabled.
 */
export async function createHandover(
  { sql, session, services }: Pick<Call, 'sql' | 'services'> & { session: CallSession },
  { accountId, purpose }: { accountId: string; purpose: HandoverPurpose },
): Promise<Handover> {
  await refuseClosedWorld(sql, services.config, accountId);
  const owner = await sql.one<{ userId: string }>(
    'select "user" as "userId" from "_Session" where "objectId" = $1 for share',
    [session.id],
  );
  if (!owner) throw new AppError('signedOut', 'access.signedOut');
  const { userId } = owner;
  await forgetOld(sql, userId);
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  await handoverTokenTable.insert(sql, [
    { purpose, userId, accountId, session: session.id, tokenHash: hashOf(token), expiresAt },
  ]);
  return { token, expiresAt };
}

/** Whether a token is a handover token, by its prefix. It may have expired. */
export function isHandover(token: string): boolean {
  return token.startsWith(prefix);
}

/**
 * Redeems a token and returns its purpose and parent session. Of several parallel attempts, one succeeds.
 * Returns undefined if the token is unknown, used, or expired, or if its session has ended.
 */
export function redeemHandover(sql: Queryable, token: string): Promise<RedeemedHandover | undefined> {
  return sql.one(
    `update "HandoverToken" h set "usedAt" = now(), "updatedAt" = now() from "_Session" s
     where h."tokenHash" = $1 and h."usedAt" is null and h."expiresAt" > now()
       and s."objectId" = h.session and s."expiresAt" > now()
     returning h.account as "accountId", h.purpose, s."sessionToken" as "sessionHash"`,
    [hashOf(token)],
  );
}

async function forgetOld(sql: Queryable, userId: string): Promise<void> {
  await sql.query(
    `delete from "HandoverToken" where "user" = $1 and "expiresAt" < now() - interval '1 day'`,
    [userId],
  );
}
