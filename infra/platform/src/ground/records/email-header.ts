import type { Queryable } from '../database/sql.ts';

/** What heads the mails of an account (WLD-010); '' for the brand. */
export async function emailHeaderOf(sql: Queryable, accountId: string): Promise<string> {
  const account = await sql.one<{ header: string }>(
    `select coalesce("dashboardOptions" ->> 'campusEmailHeader', '') as header from "Account" where "objectId" = $1`,
    [accountId],
  );
  return account?.header ?? '';
}
