import type { Queryable } from '../database/sql.ts';

/** The display name of an account; '' if there is no such account. */
export async function organizationNameOf(sql: Queryable, accountId: string): Promise<string> {
  const account = await sql.one<{ name: string }>(
    `select coalesce(nullif("organizationName", ''), name, '') as name from "Account" where "objectId" = $1`,
    [accountId],
  );
  return account?.name ?? '';
}
