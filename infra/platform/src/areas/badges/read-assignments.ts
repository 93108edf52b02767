import type { BadgeAssignment } from '@campus/contracts/badges/badges';
import type { Queryable } from '../../foundation/database/sql.ts';

const byIds = {
  name: 'badge-assignments',
  text: `select m."objectId" as "membershipId", coalesce(m.email, '') as email, coalesce(m.displayname, '') as name,
    m.permission, m."previousPermission", (
      select coalesce(json_agg(json_build_object('id', b."objectId", 'name', b.name) order by b.name), '[]')
      from "_Join:badges:Membership" given join "Badge" b on b."objectId" = given."relatedId"
      where given."owningId" = m."objectId"
    ) as badges
    from "Membership" m where m."objectId" = any($1) order by array_position($1, m."objectId")`,
};

/** Returns memberships with their badges, in the order of `ids`. Omits unknown ids. */
export function readAssignments(sql: Queryable, ids: readonly string[]): Promise<BadgeAssignment[]> {
  return sql.query<BadgeAssignment>(byIds, [ids]);
}

/** Returns an existing membership with its badges. */
export async function readAssignment(sql: Queryable, id: string): Promise<BadgeAssignment> {
  const [assignment] = await readAssignments(sql, [id]);
  if (!assignment) throw new Error(`There is no membership ${id}.`);
  return assignment;
}
