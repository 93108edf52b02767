import type { Queryable } from '../database/sql.ts';

interface Found {
  id: string;
}

/** The membership of a user in an account. */
export function findMemberByUser(
  sql: Queryable,
  accountId: string,
  userId: string,
): Promise<Found | undefined> {
  return sql.one<Found>('select "objectId" as id from "Membership" where account = $1 and "user" = $2', [
    accountId,
    userId,
  ]);
}

/** The membership of whoever has this username in an account. */
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

/** The account of a membership. */
export async function accountOfMembership(sql: Queryable, membershipId: string): Promise<string | undefined> {
  const found = await sql.one<{ account: string }>('select account from "Membership" where "objectId" = $1', [
    membershipId,
  ]);
  return found?.account;
}
