import { AppError } from '@campus/contracts/core/app-error';
import type { OwnSession } from '@campus/contracts/sessions/sessions';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { endSessionsOf } from './sessions.ts';

type SessionCall = Pick<Call, 'sql' | 'audit'> & {
  user: UserName;
  session: CallSession;
};

type Row = Omit<OwnSession, 'createdAt' | 'lastUsedAt' | 'expiresAt'> &
  Record<'createdAt' | 'lastUsedAt' | 'expiresAt', Date> & { total: number };

const query = `
  select "objectId" as id, coalesce("userAgent", '') as "userAgent", coalesce(address, '') as address,
    coalesce(method, 'password') as method, "createdAt", coalesce("lastUsedAt", "createdAt") as "lastUsedAt",
    "expiresAt", "objectId" = $2 as current, count(*) over ()::int as total
  from "_Session" where "user" = $1 and "expiresAt" > now()
  order by current desc, coalesce("lastUsedAt", "createdAt") desc, "objectId" limit 100`;

/** Returns the caller's sessions: the current one first, then by last use, at most 100. */
export async function listOwnSessions({
  sql,
  user,
  session,
}: SessionCall): Promise<{ items: OwnSession[]; total: number }> {
  const rows = await sql.query<Row>(query, [user.id, session.id]);
  const items = rows.map(({ total, createdAt, lastUsedAt, expiresAt, ...own }) => ({
    ...own,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** Ends one of the caller's sessions. Other people's sessions are treated as unknown, like ended ones. */
export async function endOwnSession(call: SessionCall, sessionId: string): Promise<void> {
  const { sql, user, audit } = call;
  const ended = await sql.one<{ userAgent: string; address: string }>(
    `delete from "_Session" where "objectId" = $1 and "user" = $2
     returning coalesce("userAgent", '') as "userAgent", coalesce(address, '') as address`,
    [sessionId, user.id],
  );
  if (!ended) throw new AppError('notFound', 'sessions.notFound');
  const { userAgent, address } = ended;
  audit.note({
    target: { type: 'session', id: sessionId, label: userAgent },
    before: { userAgent, address },
  });
}

/** Ends all of the caller's sessions except the current one. Returns their number. */
export async function endOtherOwnSessions(call: SessionCall): Promise<number> {
  const { sql, user, audit, session } = call;
  const ended = await endSessionsOf(sql, user.id, { except: session.id });
  audit.note({ target: { type: 'user', id: user.id, label: user.email }, after: { ended } });
  return ended;
}
