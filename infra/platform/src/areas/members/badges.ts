import type { Queryable } from '../../foundation/database/sql.ts';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';

/** Gives a member existing badges, in addition to those the member already has. Returns the ids of the new ones. */
export async function giveBadges(
  sql: Queryable,
  membershipId: string,
  badgeIds: readonly string[],
): Promise<string[]> {
  if (badgeIds.length === 0) return [];
  const given = await sql.query<{ id: string }>(
    `insert into "_Join:badges:Membership" ("relatedId", "owningId")
     select badge, $1 from unnest($2::text[]) badge on conflict do nothing returning "relatedId" as id`,
    [membershipId, badgeIds],
  );
  return given.map(({ id }) => id);
}

/** A locked membership and all badges that it will have. The badges must exist. */
export interface AssignmentChange {
  member: { readonly id: string; readonly email: string; readonly badges: readonly string[] };
  badges: readonly string[];
}

/** Adds missing badges and removes extra ones. Returns the ids of changed members. */
export async function exchangeBadges(sql: Queryable, wanted: readonly AssignmentChange[]): Promise<string[]> {
  const given = wanted.flatMap(({ member, badges }) => pairs(member, without(badges, member.badges)));
  const taken = wanted.flatMap(({ member, badges }) => pairs(member, without(member.badges, badges)));
  if (taken.length > 0)
    await sql.query(
      `delete from "_Join:badges:Membership" given using unnest($1::text[], $2::text[]) taken (member, badge)
       where given."owningId" = taken.member and given."relatedId" = taken.badge`,
      columns(taken),
    );
  if (given.length > 0)
    await sql.query(
      `insert into "_Join:badges:Membership" ("owningId", "relatedId")
       select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
      columns(given),
    );
  return [...new Set([...given, ...taken].map(([member]) => member))];
}

/** Returns the names of the account's badges, by id. */
export async function badgeNames(sql: Queryable, accountId: string): Promise<ReadonlyMap<string, string>> {
  const badges = await badgeTable.query(sql, ['id', 'name'], 'where account = $1', [accountId]);
  return new Map(badges.map(({ id, name }) => [id, name]));
}

type Pair = [member: string, badge: string];

function pairs({ id }: AssignmentChange['member'], badges: readonly string[]): Pair[] {
  return badges.map((badge) => [id, badge]);
}

function columns(list: readonly Pair[]): [string[], string[]] {
  return [list.map(([member]) => member), list.map(([, badge]) => badge)];
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}
