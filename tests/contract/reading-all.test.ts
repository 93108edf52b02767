import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { addManyMembers } from '@campus/tests/world/many-members';
import { addMember, makeAccount, makeSuperadmin, password, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as, http } = await openGateway();

type Page = { items: { id: string }[]; next?: string | null | undefined };

/** Reads a list from its beginning. `between` runs after each call. */
async function readAll(read: (after: string) => Promise<Page>, between = async () => {}) {
  const ids: string[] = [];
  const sizes: number[] = [];
  for (let after: string | null | undefined = ''; typeof after === 'string'; ) {
    const page: Page = await read(after);
    ids.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    after = page.next;
    await between();
  }
  return { ids, sizes };
}

it('reads every member beyond the first thousand, 500 a call', async () => {
  const { accountId, people } = await makeAccount();
  await addManyMembers(sql, { accountId, count: 1_200 }, () => ({}));
  const { members } = as(people.admin);
  const { ids, sizes } = await readAll((after) => members.list.query({ accountId, after, pageSize: 500 }));
  expect(sizes).toEqual([500, 500, 206]);
  expect(new Set(ids).size).toBe(1_206);
});

it('reads each member once while others are changed, added and removed', async () => {
  const { accountId, people } = await makeAccount();
  const there = new Set(Object.values(people).map(({ membershipId }) => membershipId));
  for (let i = 0; i < 6; i++) there.add((await addMember(accountId)).membershipId);
  const removed = await addMember(accountId);
  const { members } = as(people.owner);
  const { ids } = await readAll(
    (after) => members.list.query({ accountId, after, pageSize: 3 }),
    async () => {
      // An edit moves the member to the front of the list by last update, and new names change every other
      // order.
      await sql.query(`update "Membership" set "updatedAt" = now(), title = $2 where account = $1`, [
        accountId,
        unique(),
      ]);
      await sql.query('delete from "Membership" where "objectId" = $1', [removed.membershipId]);
    },
  );
  expect(ids.filter((id) => there.has(id)).toSorted()).toEqual([...there].toSorted());
});

it('continues after a member who was removed', async () => {
  const { accountId } = await makeAccount();
  // A superadmin is not a member, so another person is removed.
  const { members } = as(await makeSuperadmin());
  const first = await members.list.query({ accountId, after: '', pageSize: 3 });
  await sql.query('delete from "Membership" where "objectId" = $1', [first.items[2]?.id]);
  const rest = await members.list.query({ accountId, after: first.next ?? '', pageSize: 3 });
  expect(first.items.concat(rest.items)).toHaveLength(6);
  expect((await members.list.query({ accountId, after: rest.next ?? '' })).next).toBeNull();
});

it('reads only matching members, and those updated since an instant', async () => {
  const { accountId, people } = await makeAccount();
  const { members } = as(people.admin);
  const since = '2027-01-01T00:00:00.000Z';
  const later = await addMember(accountId, { updatedAt: new Date(since) });
  const { ids } = await readAll((after) => members.list.query({ accountId, after, updatedSince: since }));
  expect(ids).toEqual([later.membershipId]);
  const found = await readAll((after) =>
    members.list.query({ accountId, after, search: later.email, permissions: ['member'] }),
  );
  expect(found.ids).toEqual([later.membershipId]);
});

it('reads every invitation, also with a search', async () => {
  const account = await makeAccount();
  const { accountId, people } = account;
  const made: string[] = [];
  for (const [index, name] of ['ana', 'bo', 'cy'].entries()) {
    const email = `${name}.${unique()}@campus.test`;
    // They are read in creation order, which a shared millisecond would not define.
    const createdAt = new Date(Date.now() + index);
    made.push((await makeInvitation(account, { email, createdAt })).invitationId);
  }
  const { list } = as(people.admin).invitations;
  const { ids, sizes } = await readAll((after) => list.query({ accountId, after, pageSize: 2 }));
  expect(ids).toEqual(made);
  expect(sizes).toEqual([2, 1]);
  const found = await readAll((after) => list.query({ accountId, after, search: 'bo.' }));
  expect(found.ids).toEqual([made[1]]);
});

it('validates place and page size, and returns a place only on request', async () => {
  const { accountId, people } = await makeAccount();
  const { members } = as(people.admin);
  const refused = await refusalOf(members.list.query({ accountId, after: "1.x' or true" }));
  expect(refused).toMatchObject({ status: 400 });
  expect(refused.message).toBe(
    'Send the value of "next" from the previous answer, or an empty text to begin.',
  );
  expect(await refusalOf(members.list.query({ accountId, pageSize: 501 }))).toMatchObject({ status: 400 });
  const page = await members.list.query({ accountId, pageSize: 4, page: 2 });
  expect(page).toMatchObject({ pageSize: 4, page: 2, total: 6, lastPage: 2 });
  expect(page.items).toHaveLength(2);
  expect(page).not.toHaveProperty('next');
});

it('finds people over REST without a searchField', async () => {
  const { accountId, people } = await makeAccount();
  const { membershipId } = await addMember(accountId, {}, { firstName: 'Ben', lastName: 'Mossgrove' });
  const { email } = people.admin;
  const signedIn = await http.post('/api/v1/auth/sign-in').send({ email, password });
  const { body } = await http
    .get(`/api/v1/accounts/${accountId}/members`)
    .query({ search: 'mossgrove ben' })
    .set('authorization', `Bearer ${signedIn.body.token}`);
  expect(body.items).toMatchObject([{ id: membershipId }]);
  expect(body.total).toBe(1);
});
