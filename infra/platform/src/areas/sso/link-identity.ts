import { AppError } from '@campus/contracts/core/app-error';
import type { Call, UserName } from '../../call/call.ts';
import type { CallSession } from '../../call/call-session.ts';
import { type Queryable, type Sql, violates } from '../../foundation/database/sql.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';
import { requireFreshProof } from '../identity/fresh-proof.ts';
import { findIdentity } from './find-identity.ts';
import { enqueueIdentityNotice } from './mail-identity-notice.ts';
import { useUpToken } from './use-up-token.ts';
import type { VerifiedSso } from './verify-sso.ts';

type Linking = Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName; session: CallSession };

/**
 * Links an identity to the caller, who must have authenticated recently. An identity belongs to one user, and
 * a user has one identity per provider.
 */
export async function linkIdentity(
  { sql, audit, user, session, services: { jobs } }: Linking,
  verified: VerifiedSso,
): Promise<void> {
  requireFreshProof(session);
  const { identity, provider } = verified;
  const { email, issuer } = identity;
  audit.note({
    target: { type: 'identity', id: '', label: email || provider.name },
    after: { provider: provider.name, issuer, email },
  });
  await useUpToken(sql, verified);
  const { id, isNew } = await ownIdentity(sql, user.id, verified, session.provenAt);
  if (isNew)
    await enqueueIdentityNotice(jobs, sql, { email: user.email, event: 'linked', provider: provider.name });
  audit.note({ target: { type: 'identity', id, label: email || provider.name } });
}

/** Returns the user's identity: newly linked, or linked earlier, perhaps by a simultaneous call. */
async function ownIdentity(
  sql: Sql,
  userId: string,
  verified: VerifiedSso,
  provenAt: Date | null,
): Promise<{ id: string; isNew: boolean }> {
  try {
    return { id: await insertIdentity(sql, userId, verified, provenAt), isNew: true };
  } catch (refusal) {
    const linked = await findIdentity(sql, verified.identity);
    if (linked?.userId === userId) return { id: linked.id, isNew: false };
    throw refusal;
  }
}

/** Links an unlinked identity to a user and returns its id. Throws if it is linked already. */
export async function insertIdentity(
  sql: Sql,
  userId: string,
  { provider, identity }: VerifiedSso,
  provenAt: Date | null = null,
): Promise<string> {
  const { issuer, subject, email, groups } = identity;
  const { kind, ssoConfigId } = provider;
  const insert = (attempt: Queryable) =>
    userIdentityTable.insert(attempt, [
      { userId, provider: kind, issuer, subject, email, groups, ssoConfigId, provenAt },
    ]);
  try {
    const [id = ''] = await sql.transaction(insert);
    return id;
  } catch (error) {
    if (violates(error, 'user_identity_subject')) throw new AppError('conflict', 'sso.alreadyLinked');
    if (violates(error, 'user_identity_user')) throw new AppError('conflict', 'sso.linkedOther');
    throw error;
  }
}
