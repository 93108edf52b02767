import { parseCode } from '@campus/contracts/core/error-codes';
import { getMembers, getMembersInfo } from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { addMember, makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';

type Options = z.input<typeof getMembersInfo.input>['options'];

let own: TestAccount;
let person: Awaited<ReturnType<typeof addMember>>;

async function emails(options: Options, extensiveSearch: boolean): Promise<string[]> {
  const input = { accountId: own.accountId, options, extensiveSearch };
  const { results } = await callPlatform(getMembersInfo, input, own.people.admin.sessionToken);
  return results.map(({ user }) => user.email);
}

async function shortEmails(text: string): Promise<string[]> {
  const input = { accountId: own.accountId, search: ['none', text] as ['none', string] };
  const { results } = await callPlatform(getMembers, input, own.people.admin.sessionToken);
  return results.map(({ email }) => email);
}

describe('the search of getMembersInfo', () => {
  beforeAll(async () => {
    own = await makeAccount();
    person = await addMember(
      own.accountId,
      { contactEmail: 'Front.Desk@Example.org', teamId: '27' },
      {
        email: `zoe.quill-${unique()}@campus.test`,
        firstName: 'Zoë',
        lastName: "O'Quill",
        displayName: '100%_Zoë\\',
        hardware: { device: '', os: '', graphics: '', processor: '', ram: '', id: 'HWID-9f3a-77' },
      },
    );
  });

  it('finds one member by the whole email, in any case, and nobody whose email begins with it', async () => {
    const other = await makeAccount();
    const email = `ann-${unique()}@campus.test`;
    for (const address of [email, `${email}.uk`]) await addMember(other.accountId, {}, { email: address });
    const found = async (whole: string) => {
      const input = { accountId: other.accountId, options: { filter: { email: whole } } };
      const { results, count } = await callPlatform(getMembersInfo, input, other.people.admin.sessionToken);
      return { emails: results.map(({ user }) => user.email), count };
    };
    expect(await found(email.toUpperCase())).toEqual({ emails: [email], count: 1 });
    expect(await found(email.slice(0, -1))).toEqual({ emails: [], count: 0 });
    expect(await found('')).toEqual({ emails: [], count: 0 });
    expect(await found(person.email)).toEqual({ emails: [], count: 0 });
  });

  it.each([
    ['email', 'ZOE.', true],
    ['email', 'quill', false],
    ['contactEmail', 'front', true],
    ['contactEmail', 'desk', false],
    ['name', 'zoe', true],
    ['name', "o'q", true],
    ['name', 'OË', false],
    ['name', 'uill', false],
    ['displayName', '100%_z', true],
    ['displayName', 'zoë\\', false],
    ['teamId', '27', true],
    ['teamId', 'AB', true],
    ['hardwareId', 'hwid-9', true],
    ['hardwareId', '9F3A', false],
  ] as const)(
    'MEM-004 MEM-069 searching %s for %s matches the beginning: %s',
    async (field, value, byBeginning) => {
      const isThere = async (extensive: boolean) =>
        (await emails({ search: [field, value] }, extensive)).includes(person.email);
      expect(await isThere(false)).toBe(byBeginning);
      expect(await isThere(true)).toBe(true);
    },
  );

  it.each(['%', '_', '100%zoë', '100__Zoë', '.*', '\\'])('MEM-038 takes %s literally', async (value) => {
    const found = await emails({ search: ['displayName', value] }, true);
    expect(found).toEqual('100%_Zoë\\'.includes(value) ? [person.email] : []);
  });

  it('MEM-069 lists everybody when there is nothing to look for', async () => {
    for (const search of [
      ['none', ''],
      ['none', ' '],
      ['email', ''],
    ] as const)
      expect(await emails({ search: [...search] }, true)).toHaveLength(7);
  });

  it.each([
    "Zoë O'Quill",
    "o'quill, zoe",
    'QUILL zo',
    'uill oë',
    'zo qu',
    'oe ui',
    'desk@example.org',
    'ront quill zoe.',
    '00%_zo',
  ])('finds %j without a field by its words anywhere in names and emails', async (text) => {
    expect(await emails({ search: ['none', text] }, false)).toEqual([person.email]);
    expect(await shortEmails(text)).toEqual([person.email]);
  });

  it.each(["zoë o'quill nobody", 'zoe,xq', 'hwid-9', '%%', 'zoe_', 'Z.*'])(
    'finds nobody for %j, because one word matches no value',
    async (text) => {
      expect(await emails({ search: ['none', text] }, true)).toEqual([]);
    },
  );

  it.each([
    ["Zoë O'Quill", false],
    ["o'quill zo", false],
    ["O'Q, Zoe", false],
    ['uill oë', true],
    ['oe quil', true],
  ])('finds the full name %j in the field of names', async (text, extensive) => {
    expect(await emails({ search: ['name', text] }, extensive)).toEqual([person.email]);
  });

  it('finds first names of two words by their beginning', async () => {
    const two = await addMember(own.accountId, {}, { firstName: 'Anna Maria', lastName: 'van der Berg' });
    for (const text of ['anna m', 'anna maria van', 'van der berg anna', 'Anna Maria van der B'])
      expect(await emails({ search: ['name', text] }, false)).toEqual([two.email]);
    expect(await emails({ search: ['name', 'maria'] }, false)).toEqual([]);
    await sql.query('delete from "_User" where "objectId" = $1', [two.userId]);
  });

  it('refuses fields and sorts that are not on the list', async () => {
    for (const options of [{ search: ['_hashed_password', 'x'] }, { sort: ['asc', 'email; drop table x'] }])
      await expect(emails(options as object, false)).rejects.toMatchObject({ code: parseCode.invalid });
  });
});
