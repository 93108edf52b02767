import { findMembers } from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import { addManyMembers } from '@campus/tests/world/many-members';
import {
  addMember,
  makeAccount,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';

let account: TestAccount;
const find = (search: string, by: Person = account.people.admin) =>
  callPlatform(findMembers, { accountId: account.accountId, search }, by.sessionToken);
const namesOf = async (search: string) => (await find(search)).items.map(({ displayName }) => displayName);

beforeAll(async () => {
  account = await makeAccount();
  const add = (
    displayName: string,
    firstName: string,
    lastName: string,
    email = `x${unique()}@campus.test`,
  ) => addMember(account.accountId, {}, { displayName, firstName, lastName, email });
  await add('Hinata Hoshikawa', 'Hinata', 'Hoshikawa');
  await add('Hoshi', 'Rin', 'Miura');
  await add('Zoë Quast', 'Zoë', 'Quast');
  await add('Quentin', 'Quentin', 'Abel', `zq-${unique()}@campus.test`);
});

it('finds people from the first letter: display names, last names, first names, then emails that start with it', async () => {
  expect(await namesOf('h')).toEqual(['Hinata Hoshikawa', 'Hoshi']);
  expect(await namesOf('HO')).toEqual(['Hoshi', 'Hinata Hoshikawa']);
  expect(await namesOf('zo')).toEqual(['Zoë Quast']);
  expect(await namesOf('zq-')).toEqual(['Quentin']);
  expect(await namesOf('z q')).toEqual(['Zoë Quast', 'Quentin']);
});

it('finds words anywhere in names and emails, in any order, ignoring case and accents', async () => {
  for (const search of ['hoshikawa hinata', 'shikaw', 'OSHIKAWA', ' hinata  hoshikawa '])
    expect(await namesOf(search), search).toEqual(['Hinata Hoshikawa']);
  expect(await namesOf('quast zoe')).toEqual(['Zoë Quast']);
});

it('finds nothing for an empty text, for signs, and for people of other accounts', async () => {
  const other = await makeAccount();
  await addMember(other.accountId, {}, { displayName: 'Yolanda Elsewhere' });
  for (const search of ['', '  ', '%', '_', 'yolanda', "' or true --"])
    expect(await find(search), search).toEqual({ items: [], hasMore: false });
});

it('returns five people and whether there are more, each once', async () => {
  const many = await makeAccount();
  await addManyMembers(sql, { accountId: many.accountId, count: 3_000 }, (index) => ({
    user: { displayName: `Person ${index}`, firstName: 'Person', lastName: index < 5 ? 'Rare' : 'Common' },
  }));
  const findThere = (search: string) =>
    callPlatform(findMembers, { accountId: many.accountId, search }, many.people.admin.sessionToken);
  for (const search of ['person', 'ommo', 'common person', 'campus.test']) {
    const { items, hasMore } = await findThere(search);
    expect(new Set(items.map(({ membershipId }) => membershipId)).size, search).toBe(5);
    expect(hasMore, search).toBe(true);
  }
  for (const search of ['rare', 'rare person', 'are']) {
    const { items, hasMore } = await findThere(search);
    expect(
      items.map(({ lastName }) => lastName),
      search,
    ).toEqual(Array(5).fill('Rare'));
    expect(hasMore, search).toBe(false);
  }
});

it('is refused to people who may not open the members page', async () => {
  await expect(find('h', account.people.member)).rejects.toThrow();
});
