import type { Queryable } from '../../ground/database/sql.ts';

/** Removes all identities of a user: another person than the owner of the email may have linked them. */
export async function dropIdentities(sql: Queryable, userId: string): Promise<void> {
  await sql.query('delete from "UserIdentity" where "user" = $1', [userId]);
}
