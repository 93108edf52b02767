import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** The number of people whom the audit entry names; an entry for each would take minutes. */
const named = 100;

/**
 * Deletes all pending invitations of an account, and returns their number. One that is being accepted is
 * waited for, and kept once accepted.
 */
export async function deletePending(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  accountId: string,
): Promise<number> {
  // Locked in one order, so that concurrent changes of several invitations never deadlock.
  const deleted = await sql.one<{ count: number; emails: string[] }>(
    `with pending as (
       select "objectId" as id from "Invitation" where account = $1 and status = 'pending'
       order by "objectId" for update
     ), deleted as (
       delete from "Invitation" i using pending p where i."objectId" = p.id returning email
     ) select (select count(*)::int from deleted) as count,
         array(select email from deleted order by email limit $2) as emails`,
    [accountId, named],
  );
  const { count, emails } = deleted ?? { count: 0, emails: [] };
  audit.note({ before: { emails: emails.join(', ') }, after: { deleted: count } });
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
