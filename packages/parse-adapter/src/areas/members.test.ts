import type { WireMember } from '@campus/contracts/members/functions';
import type { listMembers } from '@campus/contracts/members/members';
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
  logins: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  customFields: { cohort: 'B' },
  lastLoginAt: null,
  badges: [{ _id: 'b1', name: 'Guide' }],
};

const filter: z.output<typeof listMembers.input> = {
  accountId: 'a1',
  page: 2,
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
  await platform.members.list(filter);
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

it('answers members in the contract’s words', async () => {
  const { platform } = await platformThat(oneRow);
  const { items } = await platform.members.list(filter);
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
      logins: 4,
      lastLoginAt: null,
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
  expect(await platform.members.list(filter)).toMatchObject({ total: count, lastPage, pageSize: 25 });
});

it.each([
  [{ contactEmail: 'jane@campus.test' }, { update: { contactEmail: 'jane@campus.test' } }],
  [{ contactEmail: '' }, { update: { contactEmail: '' } }],
  [
    { contactEmail: '', expected: 'jane@campus.test' },
    { update: { contactEmail: '' }, expected: { contactEmail: 'jane@campus.test' } },
  ],
])('sets the contact email %j by %j', async (wanted, change) => {
  const { platform, received } = await platformThat(answers(row));
  await platform.members.updateContactEmail({ accountId: 'a1', userId: 'u1', ...wanted });
  expect(received[0]).toMatchObject({ path: '/parse/functions/updateUserAccountMemberProfile' });
  expect(received[0]?.body).toEqual({ accountId: 'a1', userId: 'u1', ...change });
});

it.each([
  [{ value: 3 }, { update: { Team: 3 } }],
  [
    { value: false, expected: null },
    { update: { Team: false }, expected: { Team: null } },
  ],
  [
    { value: null, expected: 3 },
    { unset: ['Team'], expected: { Team: 3 } },
  ],
])('sets the custom field %j by %j', async (wanted, change) => {
  const { platform, received } = await platformThat(answers(row));
  await platform.members.updateCustomField({ accountId: 'a1', userId: 'u1', name: 'Team', ...wanted });
  expect(received[0]?.body).toEqual({ accountId: 'a1', userId: 'u1', ...change });
});

it('sends only the attributes that change', async () => {
  const { platform, received } = await platformThat(answers(row));
  await platform.members.update({
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
