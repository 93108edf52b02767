import type { MemberSort } from '@campus/contracts/members';
import { memberListLimit } from '@campus/domain/members';
import type { Queryable } from '../database/sql.ts';
import { collectValues, type Values } from '../database/values.ts';
import { type MemberFilter, memberCondition, narrows } from './member-filter.ts';

export interface MemberListRequest {
  filter: MemberFilter;
  sort: { field: MemberSort; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
}

/** The memberships of one page, in order, and how many match over all pages. */
export interface MemberList {
  ids: string[];
  count: number;
  /** False when more match than are counted; `count` is then a lower bound. */
  countIsExact: boolean;
}

const sortColumns: Record<MemberSort, string> = {
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

type Found = Pick<MemberList, 'ids' | 'count'>;

/** Matches are counted exactly up to here; counting all of a broad search would grow with the account. */
const countedExactly = 10_000;
/** As many members, the first in the order of the sort, tell how soon a page's matches are met. */
const sampled = 100;
/** Walking along a sort's index further than this costs more than gathering all that match. */
const longestWalk = 3_000;

/**
 * Lists one page of members: equal values are ordered by id, and nothing is listed beyond the first
 * `memberListLimit`. Where a broad search meets its matches soon, a page is found by walking along the sort's
 * index, as it is without a filter; else what matches is gathered, by an index of its own or by reading
 * through the covering one, and sorted.
 */
export async function listMembers(sql: Queryable, request: MemberListRequest): Promise<MemberList> {
  const limit = Math.max(0, Math.min(request.limit, memberListLimit - request.offset));
  const { ids, count } = await find(sql, { ...request, limit });
  return { ids, count: Math.min(count, countedExactly), countIsExact: count <= countedExactly };
}

async function find(sql: Queryable, page: MemberListRequest): Promise<Found> {
  if (!narrows(page.filter)) return listEverybody(sql, page);
  const steps = await stepsTo(sql, page);
  if (steps > longestWalk) return gather(sql, page);
  const ids = await walk(sql, page, steps);
  return ids.length === page.limit ? { ids, count: await count(sql, page) } : gather(sql, page);
}

/** A page of the whole account, along the sort's index. */
async function listEverybody(sql: Queryable, page: MemberListRequest): Promise<Found> {
  const { field, direction } = page.sort;
  const statement = {
    name: `members-by-${field}-${direction}`,
    text: `select
      array(
        select "objectId" from "Membership" where account = $1
        ${order(sortColumns[field], page)} limit $2 offset $3
      ) as ids,
      (select count(*)::int from (
        select from "Membership" where account = $1 limit ${countedExactly + 1}
      ) members) as count`,
  };
  const found = await sql.one<Found>(statement, [page.filter.accountId, page.limit, page.offset]);
  return found ?? { ids: [], count: 0 };
}

/** How many members one should have to walk past to reach the end of the page, with some to spare. */
async function stepsTo(sql: Queryable, page: MemberListRequest): Promise<number> {
  const matches = await walk(sql, { ...page, offset: 0, limit: sampled }, sampled);
  return Math.ceil((1.5 * (page.offset + page.limit) * sampled) / matches.length);
}

/** Looks for matches in the order of the sort, among the first members only. */
async function walk(sql: Queryable, page: MemberListRequest, steps: number): Promise<string[]> {
  const column = sortColumns[page.sort.field];
  const values = collectValues(page.filter.accountId);
  const rows = await sql.query<{ objectId: string }>(
    `select "objectId" from (
       select * from "Membership" where account = $1 ${order(column, page)} limit ${steps}
     ) first where ${memberCondition(page.filter, values)} ${orderAndPage(column, page, values)}`,
    values.list,
  );
  return rows.map((row) => row.objectId);
}

/** Counts the matches, up to one more than are counted exactly. */
async function count(sql: Queryable, { filter }: MemberListRequest): Promise<number> {
  const values = collectValues();
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from (
       select from "Membership" where ${memberCondition(filter, values)} limit ${countedExactly + 1}
     ) matches`,
    values.list,
  );
  return counted?.count ?? 0;
}

/** Finds all that match, once, to count and to sort them. */
async function gather(sql: Queryable, page: MemberListRequest): Promise<Found> {
  const values = collectValues();
  const found = await sql.one<Found>(
    `with matches as materialized (
       select "objectId", ${sortColumns[page.sort.field]} as key from "Membership"
       where ${memberCondition(page.filter, values)}
     )
     select (select count(*)::int from matches) as count,
       array(select "objectId" from matches ${orderAndPage('key', page, values)}) as ids`,
    values.list,
  );
  return found ?? { ids: [], count: 0 };
}

function orderAndPage(column: string, page: MemberListRequest, values: Values): string {
  return `${order(column, page)} limit ${values.bind(page.limit)} offset ${values.bind(page.offset)}`;
}

function order(column: string, { sort }: MemberListRequest): string {
  return `order by ${column} ${sort.direction}, "objectId" ${sort.direction}`;
}
