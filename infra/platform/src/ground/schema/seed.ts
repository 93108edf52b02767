import { pages } from '@campus/domain/access/pages';
import { superadminRole } from '@campus/domain/access/role-names';
import type { Queryable } from '../database/sql.ts';
import { newObjectId } from '../records/object-id.ts';

/** Makes sure that every page has its permission (admins open it by default) and that superadmins have a role. */
export async function seedPermissions(sql: Queryable): Promise<void> {
  await sql.query(
    `insert into "Permission" ("objectId", "createdAt", "updatedAt", type, action, "defaultPermission")
     select id, now(), now(), 'pageAccess', action, 'admin' from unnest($1::text[], $2::text[]) page (id, action)
     on conflict (type, action) do nothing`,
    [pages.map(newObjectId), [...pages]],
  );
  await sql.query(
    `insert into "_Role" ("objectId", "createdAt", "updatedAt", name) values ($1, now(), now(), $2)
     on conflict (name) do nothing`,
    [newObjectId(), superadminRole],
  );
}
