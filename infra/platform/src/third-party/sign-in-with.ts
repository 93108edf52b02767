import { AppError } from '@campus/contracts/app-error';
import type { WireSession } from '@campus/contracts/wire/auth';
import { superadminRole } from '@campus/domain/role-names';
import type { Call } from '../cloud/define.ts';
import type { Queryable } from '../database/sql.ts';
import { mustVerify } from '../identity/must-verify.ts';
import { startSession } from '../identity/sessions.ts';
import { findByEmail, readUser } from '../identity/users.ts';
import { findIdentity } from './find-identity.ts';
import type { ProvedIdentity } from './prove-identity.ts';
import { useUpToken } from './use-up-token.ts';

type SignInCall = Pick<Call, 'sql' | 'audit' | 'origin'>;

/** Signs in the user who has this identity; that somebody has the same email opens nothing. */
export async function signInWith(
  call: SignInCall,
  proved: ProvedIdentity,
  { remember }: { remember: boolean },
): Promise<WireSession> {
  const { sql, audit } = call;
  const { identity, provider } = proved;
  audit.note({
    target: { type: 'user', id: '', label: identity.email },
    after: { provider: provider.name, issuer: identity.issuer },
  });
  const linked = await findIdentity(sql, identity);
  if (!linked) throw await nobodysIdentity(sql, proved);
  const owner = await readOwner(sql, linked.userId);
  const { id, email } = owner;
  audit.note({ actor: { id, email }, target: { type: 'user', id, label: email } });
  if (owner.mustVerify) throw new AppError('forbidden', 'auth.verificationEmail');
  await useUpToken(sql, proved);
  return beginSession(call, id, { remember });
}

/** Starts a session of somebody whose identity was proved. */
export async function beginSession(
  { sql, origin }: Pick<SignInCall, 'sql' | 'origin'>,
  userId: string,
  { remember }: { remember: boolean },
): Promise<WireSession> {
  const sessionToken = await startSession(sql, { userId, method: 'thirdParty', remember, origin });
  const user = await readUser(sql, userId);
  if (!user) throw new AppError('notFound', 'auth.noUser');
  return { user, sessionToken };
}

async function readOwner(sql: Queryable, userId: string) {
  const owner = await sql.one<{ id: string; email: string; mustVerify: boolean }>(
    `select u."objectId" as id, coalesce(u.email, '') as email, ${mustVerify('$2')} as "mustVerify"
     from "_User" u where u."objectId" = $1`,
    [userId, superadminRole],
  );
  if (!owner) throw new AppError('notFound', 'auth.noUser');
  return owner;
}

async function nobodysIdentity(sql: Queryable, { provider, identity }: ProvedIdentity): Promise<AppError> {
  if (provider.kind === 'passport') return new AppError('notFound', 'sso.passportNotLinked');
  const namesake = identity.email === '' ? undefined : await findByEmail(sql, identity.email);
  return new AppError('forbidden', namesake ? 'sso.notLinked' : 'sso.emailNotRegistered');
}
