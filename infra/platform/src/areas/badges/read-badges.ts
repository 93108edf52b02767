import type { Badge } from '@campus/contracts/badges/badges';
import { findAmong, findable } from '@campus/domain/core/find-rank';
import type { Queryable } from '../../foundation/database/sql.ts';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';

const columns = `${badgeTable.select(['id', 'name', 'image'], 'b')}, (
    select count(*)::int from "_Join:badges:Membership" given where given."relatedId" = b."objectId"
  ) as members`;

/** Returns the badges of an account, sorted by name. */
export function readBadges(sql: Queryable, accountId: string): Promise<Badge[]> {
  return sql.query<Badge>(
    `select ${columns} from "Badge" b where b.account = $1 order by search_key(b.name), b."objectId"`,
    [accountId],
  );
}

/** Returns the few badges whose name a search finds first. An account has few badges, so all names are read. */
export async function findBadges(
  sql: Queryable,
  { accountId, search }: { accountId: string; search: string },
) {
  const badges = await sql.query<Pick<Badge, 'id' | 'name'>>(
    `select ${badgeTable.select(['id', 'name'], 'b')} from "Badge" b where b.account = $1
     order by search_key(b.name), b."objectId"`,
    [accountId],
  );
  return findAmong(badges, search, ({ name }) => findable(name));
}

/** Returns an existing badge. */
export async function readBadge(sql: Queryable, id: string): Promise<Badge> {
  const badge = await sql.one<Badge>(`select ${columns} from "Badge" b where b."objectId" = $1`, [id]);
  if (!badge) throw new Error(`There is no badge ${id}.`);
  return badge;
}
