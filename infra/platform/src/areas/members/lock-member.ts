import type { Permission } from '@campus/domain/access/levels';
import type { Queryable } from '../../ground/database/sql.ts';

/** A member before a change, locked until the transaction ends. */
export interface LockedMember {
  id: string;
  accountId: string;
  userId: string;
  email: string;
  username: string;
  displayname: string;
  firstname: string;
  lastname: string;
  contactEmail: string;
  title: string;
  teamId: string;
  permission: Permission;
}

/** What besides the membership a change needs to itself. */
export interface LockScope {
  /** The user, whose names are copied to the memberships of every account. */
  user: boolean;
  /** The permissions of the account: its last owner must not change until the transaction ends. */
  permissions: boolean;
  /** The profile fields of the account: a field must not be removed while it gets a value. */
  fields: boolean;
}

/**
 * Locks a membership, or returns undefined when there is none. Locks are always taken in the order account,
 * user, membership, so that two changes wait for each other only one way.
 */
export async function lockMember(
  sql: Queryable,
  membershipId: string,
  scope: LockScope,
): Promise<LockedMember | undefined> {
  const of = (column: 'account' | '"user"') =>
    `"objectId" = (select ${column} from "Membership" where "objectId" = $1)`;
  const account = scope.permissions ? 'for no key update' : scope.fields && 'for share';
  if (account) await sql.query(`select from "Account" where ${of('account')} ${account}`, [membershipId]);
  if (scope.user)
    await sql.query(`select from "_User" where ${of('"user"')} for no key update`, [membershipId]);
  return sql.one<LockedMember>(
    `select "objectId" as id, account as "accountId", "user" as "userId", coalesce(email, '') as email,
       coalesce(username, '') as username, coalesce(displayname, '') as displayname,
       coalesce(firstname, '') as firstname, coalesce(lastname, '') as lastname,
       coalesce("contactEmail", '') as "contactEmail", coalesce(title, '') as title,
       coalesce("teamId", '') as "teamId", permission
     from "Membership" where "objectId" = $1 for no key update`,
    [membershipId],
  );
}
