import { aboutRow } from '../../call/about-row.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { membershipTable } from '../../foundation/schema/tables/membership.ts';

interface Found {
  id: string;
}

/** Finds the membership of a user in an account. */
export function findMemberByUser(
  sql: Queryable,
  accountId: string,
  userId: string,
): Promise<Found | undefined> {
  return membershipTable.one(sql, ['id'], 'where account = $1 and "user" = $2', [accountId, userId]);
}

/** Finds the membership of the user with this username in an account. */
export function findMemberByUsername(
  sql: Queryable,
  accountId: string,
  username: string,
): Promise<Found | undefined> {
  return sql.one<Found>(
    `select m."objectId" as id from "_User" u join "Membership" m on m."user" = u."objectId"
     where u.username = $2 and m.account = $1`,
    [accountId, username],
  );
}

/**
 * Returns the ids of these users' memberships in an account, in the order of the users. Omits users who are
 * not members.
 */
export async function findMembersByUsers(
  sql: Queryable,
  accountId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const found = await sql.query<Found>(
    `select "objectId" as id from "Membership" where account = $1 and "user" = any($2)
     order by array_position($2, "user")`,
    [accountId, userIds],
  );
  return found.map(({ id }) => id);
}

/** Whether a member of an account has this email, given in lowercase. */
export async function isMemberEmail(sql: Queryable, accountId: string, email: string): Promise<boolean> {
  const found = await sql.one(
    `select from "_User" u join "Membership" m on m."user" = u."objectId" where u.email = $2 and m.account = $1`,
    [accountId, email],
  );
  return found !== undefined;
}

/** The rules of a function about a membership. */
export const ofMembership = aboutRow(membershipTable, 'membershipId', 'members.notFound');
