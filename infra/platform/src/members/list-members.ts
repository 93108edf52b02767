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
  createdAt: '"createdAt"',
  updatedAt: '"updatedAt"',
};

/** Matches are counted exactly up to here; counting all of a broad search would grow with the account. */
const countedExactly = 10_000;
/** How many members a broad search looks through along the sort's index, for each it needs, before it gives up. */
const patience = 4;

/**
 * Lists one page of members: equal values are ordered by id, and nothing is listed beyond the first
 * `memberListLimit`. Few matches are all read and sorted. Many matches are met soon by walking along the
 * sort's index; where they are not (all of them lie at its end), the covering index is read through.
 */
export async function listMembers(sql: Queryable, request: MemberListRequest): Promise<MemberList> {
  const limit = Math.max(0, Math.min(request.limit, memberListLimit - request.offset));
  const page = { ...request, limit };
  const { ids, count } = await (narrows(request.filter) ? search(sql, page) : listAll(sql, page));
  return { ids, count: Math.min(count, countedExactly), countIsExact: count <= countedExactly };
}

async function listAll(sql: Queryable, page: MemberListRequest): Promise<Pick<MemberList, 'ids' | 'count'>> {
  const counted = await sql.one<{ count: number }>(
    `select count(*)::int as count from (
       select from "Membership" where account = $1 limit ${countedExactly + 1}) counted`,
    [page.filter.accountId],
  );
  return { ids: await walk(sql, page), count: counted?.count ?? 0 };
}

async function search(sql: Queryable, page: MemberListRequest): Promise<Pick<MemberList, 'ids' | 'count'>> {
  const few = await readFew(sql, page);
  if (few.count <= countedExactly || page.limit === 0) return few;
  const met = await walk(sql, page);
  return { ids: met.length === page.limit ? met : await readThrough(sql, page), count: few.count };
}

/** Counts the matches up to one more than are counted exactly and, unless there are that many, sorts them. */
async function readFew(sql: Queryable, page: MemberListRequest): Promise<Pick<MemberList, 'ids' | 'count'>> {
  const values = collectValues();
  const found = await sql.one<{ ids: string[]; count: number }>(
    `with matches as materialized (
       select "objectId", ${sortColumns[page.sort.field]} as key from "Membership"
       where ${memberCondition(page.filter, values)} limit ${countedExactly + 1}
     )
     select (select count(*)::int from matches) as count, array(
       select "objectId" from matches where (select count(*) from matches) <= ${countedExactly}
       ${orderAndPage('key', page, values)}
     ) as ids`,
    values.list,
  );
  return found ?? { ids: [], count: 0 };
}

/** Looks for matches in the order of the sort, among the first members only. */
function walk(sql: Queryable, page: MemberListRequest): Promise<string[]> {
  const column = sortColumns[page.sort.field];
  const steps = Math.max(2_000, (page.offset + page.limit) * patience);
  const values = collectValues(page.filter.accountId);
  return readIds(
    sql,
    `select "objectId" from (
       select * from "Membership" where account = $1 ${order(column, page)} limit ${steps}
     ) first where ${memberCondition(page.filter, values)} ${orderAndPage(column, page, values)}`,
    values,
  );
}

/** Looks through all members. `offset 0` keeps the planner from walking along the sort's index after all. */
function readThrough(sql: Queryable, page: MemberListRequest): Promise<string[]> {
  const values = collectValues();
  return readIds(
    sql,
    `select "objectId" from (
       select "objectId", ${sortColumns[page.sort.field]} as key from "Membership"
       where ${memberCondition(page.filter, values)} offset 0
     ) matches ${orderAndPage('key', page, values)}`,
    values,
  );
}

async function readIds(sql: Queryable, text: string, values: Values): Promise<string[]> {
  const rows = await sql.query<{ objectId: string }>(text, values.list);
  return rows.map((row) => row.objectId);
}

function orderAndPage(column: string, page: MemberListRequest, values: Values): string {
  return `${order(column, page)} limit ${values.bind(page.limit)} offset ${values.bind(page.offset)}`;
}

function order(column: string, { sort }: MemberListRequest): string {
  return `order by ${column} ${sort.direction}, "objectId" ${sort.direction}`;
}
