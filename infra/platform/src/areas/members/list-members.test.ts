import { memberSorts } from '@campus/contracts/members/members';
import { addManyMembers } from '@campus/tests/world/many-members';
import { makeAccount, sql } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMembers, type MemberListRequest } from './list-members.ts';

let accountId: string;

// 13,000 members. In most sort orders, a few members named "Zed…" come first, then many others, then many
// more named "Zed…". A sample of the first members is therefore misleading.
beforeAll(async () => {
  ({ accountId } = await makeAccount());
  await addManyMembers(sql, { accountId, count: 13_000 }, (index) => ({
    user:
      index === 12_999
        ? { firstName: 'Twin', lastName: 'Twinning' }
        : { firstName: index >= 60 && index < 2_560 ? 'Abel' : 'Zed' },
  }));
});

function request(overrides: Partial<MemberListRequest>, text = 'zed'): MemberListRequest {
  return {
    filter: { accountId, search: { field: 'name', text, anywhere: false } },
    sort: { field: 'lastName', direction: 'asc' },
    offset: 0,
    limit: 25,
    ...overrides,
  };
}

describe('a list of very many members', () => {
  it('MEM-067 counts up to 1,000 exactly and says when there are more', async () => {
    const inEmail = (text: string) => {
      const filter = { accountId, search: { field: 'email', text, anywhere: false } } as const;
      return listMembers(sql, request({ filter }));
    };
    const more = { count: 1_000, countIsExact: false };
    await expect(inEmail('010')).resolves.toMatchObject({ count: 100, countIsExact: true });
    await expect(inEmail('01')).resolves.toMatchObject({ count: 1_000, countIsExact: true });
    await expect(inEmail('0')).resolves.toMatchObject(more);
    const all = request({ filter: { accountId, search: { field: 'none', text: '', anywhere: false } } });
    await expect(listMembers(sql, all)).resolves.toMatchObject(more);
  });

  it('counts a person whom a search finds by first and last name once', async () => {
    const search = { field: 'name', text: 'twin', anywhere: false } as const;
    await expect(listMembers(sql, request({ filter: { accountId, search } }))).resolves.toMatchObject({
      count: 1,
      countIsExact: true,
    });
  });

  it('MEM-067 ends after 1,000 members', async () => {
    const last = await listMembers(sql, request({ offset: 990 }));
    expect(last.ids).toHaveLength(10);
    expect((await listMembers(sql, request({ offset: 1_000 }))).ids).toEqual([]);
  });

  it.each(memberSorts)('by %s has each member once, whichever way its pages are found', async (field) => {
    const sort = { field, direction: 'asc' } as const;
    const expected = await sql.query<{ objectId: string }>(
      `select "objectId" from "Membership" where account = $1 and firstname = 'Zed'
       order by ${orderOf[field]}, "objectId" limit 1000`,
      [accountId],
    );
    const pages = await Promise.all(
      [0, 100, 500, 975].map((offset) => listMembers(sql, request({ sort, offset }))),
    );
    const at = (offset: number) => expected.slice(offset, offset + 25).map(({ objectId }) => objectId);
    expect(pages.map(({ ids }) => ids)).toEqual([at(0), at(100), at(500), at(975)]);
  });
});

const orderOf: Record<(typeof memberSorts)[number], string> = {
  email: 'email collate "C"',
  firstName: 'firstname collate "C"',
  lastName: 'lastname collate "C"',
  displayName: 'displayname collate "C"',
  contactEmail: '"contactEmail" collate "C"',
  title: 'title',
  permission: 'permission',
  teamId: '"teamId"',
  logins: 'logins',
  lastLoginAt: '"lastLoginAt"',
  lastInWorldAt: '(select at from member_in_world where membership = "objectId")',
  createdAt: '"createdAt"',
  updatedAt: '"updatedAt"',
};
