import { AppError } from '@campus/contracts/core/app-error';
import type { RankedMember } from '@campus/domain/members/authority';
import type { Queryable } from '../../ground/database/sql.ts';
import { badgeTable } from '../../ground/schema/tables/badge.ts';

/** A membership with its badges, by id, locked until the transaction ends. */
export interface LockedAssignment extends RankedMember {
  id: string;
  email: string;
  badges: string[];
}

/**
 * Keeps a badge of the account from being deleted until the transaction ends; returns its name. Always called before
 * memberships are locked.
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

/**
 * Locks memberships of an account, in the order of their ids, and reads which badges they have; ids of none are
 * left out.
 */
export async function lockAssignments(
  sql: Queryable,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<LockedAssignment[]> {
  await sql.query(
    `select from "Membership" where account = $1 and "objectId" = any($2) order by "objectId" for no key update`,
    [accountId, ids],
  );
  // Only now: a statement that waits for a lock reads other tables as they were before it waited.
  return sql.query<LockedAssignment>(
    `select m."objectId" as id, coalesce(m.email, '') as email, m.permission, m."previousPermission", array(
       select given."relatedId" from "_Join:badges:Membership" given where given."owningId" = m."objectId"
     ) as badges
     from "Membership" m where m.account = $1 and m."objectId" = any($2)`,
    [accountId, ids],
  );
}

/** A locked membership and the badges it is to have, all of which exist. */
export interface WantedAssignment {
  member: Readonly<Pick<LockedAssignment, 'id' | 'email'>> & { readonly badges: readonly string[] };
  badges: readonly string[];
}

/** Adds missing badges, removes extra ones, and dates the change. */
export async function writeAssignments(sql: Queryable, wanted: readonly WantedAssignment[]): Promise<void> {
  const changed = await exchangeBadges(sql, wanted);
  if (changed.length > 0)
    await sql.query('update "Membership" set "updatedAt" = now() where "objectId" = any($1)', [changed]);
}

/** Adds missing badges and removes extra ones. Returns the ids of changed members. */
export async function exchangeBadges(sql: Queryable, wanted: readonly WantedAssignment[]): Promise<string[]> {
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

type Pair = [member: string, badge: string];

function pairs({ id }: Pick<LockedAssignment, 'id'>, badges: readonly string[]): Pair[] {
  return badges.map((badge) => [id, badge]);
}

function columns(list: readonly Pair[]): [string[], string[]] {
  return [list.map(([member]) => member), list.map(([, badge]) => badge)];
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}
