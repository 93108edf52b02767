import { AppError } from '@campus/contracts/core/app-error';
import type { RankedMember } from '@campus/domain/members/authority';
import type { Queryable } from '../../foundation/database/sql.ts';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';
import { type AssignmentChange, exchangeBadges } from '../members/badges.ts';

/** A membership with its badges, locked until the transaction ends. */
export interface LockedAssignment extends RankedMember {
  id: string;
  email: string;
  badges: string[];
}

/**
 * Protects a badge of the account from deletion until the transaction ends. Returns its name. Call it before
 * locking memberships.
 */
export async function holdBadge(
  sql: Queryable,
  { accountId, badgeId }: { accountId: string; badgeId: string },
): Promise<string> {
  const found = 'where "objectId" = $1 and account = $2 for key share';
  const badge = await badgeTable.one(sql, ['name'], found, [badgeId, accountId]);
  if (!badge) throw new AppError('notFound', 'badges.notFound');
  return badge.name;
}

/** Locks memberships of an account in the order of their ids, and reads their badges. Omits unknown ids. */
export async function lockAssignments(
  sql: Queryable,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<LockedAssignment[]> {
  await sql.query(
    `select from "Membership" where account = $1 and "objectId" = any($2) order by "objectId" for no key update`,
    [accountId, ids],
  );
  // Read after locking: a statement that waits for a lock sees other tables as they were before the wait.
  return sql.query<LockedAssignment>(
    `select m."objectId" as id, coalesce(m.email, '') as email, m.permission, m."previousPermission", array(
       select given."relatedId" from "_Join:badges:Membership" given where given."owningId" = m."objectId"
     ) as badges
     from "Membership" m where m.account = $1 and m."objectId" = any($2)`,
    [accountId, ids],
  );
}

/** Adds missing badges, removes extra ones, and updates the update time. */
export async function writeAssignments(sql: Queryable, wanted: readonly AssignmentChange[]): Promise<void> {
  const changed = await exchangeBadges(sql, wanted);
  if (changed.length > 0)
    await sql.query('update "Membership" set "updatedAt" = now() where "objectId" = any($1)', [changed]);
}
