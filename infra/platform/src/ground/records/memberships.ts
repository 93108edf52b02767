import type { Permission } from '@campus/domain/access/levels';
import type { Queryable } from '../database/sql.ts';
import { insertRows } from './insert-rows.ts';
import { administratorsOf, baseColumns, type Recorded } from './row.ts';

export interface NewMembership extends Recorded {
  accountId: string;
  userId: string;
  permission: Permission;
  /** What a suspended member was before. */
  previousPermission?: Permission;
  teamId: string;
  contactEmail?: string;
  title?: string;
  logins?: number;
  lastLoginAt?: Date;
  customFields?: Record<string, string | number | boolean>;
  badgeIds?: readonly string[];
}

/**
 * Inserts memberships and returns their ids, in the given order. Database triggers give the users their roles
 * and copy what the members table shows of them.
 */
export async function insertMemberships(
  sql: Queryable,
  memberships: readonly NewMembership[],
): Promise<string[]> {
  const rows = memberships.map(columnsOf);
  await insertRows(sql, 'Membership', rows);
  const badges = memberships.flatMap((membership, index) =>
    (membership.badgeIds ?? []).map((relatedId) => ({ relatedId, owningId: rows[index]?.objectId })),
  );
  await insertRows(sql, '_Join:badges:Membership', badges);
  return rows.map((row) => row.objectId);
}

function columnsOf(membership: NewMembership) {
  return {
    ...baseColumns(membership, administratorsOf(membership.accountId)),
    account: membership.accountId,
    user: membership.userId,
    permission: membership.permission,
    previousPermission: membership.previousPermission ?? null,
    teamId: membership.teamId,
    contactEmail: membership.contactEmail ?? '',
    title: membership.title ?? '',
    logins: membership.logins ?? 0,
    lastLoginAt: membership.lastLoginAt ?? null,
    customFields: membership.customFields ?? {},
  };
}
