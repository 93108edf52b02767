import { memberSorts } from '@campus/contracts/members';
import { permissions } from '@campus/domain/levels';
import { memberListLimit, pageSize } from '@campus/domain/members';
import { teamIds } from '@campus/domain/team-ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { addManyMembers } from '../../../../tests/support/many-members.ts';
import { makeAccount, sql } from '../../../../tests/support/world.ts';
import type { Queryable } from '../database/sql.ts';
import { listMembers, type MemberListRequest } from './list-members.ts';
import type { MemberFilter, MemberSearch } from './member-filter.ts';
import { readMembers } from './read-members.ts';

const day = 24 * 60 * 60 * 1000;
const firstNames = ['Ada', 'Ben', 'Chloe', 'Dora', 'Emil', 'Quinn', 'Rosa', 'Til', 'Uma', 'Zoe'];
let accountId: string;

// The account holds nearly all memberships there are: for PostgreSQL the best reason to read the whole table.
beforeAll(async () => {
  ({ accountId } = await makeAccount());
  const now = Date.now();
  await addManyMembers(sql, { accountId, count: 20_000 }, (index) => {
    const firstName = firstNames[index % firstNames.length] ?? '';
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
        updatedAt: new Date(now - (index % 60) * day),
      },
    };
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const byIndex = 'by an index';

/** Answers queries, and keeps by which ways their plans read the memberships. */
function explaining(reads: string[]): Queryable {
  const query: Queryable['query'] = async (statement, values) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const [explained] = await sql.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const { Plan: plan } of explained?.['QUERY PLAN'] ?? []) reads.push(...readsOf(plan));
    return sql.query(statement, values);
  };
  return { query, one: async (statement, values) => (await query(statement, values))[0] as never };
}

/** Each way into the memberships that a plan takes, and whether an index narrows it. */
function readsOf(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(readsOf);
  const isWayIn = plan['Relation Name'] === 'Membership' && plan['Node Type'] !== 'Bitmap Heap Scan';
  if (!isWayIn && plan['Node Type'] !== 'Bitmap Index Scan') return below;
  return [plan['Index Cond'] === undefined ? `${plan['Node Type']} of everything` : byIndex, ...below];
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
  'a text anywhere of a role within a month': {
    ...search('email', 'emil', true),
    permissions: ['member'],
    ...since(30),
  },
};
const orders: Pick<MemberListRequest, 'sort' | 'offset'>[] = memberSorts.flatMap((field) => [
  { sort: { field, direction: 'desc' as const }, offset: 0 },
  { sort: { field, direction: 'asc' as const }, offset: memberListLimit - pageSize },
]);

describe('the reads of a list of members', () => {
  it.each(Object.entries(filters))(
    'of %s, by whatever it is sorted, go through indexes',
    async (_name, filter) => {
      for (const order of orders) {
        const reads: string[] = [];
        const request = { filter: { accountId, search: nobody, ...filter }, limit: pageSize, ...order };
        const { ids } = await listMembers(explaining(reads), request);
        await readMembers(explaining(reads), ids);
        expect(new Set(reads), JSON.stringify(order)).toEqual(new Set([byIndex]));
      }
    },
  );
});
