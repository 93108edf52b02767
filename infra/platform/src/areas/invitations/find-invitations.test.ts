import { findInvitations } from '@campus/contracts/invitations/functions';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';

let account: TestAccount;
const find = (search: string, by = account.people.admin) =>
  callPlatform(findInvitations, { accountId: account.accountId, search }, by.sessionToken);
const namesOf = async (search: string) => (await find(search)).results.map(({ lastName }) => lastName);

beforeAll(async () => {
  account = await makeAccount();
  const mark = unique();
  await makeInvitation(account, { email: `ho-${mark}@campus.test`, firstName: 'Ana', lastName: 'Marić' });
  await makeInvitation(account, { email: `bo-${mark}@campus.test`, firstName: 'Hoshi', lastName: 'Quill' });
  await makeInvitation(account, { email: `cy-${mark}@campus.test`, firstName: 'Cy', lastName: 'Émond' });
});

it('finds invitations from the first letter: emails, last names, then first names that start with it', async () => {
  expect(await namesOf('h')).toEqual(['Marić', 'Quill']);
  expect(await namesOf('EM')).toEqual(['Émond']);
  expect((await namesOf('é'))[0]).toBe('Émond');
  expect(await namesOf('mari')).toEqual(['Marić']);
});

it('finds words anywhere in emails and names, and nothing for an empty text or signs', async () => {
  expect(await namesOf('quill hoshi')).toEqual(['Quill']);
  expect(await namesOf('mond')).toEqual(['Émond']);
  expect((await find('campus.test')).results).toHaveLength(3);
  for (const search of ['', '%', '_'])
    expect(await find(search), search).toEqual({ results: [], hasMore: false });
});

it('returns five invitations and whether there are more, of this account only', async () => {
  const many = await makeAccount();
  await sql.query(
    `insert into "Invitation" ("objectId", "createdAt", "updatedAt", account, email, "lastName", permission, status, "expiresAt", teamid)
     select $2 || number, now(), now(), $1, 'x' || number || '@campus.test', case when number <= 3 then 'Rare' else 'Common' end,
       'member', 'pending', now() + interval '1 day', '8'
     from generate_series(1, 2500) number`,
    [many.accountId, unique()],
  );
  const findThere = (search: string) =>
    callPlatform(findInvitations, { accountId: many.accountId, search }, many.people.admin.sessionToken);
  for (const search of ['common', 'ommo', 'campus.test', 'x']) {
    const { results, hasMore } = await findThere(search);
    expect(new Set(results.map(({ objectId }) => objectId)).size, search).toBe(5);
    expect(hasMore, search).toBe(true);
  }
  expect((await findThere('are')).results).toHaveLength(3);
  expect((await findThere('maric')).results).toEqual([]);
});
