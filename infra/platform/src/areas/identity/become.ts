import type { WireSession } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import type { Call } from '../../call/call.ts';
import type { Proof } from '../../call/identify.ts';
import { isHandover, redeemHandover } from './handover.ts';
import { beginSession } from './sign-in.ts';

interface Row {
  userId: string;
  email: string;
  proof: Proof | null;
  expiresAt: Date;
}

// Locked, so that no session begins with a token that is being ended, or with a password that is being changed.
const query = `
  select u."objectId" as "userId", coalesce(u.email, '') as email,
    s."createdWith"->>'authProvider' as proof, s."expiresAt"
  from "_Session" s join "_User" u on u."objectId" = s."user"
  where s."sessionToken" = $1 and s."expiresAt" > now() for share`;

/**
 * Signs in the owner of a session token, in a new session that ends no later than the token's. A handover
 * token stands for the session in which it was made.
 */
export async function becomeOwner(
  call: Pick<Call, 'sql' | 'audit' | 'origin'>,
  token: string,
): Promise<WireSession & { expiresAt: string }> {
  const { sql, audit, origin } = call;
  const owner = await sql.one<Row>(query, [isHandover(token) ? await sessionOf(call, token) : token]);
  if (!owner) throw new AppError('signedOut', 'auth.token.invalid');
  const { userId, email, expiresAt } = owner;
  audit.note({ actor: { id: userId, email }, target: { type: 'user', id: userId, label: email } });
  const proof = owner.proof ?? 'password';
  const session = await beginSession(sql, { userId, method: 'token', proof, endsBy: expiresAt, origin });
  return { ...session, expiresAt: (await readEnd(sql, session)).toISOString() };
}

/** The session a token was handed over in. */
async function sessionOf({ sql, audit }: Pick<Call, 'sql' | 'audit'>, token: string): Promise<string> {
  const handover = await redeemHandover(sql, token);
  if (!handover) throw new AppError('signedOut', 'auth.token.invalid');
  const { accountId, purpose, sessionToken } = handover;
  audit.note({ account: accountId, after: { purpose } });
  return sessionToken;
}

async function readEnd(sql: Call['sql'], { sessionToken }: WireSession): Promise<Date> {
  const session = await sql.one<{ expiresAt: Date }>(
    'select "expiresAt" from "_Session" where "sessionToken" = $1',
    [sessionToken],
  );
  if (!session) throw new AppError('notFound', 'auth.noUser');
  return session.expiresAt;
}
