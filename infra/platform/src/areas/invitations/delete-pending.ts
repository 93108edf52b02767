import type { Level } from '@campus/domain/access/levels';
import { deletableRoles } from '@campus/domain/invitations/invitations';
import type { Call, UserName } from '../../call/call.ts';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { countedItems, storeCounted, useCounted } from '../../work/counted-sets.ts';
import { shownInvitation } from './unanswered.ts';

/** The number of people named in the audit entry. Separate entries would take minutes. */
const named = 100;

/** The operation that uses a count of pending invitations. */
const door = 'invitations.removePending';

/**
 * Deletes the pending invitations of an account to roles that a person of this level can give, expired ones
 * included, and returns their number. With `counted`, only those that are as they were counted; `leftOut` is the
 * number of the others. Waits for one that is being accepted, and keeps it once accepted.
 */
export async function deletePending(
  { sql, audit, user }: Pick<Call, 'sql' | 'audit'> & { user: UserName },
  { accountId, counted, level }: { accountId: string; counted?: string | undefined; level: Level },
): Promise<{ removed: number; leftOut: number }> {
  const set = counted === undefined ? undefined : ({ accountId, userId: user.id, door, counted } as const);
  if (set) await useCounted(sql, set);
  const values = collectValues(accountId, named, deletableRoles(level));
  const among = set
    ? `and ${shownInvitation} in (select item from ${countedItems(set, values)} counted)`
    : '';
  // Locked in a fixed order, so that concurrent changes of several invitations never deadlock.
  const deleted = await sql.one<{ count: number; emails: string[] }>(
    `with pending as (
       select "objectId" as id from "Invitation" where account = $1 and status = 'pending'
         and permission = any($3) ${among}
       order by "objectId" for update
     ), deleted as (
       delete from "Invitation" i using pending p where i."objectId" = p.id returning email
     ) select (select count(*)::int from deleted) as count,
         array(select email from deleted order by email limit $2) as emails`,
    values.list,
  );
  const { count, emails } = deleted ?? { count: 0, emails: [] };
  const leftOut = set ? await countLeft(sql, accountId, level) : 0;
  audit.note({ before: { emails: emails.join(', ') }, after: { deleted: count, ...(set && { leftOut }) } });
  return { removed: count, leftOut };
}

async function countLeft(sql: Queryable, accountId: string, level: Level): Promise<number> {
  const left = await sql.one<{ count: number }>(
    `select count(*)::int as count from "Invitation"
     where account = $1 and status = 'pending' and permission = any($2)`,
    [accountId, deletableRoles(level)],
  );
  return left?.count ?? 0;
}

interface PendingCount {
  pending: number;
  /** Those of them whose links have ended. */
  expired: number;
}

/** Counts the invitations that `deletePending` would delete, and stores which ones it has counted. */
export async function countPending(
  sql: Queryable,
  { accountId, userId, level }: { accountId: string; userId: string; level: Level },
): Promise<PendingCount & { counted: string }> {
  const set = { accountId, userId, door } as const;
  const counted = await storeCounted(sql, set, {
    text: `select ${shownInvitation} as item from "Invitation"
           where account = $1 and status = 'pending' and permission = any($2)`,
    values: [accountId, deletableRoles(level)],
  });
  const values = collectValues();
  const found = await sql.one<PendingCount>(
    `select count(*)::int as pending, (count(*) filter (
       where nullif(split_part(item, ' ', 2), '')::numeric <= extract(epoch from now())
     ))::int as expired
     from ${countedItems({ ...set, counted }, values)} counted`,
    values.list,
  );
  return { ...(found ?? { pending: 0, expired: 0 }), counted };
}
