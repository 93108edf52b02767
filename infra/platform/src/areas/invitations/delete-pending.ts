import type { Level } from '@campus/domain/access/levels';
import { deletableRoles } from '@campus/domain/invitations/invitations';
import type { Call } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';

/** The number of people named in the audit entry. Separate entries would take minutes. */
const named = 100;

/**
 * Deletes all pending invitations of an account to roles that a person of this level can give, expired ones included, and
 * returns their number. Waits for one that is being accepted, and keeps it once accepted.
 */
export async function deletePending(
  { sql, audit }: Pick<Call, 'sql' | 'audit'>,
  accountId: string,
  level: Level,
): Promise<number> {
  // Locked in a fixed order, so that concurrent changes of several invitations never deadlock.
  const deleted = await sql.one<{ count: number; emails: string[] }>(
    `with pending as (
       select "objectId" as id from "Invitation" where account = $1 and status = 'pending'
         and permission = any($3)
       order by "objectId" for update
     ), deleted as (
       delete from "Invitation" i using pending p where i."objectId" = p.id returning email
     ) select (select count(*)::int from deleted) as count,
         array(select email from deleted order by email limit $2) as emails`,
    [accountId, named, deletableRoles(level)],
  );
  const { count, emails } = deleted ?? { count: 0, emails: [] };
  audit.note({ before: { emails: emails.join(', ') }, after: { deleted: count } });
  return count;
}

/** Returns the number of invitations that `deletePending` would delete, and of those whose links have ended. */
export async function countPending(
  sql: Queryable,
  accountId: string,
  level: Level,
): Promise<{ pending: number; expired: number }> {
  const counted = await sql.one<{ pending: number; expired: number }>(
    `select count(*)::int as pending, (count(*) filter (where "expiresAt" <= now()))::int as expired
     from "Invitation" where account = $1 and status = 'pending' and permission = any($2)`,
    [accountId, deletableRoles(level)],
  );
  return counted ?? { pending: 0, expired: 0 };
}
