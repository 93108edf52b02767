import type { Queryable } from '../database/sql.ts';

/** The heading of an account's mails (WLD-010); '' to use the brand. */
export async function emailHeaderOf(sql: Queryable, accountId: string): Promise<string> {
  const account = await sql.one<{ header: string }>(
    `select coalesce("dashboardOptions" ->> 'campusEmailHeader', '') as header from "Account" where "objectId" = $1`,
    [accountId],
  );
  return account?.header ?? '';
}
