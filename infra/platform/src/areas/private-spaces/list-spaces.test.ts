import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getCampusPrivateSpaces } from '@campus/contracts/private-spaces/functions';
import { spaceSorts } from '@campus/domain/private-spaces/private-spaces';
import { makeSpaces, makeSpacesAccount, type SpacesAccount } from '@campus/tests/areas/private-spaces';
import { callPlatform } from '@campus/tests/calls/platform';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';

type Asked = Omit<z.input<typeof getCampusPrivateSpaces.input>, 'accountId'>;

let account: SpacesAccount;
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 12));

beforeAll(async () => {
  account = await makeSpacesAccount();
  const { accountId, suite, hall } = account;
  await makeSpaces(accountId, suite, [
    {
      name: 'beta',
      maxUsers: 5,
      ownerName: 'Zoe',
      ownerEmail: 'ada@campus.test',
      createdAt: day(1),
      statusChangedAt: day(9),
    },
    {
      name: 'Alpha',
      maxUsers: 50,
      ownerName: 'mia',
      ownerEmail: 'grace@campus.test',
      createdAt: day(2),
      status: 'inactive',
      statusChangedAt: day(8),
    },
  ]);
  await makeSpaces(accountId, hall, [
    {
      name: 'Gamma',
      maxUsers: 500,
      ownerName: 'Ada',
      ownerEmail: 'zoe@campus.test',
      createdAt: day(3),
      status: 'archived',
      statusChangedAt: day(7),
    },
  ]);
  const other = await makeSpacesAccount();
  await makeSpaces(other.accountId, other.suite, [{ name: 'Elsewhere' }]);
});

async function names(asked: Asked) {
  const { spaces } = await list(asked);
  return spaces.map(({ name }) => name);
}

function list(asked: Asked, by = account.people.admin) {
  return callPlatform(getCampusPrivateSpaces, { accountId: account.accountId, ...asked }, by.sessionToken);
}

const all = { statuses: [] };

describe('getCampusPrivateSpaces', () => {
  it('PSP-009 returns id, name, type, users, owner, creation, passcodes, and status of a space', async () => {
    const { spaces } = await list({ ownerEmails: ['ada@campus.test'] });
    expect(spaces).toEqual([
      {
        id: expect.stringMatching(/^\w{10}$/),
        name: 'beta',
        type: 'Suite',
        maxUsers: 5,
        ownerName: 'Zoe',
        ownerEmail: 'ada@campus.test',
        created: day(1).toISOString(),
        passcodes: ['', ''],
        status: 'active',
        statusChangedAt: day(9).toISOString(),
      },
    ]);
  });

  it('PSP-031 PSP-017 PSP-044 lists active and inactive ones, the newest first, and counts all before skip and limit', async () => {
    expect(await names({})).toEqual(['Alpha', 'beta']);
    const page = await list({ ...all, limit: 1, skip: 1 });
    expect(page.total).toBe(3);
    expect(page.spaces.map(({ name }) => name)).toEqual(['Alpha']);
  });

  it('PSP-032 matches any of the owners, types, and statuses, and all parts of the filter', async () => {
    const { suite, hall } = account;
    expect(await names({ ...all, ownerEmails: ['ZOE@campus.test', 'ada@campus.test'] })).toEqual([
      'Gamma',
      'beta',
    ]);
    expect(await names({ ...all, types: [hall.id] })).toEqual(['Gamma']);
    expect(await names({ ...all, types: [hall.id, suite.id] })).toHaveLength(3);
    expect(await names({ statuses: ['archived', 'inactive'] })).toEqual(['Gamma', 'Alpha']);
    expect(await names({ types: [suite.id], statuses: ['inactive'] })).toEqual(['Alpha']);
    expect(await names({ types: [suite.id], statuses: ['archived'] })).toEqual([]);
  });

  it('PSP-032 takes an open end where only one date is given, both ends included', async () => {
    const [first, second] = [day(1).toISOString(), day(2).toISOString()];
    expect(await names({ ...all, createdBetween: { after: second } })).toEqual(['Gamma', 'Alpha']);
    expect(await names({ ...all, createdBetween: { before: second } })).toEqual(['Alpha', 'beta']);
    expect(await names({ ...all, createdBetween: { after: first, before: second } })).toEqual([
      'Alpha',
      'beta',
    ]);
  });

  it('PSP-025 refuses dates in the wrong order', async () => {
    const createdBetween = { after: day(2).toISOString(), before: day(1).toISOString() };
    await expect(list({ createdBetween })).rejects.toMatchObject({
      message: text('privateSpaces.created.order'),
    });
  });

  it.each([
    ['name', ['Alpha', 'beta', 'Gamma']],
    ['type', ['Gamma', 'Alpha', 'beta']],
    ['maxUsers', ['beta', 'Alpha', 'Gamma']],
    ['ownerName', ['Gamma', 'Alpha', 'beta']],
    ['ownerEmail', ['beta', 'Alpha', 'Gamma']],
    ['created', ['beta', 'Alpha', 'Gamma']],
    ['status', ['beta', 'Gamma', 'Alpha']],
    ['statusChangedAt', ['Gamma', 'Alpha', 'beta']],
  ] as const)('PSP-046 sorts by %s, up and down, ignoring case', async (field, expected) => {
    const sorted = await names({
      ...all,
      sorts: [
        ['asc', field],
        ['asc', 'name'],
      ],
    });
    expect(sorted).toEqual(expected);
    const reversed = await names({
      ...all,
      sorts: [
        ['desc', field],
        ['desc', 'name'],
      ],
    });
    expect(reversed).toEqual(expected.toReversed());
  });

  it('PSP-031 PSP-006 is for those who may open the report', async () => {
    const { people } = account;
    const stranger = (await makeSpacesAccount()).people.owner;
    for (const by of [people.moderator, people.suspended, stranger])
      await expect(list({}, by)).rejects.toMatchObject({ code: parseCode.forbidden });
  });

  it('PSP-014 refuses another status as a filter', async () => {
    // @ts-expect-error The type knows that there is no such status.
    await expect(list({ statuses: ['deleted'] })).rejects.toMatchObject({
      message: text('privateSpaces.status.unknown'),
    });
    expect(spaceSorts).toHaveLength(8);
  });
});
