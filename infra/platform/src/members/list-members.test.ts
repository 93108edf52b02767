import { memberSorts } from '@campus/contracts/members';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, sql, unique } from '../../../../tests/support/world.ts';
import { insertMemberships } from '../records/memberships.ts';
import { newObjectId } from '../records/object-id.ts';
import { insertUsers } from '../records/users.ts';
import { listMembers, type MemberListRequest } from './list-members.ts';

let accountId: string;

// 13,000 members. In the order of most sorts a few come first whose name begins with "Zed", then many others,
// then many more with that name: what a look at the first members promises does not hold.
beforeAll(async () => {
  ({ accountId } = await makeAccount());
  const mark = unique();
  const people = Array.from({ length: 13_000 }, (_, index) => {
    const isOther = index >= 60 && index < 2_560;
    const number = String(index).padStart(5, '0');
    return {
      id: newObjectId(),
      number,
      firstName: isOther ? 'Abel' : 'Zed',
      email: `${number}.${mark}@campus.test`,
    };
  });
  await insertUsers(
    sql,
    people.map(({ id, email, number, firstName }) => ({
      id,
      email,
      username: `${number}.${mark}`,
      displayName: number,
      firstName,
      lastName: number,
    })),
  );
  await insertMemberships(
    sql,
    people.map(({ id, email }) => ({
      accountId,
      userId: id,
      permission: 'member',
      teamId: '8',
      contactEmail: email,
    })),
  );
  await sql.query('analyze "Membership"');
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

describe('a list of more than ten thousand members', () => {
  it('counts up to 10,000 exactly and says when there are more', async () => {
    await expect(listMembers(sql, request({}))).resolves.toMatchObject({
      count: 10_000,
      countIsExact: false,
    });
    await expect(listMembers(sql, request({}, 'abel'))).resolves.toMatchObject({
      count: 2_500,
      countIsExact: true,
    });
    const all = request({ filter: { accountId, search: { field: 'none', text: '', anywhere: false } } });
    await expect(listMembers(sql, all)).resolves.toMatchObject({ count: 10_000, countIsExact: false });
  });

  it('MEM-067 ends after 1,000 members', async () => {
    const last = await listMembers(sql, request({ offset: 990 }));
    expect(last.ids).toHaveLength(10);
    expect((await listMembers(sql, request({ offset: 1_000 }))).ids).toEqual([]);
  });

  it.each(memberSorts)(
    'by %s is the same list however its pages are found, each member once',
    async (field) => {
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
    },
  );
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
  createdAt: '"createdAt"',
  updatedAt: '"updatedAt"',
};
