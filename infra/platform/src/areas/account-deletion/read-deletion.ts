import type { Permission } from '@campus/domain/access/levels';
import type { CallSession } from '../../call/call-session.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** An account that a user belongs to, and the effect of deleting the user. */
export interface LeftAccount {
  id: string;
  organizationName: string;
  level: Permission;
  /** Whether the user is the only owner. */
  lastOwner: boolean;
}

/** Returns the accounts that a user belongs to, sorted by name. */
export function readLeftAccounts(sql: Queryable, userId: string): Promise<LeftAccount[]> {
  return sql.query<LeftAccount>(
    `select a."objectId" as id, coalesce(nullif(a."organizationName", ''), a.name, '') as "organizationName",
       m.permission as level,
       m.permission = 'owner' and not exists (
         select from "Membership" o
         where o.account = m.account and o.permission = 'owner' and o."user" <> m."user"
       ) as "lastOwner"
     from "Membership" m join "Account" a on a."objectId" = m.account
     where m."user" = $1 order by a."organizationName" collate "und-x-icu", a."objectId"`,
    [userId],
  );
}

/** Whether deleting a user requires the password: if there is one and no provider authenticated the user. */
export async function isPasswordNeeded(
  sql: Queryable,
  userId: string,
  { proof }: Pick<CallSession, 'proof'>,
): Promise<boolean> {
  if (proof === 'thirdParty') return false;
  const user = await sql.one<{ hasPassword: boolean }>(
    'select "_hashed_password" is not null as "hasPassword" from "_User" where "objectId" = $1',
    [userId],
  );
  return user?.hasPassword ?? true;
}
