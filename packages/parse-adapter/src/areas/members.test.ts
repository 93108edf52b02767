import { changeMember, getMembersInfo, updateMember } from '@campus/contracts/members/functions';
import type { listMembers } from '@campus/contracts/members/members';
import type { WireMember } from '@campus/contracts/members/wire-member';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { platformThat } from '../testing/platform.ts';
import { answers } from '../testing/upstream.ts';

const row: WireMember = {
  _id: 'm1',
  user: {
    _id: 'u1',
    username: 'ana',
    email: 'ana@campus.test',
    firstname: 'Ana',
    lastname: 'Sol',
    displayname: 'Ana S.',
    hwi_device: 'laptop',
    hwi_os: 'Linux',
    hwi_gfx: 'none',
    hwi_processor: 'x',
    hwi_ram: '16',
    hwi_id: 'h1',
  },
  contactEmail: '',
  title: 'Dr.',
  teamId: '8',
  permission: 'leader',
  previousPermission: null,
  logins: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  customFields: { cohort: 'B' },
  lastLoginAt: null,
  lastInWorldAt: null,
  badges: [{ _id: 'b1', name: 'Guide' }],
};

const filter: z.output<typeof listMembers.input> = {
  accountId: 'a1',
  page: 2,
  pageSize: 25,
  sort: 'lastName',
  direction: 'asc',
  searchField: 'name',
  search: 'so',
  extensive: true,
  permissions: ['owner', 'suspended'],
  updatedFrom: '2026-03-29',
  updatedTo: '2026-03-29',
  timeZone: 'Europe/Berlin',
};

const oneRow = answers({ results: [row], count: 1, countIsExact: true, customFields: [] });

it('MEM-002 asks for a page in the platform’s words, both days whole in the caller’s time zone', async () => {
  const { platform, received } = await platformThat(oneRow);
  await platform.call(getMembersInfo, filter);
  expect(received[0]?.body).toEqual({
    accountId: 'a1',
    options: {
      filter: {
        greaterThanOrEqualTo: '2026-03-28T23:00:00.000Z',
        lessThanOrEqualTo: '2026-03-29T21:59:59.999Z',
        permissions: ['owner', 'suspended'],
      },
      sort: ['asc', 'lastName'],
      search: ['name', 'so'],
      limit: 25,
      activePage: 2,
    },
    extensiveSearch: true,
  });
});

it('asks for more rows from a place, updated since the later of a day and an instant', async () => {
  const { platform, received } = await platformThat(oneRow);
  const { updatedTo: _, ...from } = filter;
  const asked = { ...from, pageSize: 500, after: '17.m1' };
  await platform.call(getMembersInfo, { ...asked, updatedSince: '2026-03-30T08:00:00.000Z' });
  await platform.call(getMembersInfo, { ...asked, updatedSince: '2026-03-01T08:00:00.000Z' });
  expect(received.map(({ body }) => Object(body).options)).toMatchObject([
    { limit: 500, after: '17.m1', filter: { greaterThanOrEqualTo: '2026-03-30T08:00:00.000Z' } },
    { filter: { greaterThanOrEqualTo: '2026-03-28T23:00:00.000Z' } },
  ]);
});

it('answers members in the contract’s words', async () => {
  const { platform } = await platformThat(oneRow);
  const { items } = await platform.call(getMembersInfo, filter);
  expect(items).toEqual([
    {
      id: 'm1',
      userId: 'u1',
      email: 'ana@campus.test',
      username: 'ana',
      displayName: 'Ana S.',
      firstName: 'Ana',
      lastName: 'Sol',
      contactEmail: '',
      title: 'Dr.',
      teamId: '8',
      permission: 'leader',
      previousPermission: null,
      logins: 4,
      lastLoginAt: null,
      lastInWorldAt: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
      hardware: { id: 'h1', device: 'laptop', os: 'Linux', graphics: 'none', processor: 'x', ram: '16' },
      customFields: { cohort: 'B' },
      badges: [{ id: 'b1', name: 'Guide' }],
    },
  ]);
});

it.each([
  [0, 1],
  [25, 1],
  [26, 2],
  [1000, 40],
  [100_000, 40],
])('of %d members the last page that can be reached is %d', async (count, lastPage) => {
  const { platform } = await platformThat(
    answers({ results: [], count, countIsExact: true, customFields: [] }),
  );
  expect(await platform.call(getMembersInfo, filter)).toMatchObject({ total: count, lastPage, pageSize: 25 });
});

it.each([
  { contactEmail: 'jane@campus.test' },
  { contactEmail: '' },
  { contactEmail: '', expected: { contactEmail: 'jane@campus.test' } },
  { customFields: { Team: 3 } },
  { customFields: { Team: false }, expected: { customFields: { Team: null } } },
  { customFields: { Team: null }, expected: { customFields: { Team: 3 } } },
  { displayName: 'Jane', firstName: 'Jane', lastName: 'Doe', permission: 'leader' as const },
])('sends the change %j as it is', async (change) => {
  const username = { old: 'jane', new: 'jane.1' };
  const { platform, received } = await platformThat(answers({ member: row, username }));
  const answer = await platform.call(changeMember, { accountId: 'a1', membershipId: 'm1', ...change });
  expect(received[0]).toMatchObject({ path: '/parse/functions/changeMember' });
  expect(received[0]?.body).toEqual({ accountId: 'a1', membershipId: 'm1', ...change });
  expect(answer).toMatchObject({ member: { email: row.user.email }, username });
});

it('sends only the attributes that change', async () => {
  const { platform, received } = await platformThat(answers(row));
  await platform.call(updateMember, {
    accountId: 'a1',
    username: 'ana',
    attributes: { firstName: 'Ann', teamId: '0' },
  });
  expect(received[0]?.body).toEqual({
    accountId: 'a1',
    username: 'ana',
    attributes: { firstname: 'Ann', teamId: '0' },
  });
});
