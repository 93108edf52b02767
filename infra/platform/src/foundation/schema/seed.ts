import { superadminRole } from '@campus/domain/access/role-names';
import { knownPermissions } from '@campus/domain/roles/permissions';
import type { Queryable } from '../database/sql.ts';
import { newObjectId } from '../records/object-id.ts';

/** Ensures that every menu option and every page has its permission, and that the superadmin role exists. */
export async function seedPermissions(sql: Queryable): Promise<void> {
  const rows = knownPermissions.map((known) => ({ ...known, id: newObjectId() }));
  await sql.query(
    `insert into "Permission"
       ("objectId", "createdAt", "updatedAt", type, action, "defaultPermission", "minBuildVersion", params)
     select known->>'id', now(), now(), known->>'type', known->>'action', known->>'default', known->>'minBuildVersion',
       known->'params'
     from jsonb_array_elements($1::jsonb) known
     on conflict (type, action) do nothing`,
    [JSON.stringify(rows)],
  );
  await sql.query(
    `insert into "_Role" ("objectId", "createdAt", "updatedAt", name) values ($1, now(), now(), $2)
     on conflict (name) do nothing`,
    [newObjectId(), superadminRole],
  );
}
