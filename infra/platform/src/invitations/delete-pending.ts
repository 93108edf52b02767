import type { Call } from '../cloud/define.ts';
import type { Queryable } from '../database/sql.ts';

/**
 * Deletes all pending invitations of an account, and answers how many those were. One that is being accepted is
 * waited for, and stays once it is.
 */
export async function deletePending(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  accountId: string,
): Promise<number> {
  const deleted = await sql.one<{ count: number }>(
    `with pending as (
       select "objectId" from "Invitation" where account = $1 and status = 'pending'
       order by "objectId" for update
     ), deleted as (
       delete from "Invitation" i using pending p where i."objectId" = p."objectId" returning 1
     ) select count(*)::int as count from deleted`,
    [accountId],
  );
  const count = deleted?.count ?? 0;
  audit.note({ after: { deleted: count } });
  return count;
}

/** How many invitations of an account are pending. */
export async function countPending(sql: Queryable, accountId: string): Promise<number> {
  const pending = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Invitation" where account = $1 and status = 'pending'`,
    [accountId],
  );
  return pending?.count ?? 0;
}
