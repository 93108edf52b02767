import type { Permission } from '@campus/domain/access/levels';
import { accountRoleNames, permissionOfRole } from '@campus/domain/access/role-names';
import type { Queryable } from '../../ground/database/sql.ts';

/** The six roles of an account, the lowest first. */
export async function readAccountRoles(
  sql: Queryable,
  accountId: string,
): Promise<{ id: string; name: string; permission: Permission }[]> {
  const names = accountRoleNames(accountId);
  const roles = await sql.query<{ id: string; name: string }>(
    'select "objectId" as id, name from "_Role" where name = any($1) order by array_position($1, name)',
    [names],
  );
  return roles.flatMap((role) => {
    const permission = permissionOfRole(role.name);
    return permission ? [{ ...role, permission }] : [];
  });
}

/** The roles relation of a user, at most a thousand of them. */
export function readUserRoles(sql: Queryable, userId: string): Promise<{ objectId: string; name: string }[]> {
  return sql.query<{ objectId: string; name: string }>(
    `select r."objectId", r.name from "_Join:roles:_User" own join "_Role" r on r."objectId" = own."relatedId"
     where own."owningId" = $1 order by r.name limit 1000`,
    [userId],
  );
}
