import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getMembers, getMembersInfo } from '@campus/contracts/members/functions';
import { memberSorts } from '@campus/contracts/members/members';
import { wireMember } from '@campus/contracts/members/wire-member';
import type { Permission } from '@campus/domain/access/levels';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  makeAccount,
  makePerson,
  makeSuperadmin,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';

type Options = z.input<typeof getMembersInfo.input>['options'];

let account: TestAccount;
beforeAll(async () => {
  account = await makeAccount();
});

function list(options: Options = {}, extensiveSearch = false, from = account) {
  const input = { accountId: from.accountId, options, extensiveSearch };
  return callPlatform(getMembersInfo, input, from.people.admin.sessionToken);
}

describe('getMembersInfo', () => {
  it('MEM-015 MEM-016 answers rows with all fields that the table shows of a membership and its user', async () => {
    const { accountId, people } = await makeAccount({
      memberProfileCustomFieldsSchema: { department: { type: 'string' }, seat: { type: 'number' } },
    });
    const [badge = ''] = await badgeTable.insert(sql, [{ accountId, name: 'Speaker' }]);
    const createdAt = new Date('2025-03-01T10:00:00.000Z');
    const hardware = {
      device: 'PC',
      os: 'Linux',
      graphics: 'GPU',
      processor: 'CPU',
      ram: '16 GB',
      id: 'hw-7',
    };
    const person = await addMember(
      accountId,
      {
        permission: 'leader',
        teamId: '26',
        contactEmail: 'office@example.org',
        title: 'Dean',
        logins: 12,
        customFields: { department: 'Physics', seat: 7 },
        badgeIds: [badge],
        createdAt,
      },
      { firstName: 'Ana', lastName: 'Marić', displayName: 'Ana Marić', hardware },
    );
    const options: Options = { search: ['email', person.email] };
    const answer = await callPlatform(getMembersInfo, { accountId, options }, people.admin.sessionToken);
    expect(answer.customFields).toEqual([
      { name: 'department', type: 'string' },
      { name: 'seat', type: 'number' },
    ]);
    expect(answer.results).toEqual([
      {
        _id: person.membershipId,
        user: {
          _id: person.userId,
          username: expect.any(String),
          email: person.email,
          firstname: 'Ana',
          lastname: 'Marić',
          displayname: 'Ana Marić',
          hwi_device: 'PC',
          hwi_os: 'Linux',
          hwi_gfx: 'GPU',
          hwi_processor: 'CPU',
          hwi_ram: '16 GB',
          hwi_id: 'hw-7',
        },
        contactEmail: 'office@example.org',
        title: 'Dean',
        teamId: '26',
        permission: 'leader',
        previousPermission: null,
        logins: 12,
        lastLoginAt: null,
        lastInWorldAt: null,
        createdAt: '2025-03-01T10:00:00.000Z',
        updatedAt: '2025-03-01T10:00:00.000Z',
        customFields: { department: 'Physics', seat: 7 },
        badges: [{ _id: badge, name: expect.any(String) }],
      },
    ]);
  });

  it('MEM-037 answers admins, owners and superadmins, with the count of all that match', async () => {
    const { accountId, people } = await makeAccount();
    const superadmin = await makeSuperadmin();
    for (const { sessionToken } of [people.admin, people.owner, superadmin]) {
      const input = { accountId, options: { limit: 4 } };
      const answer = await callPlatform(getMembersInfo, input, sessionToken);
      expect(answer).toMatchObject({ count: 6, countIsExact: true });
      expect(answer.results).toHaveLength(4);
    }
  });

  it('MEM-037 refuses everyone else with a permission error, and hides other accounts', async () => {
    const { accountId, people } = await makeAccount();
    const stranger = await makePerson();
    for (const { sessionToken } of [
      people.moderator,
      people.leader,
      people.member,
      account.people.owner,
      stranger,
    ])
      await expect(
        callPlatform(getMembersInfo, { accountId, options: {} }, sessionToken),
      ).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: text('access.forbidden'),
      });
    await expect(
      callPlatform(getMembersInfo, { accountId, options: {} }, people.suspended.sessionToken),
    ).rejects.toMatchObject({ message: text('access.suspended') });
    await expect(callPlatform(getMembersInfo, { accountId, options: {} })).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
  });

  it.each(memberSorts)('sorts by %s both ways, each the reverse of the other', async (field) => {
    const ascending = await list({ sort: ['asc', field] });
    const descending = await list({ sort: ['desc', field] });
    expect(ascending.results).toHaveLength(6);
    expect(descending.results.map(({ _id }) => _id)).toEqual(
      ascending.results.map(({ _id }) => _id).reverse(),
    );
  });

  it('sorts names regardless of case and accents, and teams by number', async () => {
    const own = await makeAccount();
    const people = [
      ['Öztürk', '10'],
      ['olsen', '9'],
      ['Łukasz', '2'],
      ['Zimmer', '77'],
    ] as const;
    for (const [lastName, teamId] of people)
      await addMember(own.accountId, { teamId, title: 'Sorted' }, { lastName });
    const sorted = async (field: 'lastName' | 'teamId') =>
      (await list({ sort: ['asc', field], limit: 100 }, false, own)).results
        .filter(({ title }) => title === 'Sorted')
        .map(({ user, teamId }) => (field === 'lastName' ? user.lastname : teamId));
    expect(await sorted('lastName')).toEqual(['Łukasz', 'olsen', 'Öztürk', 'Zimmer']);
    expect(await sorted('teamId')).toEqual(['2', '9', '10', '77']);
  });

  it('MEM-002 filters by the time of the last update, both ends included', async () => {
    const own = await makeAccount();
    const instants = ['2025-05-01T00:00:00.000Z', '2025-05-02T12:00:00.000Z', '2025-05-03T23:59:59.999Z'];
    for (const at of instants) await addMember(own.accountId, { createdAt: new Date(at) });
    const within = async (from: string, to: string) =>
      (await list({ filter: { greaterThanOrEqualTo: from, lessThanOrEqualTo: to } }, false, own)).count;
    expect(await within('2025-05-01T00:00:00.000Z', '2025-05-03T23:59:59.999Z')).toBe(3);
    expect(await within('2025-05-01T00:00:00.001Z', '2025-05-03T23:59:59.998Z')).toBe(1);
    const [, at = ''] = instants;
    expect(await within(at, at)).toBe(1);
  });

  it('lists members of the given permissions only, or of any', async () => {
    const own = await makeAccount();
    const of = async (permissions: Permission[], search = '') =>
      (await list({ filter: { permissions }, search: ['email', search] }, false, own)).results
        .map(({ permission }) => permission)
        .sort();
    expect(await of(['owner'])).toEqual(['owner']);
    expect(await of(['suspended', 'admin'])).toEqual(['admin', 'suspended']);
    expect(await of(['suspended', 'admin'], own.people.admin.email)).toEqual(['admin']);
    expect(await of([])).toHaveLength(6);
    await expect(of(['king' as Permission])).rejects.toMatchObject({ code: parseCode.invalid });
  });

  it('lists nobody beyond the last page', async () => {
    const beyond = await list({ limit: 100, activePage: 11 });
    expect(beyond).toMatchObject({ results: [], count: 6 });
  });
});

describe('getMembers', () => {
  it('MEM-022 MEM-038 answers one page of short records, and treats pattern characters literally', async () => {
    const { accountId, people } = await makeAccount();
    const found = (search: string, regex: boolean, token = people.admin.sessionToken) =>
      callPlatform(getMembers, { accountId, search: ['email', search], regex }, token);
    const { member } = people;
    const answer = await found(member.email.slice(2), true);
    expect(answer).toMatchObject({ count: 1, countIsExact: true });
    expect(answer.results).toEqual([
      {
        _id: member.membershipId,
        username: expect.any(String),
        email: member.email,
        user: expect.anything(),
      },
    ]);
    expect(wireMember.shape.user.parse(answer.results[0]?.user)._id).toBe(member.userId);
    await expect(found('.*', true)).resolves.toMatchObject({ count: 0 });
    await expect(found('', false, member.sessionToken)).rejects.toMatchObject({ code: parseCode.forbidden });
  });

  it('MEM-038 answers admins, owners and superadmins, and refuses everyone else', async () => {
    const { accountId, people } = await makeAccount();
    const found = ({ sessionToken }: { sessionToken: string }) =>
      callPlatform(getMembers, { accountId }, sessionToken);
    for (const person of [people.admin, people.owner, await makeSuperadmin()])
      await expect(found(person)).resolves.toMatchObject({ count: 6 });
    const { moderator, leader, member, suspended } = people;
    for (const person of [moderator, leader, member, suspended, account.people.owner, await makePerson()])
      await expect(found(person)).rejects.toMatchObject({ code: parseCode.forbidden });
  });

  it('MEM-038 answers the requested page, order, and days', async () => {
    const { accountId, people } = await makeAccount();
    const first = new Date('2025-05-01T00:00:00.000Z').getTime();
    const added: string[] = [];
    for (let day = 0; day < 28; day++) {
      const { email } = await addMember(
        accountId,
        { createdAt: new Date(first + day * 86_400_000) },
        { email: `day-${String(day).padStart(2, '0')}-${unique()}@campus.test` },
      );
      added.push(email);
    }
    const found = async (input: object) => {
      const { results, count } = await callPlatform(
        getMembers,
        { accountId, search: ['email', 'day-'], ...input },
        people.admin.sessionToken,
      );
      return { emails: results.map(({ email }) => email), count };
    };
    const sort = ['asc', 'email'] as const;
    expect(await found({ sort })).toEqual({ emails: added.slice(0, 25), count: 28 });
    expect(await found({ sort, page: 2 })).toEqual({ emails: added.slice(25), count: 28 });
    const last = added.toReversed();
    expect(await found({ sort: ['desc', 'email'] })).toEqual({ emails: last.slice(0, 25), count: 28 });
    const filter = {
      greaterThanOrEqualTo: '2025-05-02T00:00:00.000Z',
      lessThanOrEqualTo: '2025-05-04T00:00:00.000Z',
    };
    expect(await found({ sort, filter })).toEqual({ emails: added.slice(1, 4), count: 3 });
  });
});
