import type { Permission } from '@campus/domain/access/levels';
import type { Queryable } from '../../ground/database/sql.ts';

/** An account a user belongs to, as deleting the user would leave it. */
export interface LeftAccount {
  id: string;
  organizationName: string;
  level: Permission;
  /** Whether there is no other owner. */
  lastOwner: boolean;
}

/** The accounts a user belongs to, in the order of their names. */
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

/** Whether a session began with a password, so that the password is asked for before the user is deleted. */
export async function isPasswordNeeded(sql: Queryable, sessionToken: string | undefined): Promise<boolean> {
  const session = await sql.one<{ needed: boolean }>(
    `select s.proof <> 'thirdParty'
       and u."_hashed_password" is not null as needed
     from "_Session" s join "_User" u on u."objectId" = s."user" where s."sessionToken" = $1`,
    [sessionToken],
  );
  return session?.needed ?? true;
}
