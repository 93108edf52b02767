import type { WireSession } from '@campus/contracts/auth/functions';
import { AppError } from '@campus/contracts/core/app-error';
import { superadminRole } from '@campus/domain/access/role-names';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';
import { mustVerify } from '../identity/must-verify.ts';
import { beginSession } from '../identity/sign-in.ts';
import { findByEmail } from '../identity/users.ts';
import { findIdentity } from './find-identity.ts';
import { useUpToken } from './use-up-token.ts';
import { sessionProvider, type VerifiedSso } from './verify-sso.ts';

/** Signs in the user who has this identity. A matching email is not enough. */
export async function signInWith(
  { sql, audit, origin }: Pick<Call, 'sql' | 'audit' | 'origin'>,
  verified: VerifiedSso,
  { remember }: { remember: boolean },
): Promise<WireSession> {
  const { identity, provider } = verified;
  audit.note({
    target: { type: 'user', id: '', label: identity.email },
    after: { provider: provider.name, issuer: identity.issuer },
  });
  const linked = await findIdentity(sql, identity);
  if (!linked) throw await nobodysIdentity(sql, verified);
  const owner = await readOwner(sql, linked.userId);
  const { id, email } = owner;
  audit.note({ actor: { id, email }, target: { type: 'user', id, label: email } });
  if (owner.mustVerify) throw new AppError('forbidden', 'auth.verificationEmail');
  await useUpToken(sql, verified);
  await userIdentityTable.update(sql, linked.id, { groups: identity.groups, signedInAt: new Date() });
  const proven = sessionProvider(verified);
  return beginSession(sql, { userId: id, method: 'thirdParty', proven, remember, origin });
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

async function nobodysIdentity(sql: Queryable, { provider, identity }: VerifiedSso): Promise<AppError> {
  if (provider.kind === 'passport') return new AppError('notFound', 'sso.passportNotLinked');
  const namesake = identity.email === '' ? undefined : await findByEmail(sql, identity.email);
  return new AppError('forbidden', namesake ? 'sso.notLinked' : 'sso.emailNotRegistered');
}
