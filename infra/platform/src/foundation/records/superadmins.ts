import { superadminRole } from '@campus/domain/access/role-names';
import type { Queryable } from '../database/sql.ts';

/** Gives users the superadmin role. Users who already have it are left unchanged. */
export async function grantSuperadmin(sql: Queryable, userIds: readonly string[]): Promise<void> {
  await sql.query(
    `insert into "_Join:users:_Role" ("relatedId", "owningId")
     select u, r."objectId" from unnest($1::text[]) u, "_Role" r where r.name = $2
     on conflict do nothing`,
    [userIds, superadminRole],
  );
}
