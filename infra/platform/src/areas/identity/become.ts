import type { WireSession } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import { sessionColumns } from '../../call/call-session.ts';
import { isLive } from '../../call/live-session.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { hashOf } from '../../foundation/secret.ts';
import { refuseClosedWorld } from './closed-world.ts';
import { isHandover, type RedeemedHandover, redeemHandover } from './handover.ts';
import { endSession } from './sessions.ts';
import { beginSession } from './sign-in.ts';

type Taking = Pick<Call, 'sql' | 'audit' | 'origin' | 'services'>;

interface Row extends SelectedRow<typeof sessionColumns> {
  sessionId: string;
  userId: string;
  email: string;
  expiresAt: Date;
}

// Locked, so that a token is used only once. This also prevents new sessions from a token that is being
// ended, or while the password changes. The token of a handed-over session is not accepted.
const query = `
  select u."objectId" as "userId", coalesce(u.email, '') as email,
    s."objectId" as "sessionId", ${sessionColumns}, s."expiresAt"
  from "_Session" s join "_User" u on u."objectId" = s."user"
  where s."sessionToken" = $1 and ${isLive('s', '$2')} and s.purpose is null for update of s`;

/**
 * Signs in the owner of a session token, in a new session that ends no later than the token's. The token's
 * session ends, because the token may have been exposed in a URL. A handover token instead keeps its parent
 * session. Its new session is bound to the token's purpose and account, and ends with the parent.
 */
export async function becomeOwner(call: Taking, token: string): Promise<WireSession & { expiresAt: string }> {
  const { sql, audit, origin, services } = call;
  const handover = isHandover(token) ? await redeem(call, token) : undefined;
  const owner = await sql.one<Row>(query, [
    handover?.sessionHash ?? hashOf(token),
    services.config.sessionIdleHours,
  ]);
  if (!owner) throw new AppError('signedOut', 'auth.token.invalid');
  const { userId, email, sessionId, expiresAt, ...proven } = owner;
  audit.note({ actor: { id: userId, email }, target: { type: 'user', id: userId, label: email } });
  const session = await beginSession(sql, {
    userId,
    method: 'token',
    proven,
    ...(handover && { handedOver: { ...handover, parent: sessionId } }),
    endsBy: expiresAt,
    origin,
  });
  if (!handover) await endSession(sql, sessionId);
  return { ...session, expiresAt: (await readEnd(sql, session)).toISOString() };
}

async function redeem({ sql, audit, services }: Taking, token: string): Promise<RedeemedHandover> {
  const handover = await redeemHandover(sql, token);
  if (!handover) throw new AppError('signedOut', 'auth.token.invalid');
  const { accountId, purpose } = handover;
  await refuseClosedWorld(sql, services.config, accountId);
  audit.note({ account: accountId, after: { purpose } });
  return handover;
}

async function readEnd(sql: Call['sql'], { sessionToken }: WireSession): Promise<Date> {
  const session = await sql.one<{ expiresAt: Date }>(
    'select "expiresAt" from "_Session" where "sessionToken" = $1',
    [hashOf(sessionToken)],
  );
  if (!session) throw new AppError('notFound', 'auth.noUser');
  return session.expiresAt;
}
