import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import { type Queryable, type Sql, violates } from '../../ground/database/sql.ts';
import { userIdentityTable } from '../../ground/schema/tables/user-identity.ts';
import { findIdentity } from './find-identity.ts';
import type { ProvedIdentity } from './prove-identity.ts';
import { useUpToken } from './use-up-token.ts';

/**
 * Links an identity to the caller. An identity has one user, and a user has one identity of each provider.
 */
export async function linkIdentity(
  { sql, audit, user }: Pick<Call, 'sql' | 'audit'> & { user: UserName },
  proved: ProvedIdentity,
): Promise<void> {
  const { identity, provider } = proved;
  const { email, issuer } = identity;
  audit.note({
    target: { type: 'identity', id: '', label: email || provider.name },
    after: { provider: provider.name, issuer, email },
  });
  await useUpToken(sql, proved);
  const id = await ownIdentity(sql, user.id, proved);
  audit.note({ target: { type: 'identity', id, label: email || provider.name } });
}

/** The identity as the user's: newly linked, or linked before, which may have been a moment ago. */
async function ownIdentity(sql: Sql, userId: string, proved: ProvedIdentity): Promise<string> {
  try {
    return await insertIdentity(sql, userId, proved);
  } catch (refusal) {
    const linked = await findIdentity(sql, proved.identity);
    if (linked?.userId === userId) return linked.id;
    throw refusal;
  }
}

/** Links an unlinked identity to a user. Refuses one that is linked. Returns its id. */
export async function insertIdentity(
  sql: Sql,
  userId: string,
  { provider, identity }: ProvedIdentity,
): Promise<string> {
  const { issuer, subject, email } = identity;
  const { kind, ssoConfigId } = provider;
  const insert = (attempt: Queryable) =>
    userIdentityTable.insert(attempt, [{ userId, provider: kind, issuer, subject, email, ssoConfigId }]);
  try {
    const [id = ''] = await sql.transaction(insert);
    return id;
  } catch (error) {
    if (violates(error, 'user_identity_subject')) throw new AppError('conflict', 'sso.alreadyLinked');
    if (violates(error, 'user_identity_user')) throw new AppError('conflict', 'sso.linkedOther');
    throw error;
  }
}
