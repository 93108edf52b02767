import { memberSorts } from '@campus/contracts/members/members';
import { permissions } from '@campus/domain/access/levels';
import { listLimit, pageSize } from '@campus/domain/core/lists';
import { teamIds } from '@campus/domain/members/team-ids';
import { addManyMembers } from '@campus/tests/world/many-members';
import { makeAccount, sql } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../foundation/database/sql.ts';
import { listMembers, type MemberListRequest } from './list-members.ts';
import type { MemberFilter } from './member-filter.ts';
import type { MemberSearch } from './member-search.ts';
import { readMembers } from './read-members.ts';

const day = 24 * 60 * 60 * 1000;
const firstNames = ['Ada', 'Ben', 'Chloe', 'Dora', 'Emil', 'Quinn', 'Rosa', 'Til', 'Uma', 'Zoe'];
let accountId: string;

// The account has nearly all memberships in the database, which gives PostgreSQL every reason to scan the
// whole table. Each of `firstNames` occurs in more than a thousand members, so that matches are not counted
// exactly. Each also occurs in less than one in twenty members. Otherwise an index-only scan would find them,
// and the plan would depend on how far vacuum got during other tests.
beforeAll(async () => {
  ({ accountId } = await makeAccount());
  const now = Date.now();
  await addManyMembers(sql, { accountId, count: 30_000 }, (index) => {
    const firstName = firstNames[index % 27] ?? 'Kim';
    return {
      user: {
        firstName,
        displayName: `${firstName} ${index}`,
        email: `${firstName}.${index}.${accountId}@campus.test`.toLowerCase(),
      },
      membership: {
        permission: permissions[Math.floor(index / 7) % permissions.length] ?? 'member',
        teamId: teamIds[index % teamIds.length] ?? '0',
        logins: index % 400,
        title: `Title ${index % 12}`,
        lastLoginAt: new Date(now - (index % 90) * day),
        // A month is a small part of a year, so scanning a whole index is never as cheap.
        updatedAt: new Date(now - (index % 365) * day),
      },
    };
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Subplan Name'?: string;
  Plans?: Plan[];
}

const byIndex = 'by an index';

/** A database that also records how each query plan reads the memberships. */
function explaining(database: Queryable, reads: string[]): Queryable {
  const query: Queryable['query'] = async (statement, values) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const [explained] = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const { Plan: plan } of explained?.['QUERY PLAN'] ?? []) reads.push(...readsOf(plan, false));
    return database.query(statement, values);
  };
  return { query, one: async (statement, values) => (await query(statement, values))[0] as never };
}

/**
 * Returns how a plan reads the memberships, and whether an index narrows the read. If all rows are sorted or
 * gathered, an index that only finds the account does not count as narrowing.
 */
function readsOf(plan: Plan, needsAll: boolean): string[] {
  const isGathered = plan['Node Type'] === 'Sort' || (plan['Subplan Name'] ?? '').startsWith('CTE ');
  const all = isGathered || (needsAll && plan['Node Type'] !== 'Limit');
  const isOfMembers = /^(Membership|MemberText|member_in_world)$/.test(plan['Relation Name'] ?? '');
  const isWayIn = isOfMembers && plan['Node Type'] !== 'Bitmap Heap Scan';
  const below = (plan.Plans ?? []).flatMap((part) => readsOf(part, all));
  if (!isWayIn && plan['Node Type'] !== 'Bitmap Index Scan') return below;
  return [narrowing(plan['Index Cond'], all) ?? `${plan['Node Type']} of everything`, ...below];
}

function narrowing(condition: string | undefined, needsAll: boolean): string | undefined {
  const isAccount = condition !== undefined && /^\(account = [^ ]+\)$/.test(condition);
  return condition === undefined || (isAccount && needsAll) ? undefined : byIndex;
}

const nobody: MemberSearch = { field: 'none', text: '', anywhere: false };
const search = (field: MemberSearch['field'], text: string, anywhere = false) => ({
  search: { field, text, anywhere },
});
const since = (days: number) => ({ updatedFrom: new Date(Date.now() - days * day) });

const filters: Record<string, Partial<MemberFilter>> = {
  everybody: {},
  'updated within a month': since(30),
  'updated within a day': since(1),
  'a role': { permissions: ['owner'] },
  'two roles within a month': { permissions: ['admin', 'moderator'], ...since(30) },
  'a frequent prefix of the email': search('email', 'ada'),
  'a rare prefix of the email': search('email', 'rosa.1234'),
  'a prefix of nobody': search('contactEmail', 'nobody'),
  'a prefix of a name': search('name', 'til'),
  'a prefix of the display name': search('displayName', 'uma 19'),
  'a prefix of the hardware id': search('hardwareId', 'hw-1'),
  'a team': search('teamId', 'AB'),
  'a frequent text anywhere in the email': search('email', 'quinn', true),
  'a rare text anywhere in the email': search('email', '12345', true),
  'a text anywhere in a name': search('name', 'chlo', true),
  'words anywhere': search('none', 'rosa 12'),
  'a word of nobody': search('none', 'nobody'),
  'a full name by its beginning': search('name', 'til ada'),
  'a text anywhere of a role within a month': {
    ...search('email', 'emil', true),
    permissions: ['member'],
    ...since(30),
  },
};
const orders: Pick<MemberListRequest, 'sort' | 'offset'>[] = memberSorts.flatMap((field) => [
  { sort: { field, direction: 'desc' as const }, offset: 0 },
  { sort: { field, direction: 'asc' as const }, offset: listLimit - pageSize },
]);

/** Returns how a page in this order is read. */
async function readsOfPage(
  database: Queryable,
  filter: Partial<MemberFilter>,
  order: (typeof orders)[number],
): Promise<Set<string>> {
  const reads: string[] = [];
  const request = { filter: { accountId, search: nobody, ...filter }, limit: pageSize, ...order };
  const { ids } = await listMembers(explaining(database, reads), request);
  await readMembers(explaining(database, reads), ids);
  return new Set(reads);
}

/** The purpose of each index: one sort order of all members, or one of two searches. */
const needs = [
  {},
  search('hardwareId', 'hw-1'),
  search('email', '12345', true),
] satisfies Partial<MemberFilter>[];

async function isAnyThroughEverything(database: Queryable): Promise<boolean> {
  for (const filter of needs)
    for (const order of orders) if ((await readsOfPage(database, filter, order)).size > 1) return true;
  return false;
}

class Undone extends Error {}

/** Runs `work` as if the index did not exist: marks it invalid in a transaction that is rolled back. */
async function without(index: string, work: (database: Queryable) => Promise<void>): Promise<void> {
  const undone = sql.transaction(async (database) => {
    const hidden = 'update pg_index set indisvalid = false where indexrelid = $1::regclass returning 1';
    expect(await database.query(hidden, [index])).toHaveLength(1);
    await work(database);
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
}

describe('the reads of a list of members', () => {
  it.each(Object.entries(filters))(
    'of %s, by whatever it is sorted, go through indexes',
    async (_name, filter) => {
      for (const order of orders)
        expect(await readsOfPage(sql, filter, order), JSON.stringify(order)).toEqual(new Set([byIndex]));
    },
  );

  it('are recognized as full scans when an index they need is missing', async () => {
    const indexes = await sql.query<{ name: string }>(
      "select indexname as name from pg_indexes where indexname ~ '^(membership_by_|member_text_|member_in_world_by_)'",
    );
    expect(indexes.length).toBeGreaterThan(memberSorts.length);
    const unseen: string[] = [];
    for (const { name } of indexes)
      await without(name, async (database) => {
        if (!(await isAnyThroughEverything(database))) unseen.push(name);
      });
    expect(unseen).toEqual([]);
  });
});
