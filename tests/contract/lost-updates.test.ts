import { openGateway, scriptHeaders } from '@campus/tests/calls/gateway';
import { addMember, makeAccount, sql, type TestAccount, unique } from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';

const { http } = await openGateway();
let account: TestAccount;
beforeAll(async () => {
  account = await makeAccount();
});

const old = {
  displayName: 'Old Name',
  firstName: 'Old',
  lastName: 'Old',
  contactEmail: 'old@campus.test',
  title: 'Old',
  teamId: '1',
};

/** A member with the old values, and a script's call that changes it by username. */
async function makeMember() {
  const { displayName, firstName, lastName, ...membership } = old;
  const username = `person-${unique()}`;
  const names = { displayName, firstName, lastName, username };
  const { membershipId } = await addMember(account.accountId, membership, names);
  const stored = () =>
    sql.one(
      `select displayname as "displayName", firstname as "firstName", lastname as "lastName", "contactEmail", title,
         "teamId" from "Membership" where "objectId" = $1`,
      [membershipId],
    );
  const change = async (body: object) => {
    const { status, body: answer } = await http
      .patch(`/api/v1/accounts/${account.accountId}/usernames/${username}`)
      .set(await scriptHeaders(account.people.admin))
      .send(body);
    return { status, key: answer.key, params: answer.params };
  };
  return { stored, change };
}

it.each([
  ['displayName', 'New Name', 'Old Name'],
  ['firstName', 'New', 'Old'],
  ['lastName', 'New', 'Old'],
  ['contactEmail', 'new@campus.test', 'old@campus.test'],
  ['title', 'New', 'Old'],
  ['teamId', '26', 'B'],
])(
  'MEM-039 a change by username changes nothing if %s differs from the value that the script has read',
  async (name, wanted, value) => {
    const { stored, change } = await makeMember();
    // Another field of the same call has the value that the script read.
    const seen = name === 'title' ? { teamId: '1' } : { title: 'Old' };
    const attributes = { title: 'Newer', teamId: '2', [name]: wanted };
    const refused = await change({ attributes, expected: { ...seen, [name]: 'Older' } });
    const params = { label: { key: `members.field.${name}` }, value };
    expect(refused).toEqual({ status: 409, key: 'members.changedMeanwhile', params });
    expect(await stored()).toEqual(old);
  },
);

it('MEM-039 a change by username is made if the values equal those that the script has read, or none are expected', async () => {
  const { stored, change } = await makeMember();
  const attributes = { firstName: 'New', teamId: '2' };
  expect(await change({ attributes, expected: { ...old, title: 'Older' } })).toMatchObject({ status: 200 });
  expect(await stored()).toEqual({ ...old, ...attributes });
  expect(await change({ attributes: { firstName: 'Newer' } })).toMatchObject({ status: 200 });
});

it('MEM-039 one of twenty simultaneous changes by username with the same expected value succeeds', async () => {
  const { change } = await makeMember();
  const calls = Array.from({ length: 20 }, (_, n) =>
    change({ attributes: { teamId: String(n + 10) }, expected: { teamId: '1' } }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)]);
});

it('a change by username refuses to compare a field that it cannot change', async () => {
  const { change } = await makeMember();
  const refused = await change({ attributes: { title: 'New' }, expected: { permission: 'member' } });
  expect(refused).toMatchObject({ status: 400, key: 'request.invalid' });
});
