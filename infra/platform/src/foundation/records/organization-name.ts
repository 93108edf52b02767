import type { Queryable } from '../database/sql.ts';

/** The displayed name of an account; '' where there is none of that id. */
export async function organizationNameOf(sql: Queryable, accountId: string): Promise<string> {
  const account = await sql.one<{ name: string }>(
    `select coalesce(nullif("organizationName", ''), name, '') as name from "Account" where "objectId" = $1`,
    [accountId],
  );
  return account?.name ?? '';
}
