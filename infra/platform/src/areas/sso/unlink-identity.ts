import { AppError } from '@campus/contracts/core/app-error';
import { type ProviderKind, providerName } from '@campus/domain/sso/providers';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import type { SelectedRow } from '../../foundation/records/table.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';
import { nameOfSso } from './list-identities.ts';
import { enqueueIdentityNotice } from './mail-identity-notice.ts';

/** One of the caller's identities: of this kind, or of the single sign-on with this name. */
export interface LinkedProvider {
  kind: ProviderKind;
  name?: string;
}

const unlinkedColumns = userIdentityTable.select(['id', 'email', 'issuer'], 'u');

/** Removes an identity of the caller, unless the caller could then no longer sign in. */
export async function unlinkIdentity(
  { sql, audit, user, services: { jobs } }: Pick<Call, 'sql' | 'audit' | 'services'> & { user: UserName },
  { kind, name }: LinkedProvider,
): Promise<void> {
  audit.note({ target: { type: 'user', id: user.id, label: user.email } });
  const password = await lockUser(sql, user.id);
  const unlinked = await sql.one<SelectedRow<typeof unlinkedColumns> & { ssoName: string }>(
    `delete from "UserIdentity" u using (
       select i."objectId", ${nameOfSso} as name
       from "UserIdentity" i left join "SSOConfig" c on c."objectId" = i."ssoConfig"
       where i."user" = $1 and i.provider = $2 and ($3::text is null or ${nameOfSso} = $3)
       order by i."createdAt" desc limit 1
     ) i where u."objectId" = i."objectId" returning ${unlinkedColumns}, i.name as "ssoName"`,
    [user.id, kind, name ?? null],
  );
  if (!unlinked) throw new AppError('notFound', 'sso.notLinkedYet');
  const { id, email, issuer, ssoName } = unlinked;
  audit.note({
    target: { type: 'identity', id, label: email || issuer },
    before: { provider: kind, issuer, email },
  });
  if (!password && !(await hasIdentity(sql, user.id))) throw new AppError('conflict', 'sso.lastMethod');
  await enqueueIdentityNotice(jobs, sql, {
    email: user.email,
    event: 'unlinked',
    provider: providerName(kind, ssoName),
  });
}

/**
 * Locks the user: of two simultaneous calls, one must see that the other has removed its identity. Returns
 * whether the user has a password.
 */
async function lockUser(sql: Queryable, userId: string): Promise<boolean> {
  const user = await sql.one<{ password: boolean }>(
    'select "_hashed_password" is not null as password from "_User" where "objectId" = $1 for update',
    [userId],
  );
  return user?.password ?? false;
}

async function hasIdentity(sql: Queryable, userId: string): Promise<boolean> {
  return (await sql.one('select from "UserIdentity" where "user" = $1 limit 1', [userId])) !== undefined;
}
