import type { Queryable } from '../../foundation/database/sql.ts';
import type { RowOf } from '../../foundation/records/table.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';
import { memberColumns } from './member-columns.ts';

/** A member before a change, locked until the transaction ends. */
export type LockedMember = Pick<RowOf<typeof membershipTable>, 'email' | (typeof memberColumns)[number]>;

/** The rows that a change locks, in addition to the membership. */
export interface LockScope {
  /** The user, whose names are copied to the memberships in all accounts. */
  user: boolean;
  /** The account's permissions, so that its last owner does not change until the transaction ends. */
  permissions: boolean;
  /** The account's profile fields, so that no field is removed while it gets a value. */
  fields: boolean;
}

/**
 * Locks a membership; returns undefined if there is none. Locks are always taken in the order account, user,
 * membership, to prevent deadlocks.
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
  const locked = 'where "objectId" = $1 for no key update';
  return membershipTable.one(sql, ['email', ...memberColumns], locked, [membershipId]);
}
