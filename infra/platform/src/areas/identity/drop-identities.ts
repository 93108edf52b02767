import type { Queryable } from '../../foundation/database/sql.ts';

/** Removes all identities of a user, because someone other than the email's owner may have linked them. */
export async function dropIdentities(sql: Queryable, userId: string): Promise<void> {
  await sql.query('delete from "UserIdentity" where "user" = $1', [userId]);
}

/**
 * Removes the identities that were linked to a user within the last 7 days, except those linked just after an
 * authentication. Returns their number.
 */
export async function dropUnprovenIdentities(sql: Queryable, userId: string): Promise<number> {
  const dropped = await sql.query(
    `delete from "UserIdentity"
     where "user" = $1 and "provenAt" is null and "createdAt" > now() - interval '7 days' returning 1`,
    [userId],
  );
  return dropped.length;
}
