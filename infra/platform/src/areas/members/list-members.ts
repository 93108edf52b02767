import type { MemberSort } from '@campus/contracts/members/members';
import { listLimit } from '@campus/domain/core/lists';
import type { Queryable } from '../../foundation/database/sql.ts';
import { collectValues } from '../../foundation/database/values.ts';
import { cappedCount, countedExactly, countMatches, type MatchCount } from './count-matches.ts';
import { type MemberFilter, memberCondition, narrows, readMemberCondition } from './member-filter.ts';
import { searches } from './member-search.ts';

export interface MemberListRequest {
  filter: MemberFilter;
  sort: { field: MemberSort; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
}

/** The memberships of one page, in order, and the number of matches on all pages. */
export interface MemberList extends MatchCount {
  ids: string[];
}

const sortColumns: Record<Exclude<MemberSort, 'lastInWorldAt'>, string> = {
  email: '"emailKey"',
  firstName: '"firstnameKey"',
  lastName: '"lastnameKey"',
  displayName: '"displaynameKey"',
  contactEmail: '"contactEmailKey"',
  title: '"titleKey"',
  permission: 'permission',
  teamId: '"teamKey"',
  logins: 'logins',
  lastLoginAt: '"lastLoginKey"',
  createdAt: '"createdAt"',
  updatedAt: '"updatedAt"',
};

/** How to read members along the index of a sort. The account is the first value. */
interface Sorting {
  memberships: string;
  key: string;
  id: string;
  /** The key of a membership that was found in another way. */
  keyOfMember: string;
}

/** The key is in a table of its own. Members are read one by one, so that its index gives their order. */
const byTimeInWorld: Sorting = {
  memberships: `(
    select m.*, seen.at as "inWorldKey", seen.membership from member_in_world seen
    cross join lateral (select * from "Membership" where "objectId" = seen.membership offset 0) m
    where seen.account = $1
  ) members`,
  key: '"inWorldKey"',
  id: 'membership',
  keyOfMember: '(select seen.at from member_in_world seen where seen.membership = "objectId")',
};

function sortingOf(field: MemberSort): Sorting {
  if (field === 'lastInWorldAt') return byTimeInWorld;
  const key = sortColumns[field];
  return { memberships: '"Membership"', key, id: '"objectId"', keyOfMember: key };
}

/** How many index entries to read: first a few, to see how frequent matches are, and at most many. */
interface Steps {
  few: number;
  many: number;
}
/** For an index that contains every filtered column. */
const coveredSteps: Steps = { few: 10_000, many: 200_000 };
/** For other indexes, where each step reads a table row. */
const otherSteps: Steps = { few: 2_000, many: 20_000 };

/**
 * Lists one page of members. Ties are sorted by id, and the list ends after the first `listLimit`. If there
 * are few matches, they are collected and sorted. If there are many, they are found along the sort's index.
 * If they are too far from its start, they are collected as well.
 */
export async function listMembers(sql: Queryable, request: MemberListRequest): Promise<MemberList> {
  const limit = Math.max(0, Math.min(request.limit, listLimit - request.offset));
  const page = { ...request, limit };
  return narrows(page.filter) ? await find(sql, page) : await listEverybody(sql, page);
}

async function find(sql: Queryable, page: MemberListRequest): Promise<MemberList> {
  const counted = await countMatches(sql, [page.filter]);
  const met = counted.countIsExact ? undefined : await meet(sql, page);
  return { ...counted, ids: met ?? (await gather(sql, page)) };
}

/** Lists a page of the whole account, along the sort's index. */
async function listEverybody(sql: Queryable, page: MemberListRequest): Promise<MemberList> {
  const { field, direction } = page.sort;
  const { memberships, key, id } = sortingOf(field);
  const statement = {
    name: `members-by-${field}-${direction}`,
    text: `select
      array(
        select "objectId" from ${memberships} where account = $1
        ${order(key, id, page)} limit $2 offset $3
      ) as ids,
      (select count(*)::int from (
        select from "Membership" where account = $1 limit ${countedExactly + 1}
      ) members) as count`,
  };
  const found = await sql.one<{ ids: string[]; count: number }>(statement, [
    page.filter.accountId,
    page.limit,
    page.offset,
  ]);
  return { ids: found?.ids ?? [], ...cappedCount(found?.count ?? 0) };
}

/** Finds a page along the sort's index. Returns undefined if that would take too long. */
async function meet(sql: Queryable, page: MemberListRequest): Promise<string[] | undefined> {
  const { field } = page.sort;
  const isCovered = field === 'updatedAt' || (field !== 'lastInWorldAt' && !searches(page.filter.search));
  const { few, many } = isCovered ? coveredSteps : otherSteps;
  const end = page.offset + page.limit;
  let met = await walk(sql, page, few);
  if (met.length < end) {
    const likelySteps = Math.ceil((1.5 * few * end) / Math.max(1, met.length));
    met = likelySteps <= many ? await walk(sql, page, likelySteps) : [];
  }
  return met.length < end ? undefined : met.slice(page.offset);
}

/** Returns the matches up to the end of the page that are among the first `steps` members. */
async function walk(sql: Queryable, page: MemberListRequest, steps: number): Promise<string[]> {
  const { memberships, key, id } = sortingOf(page.sort.field);
  const values = collectValues(page.filter.accountId);
  const rows = await sql.query<{ objectId: string }>(
    `select "objectId" from (
       select * from ${memberships} where account = $1 ${order(key, id, page)} limit ${steps}
     ) first where ${readMemberCondition(page.filter, values)}
     ${order(key, id, page)} limit ${values.bind(page.offset + page.limit)}`,
    values.list,
  );
  return rows.map((row) => row.objectId);
}

/** Finds all matches and sorts them. */
async function gather(sql: Queryable, page: MemberListRequest): Promise<string[]> {
  const values = collectValues();
  const rows = await sql.query<{ objectId: string }>(
    `with matches as materialized (
       select "objectId", ${sortingOf(page.sort.field).keyOfMember} as key from "Membership"
       where ${memberCondition(page.filter, values)}
     )
     select "objectId" from matches ${order('key', '"objectId"', page)}
     limit ${values.bind(page.limit)} offset ${values.bind(page.offset)}`,
    values.list,
  );
  return rows.map((row) => row.objectId);
}

function order(key: string, id: string, { sort }: MemberListRequest): string {
  return `order by ${key} ${sort.direction}, ${id} ${sort.direction}`;
}
