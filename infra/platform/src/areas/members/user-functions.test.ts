import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getUser, getUsersByObjIdArr, isExistingMemberOfWorld } from '@campus/contracts/members/functions';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  makeAccount,
  makePerson,
  type Person,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { beforeAll, expect, it } from 'vitest';

const forbidden = { code: parseCode.forbidden, message: text('access.forbidden') };
const notFound = { code: parseCode.notFound, message: text('members.notFound') };

let account: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  account = await makeAccount({
    memberProfileCustomFieldsSchema: {
      Team: { type: 'string' },
      Note: { type: 'string', visibleToMember: false },
    },
  });
  other = await makeAccount();
});

const read = (caller: Person, userId: string) =>
  callPlatform(getUser, { accountId: account.accountId, userId }, caller.sessionToken);

it('MEM-040 returns a user to that user and to admins only', async () => {
  const person = await addMember(account.accountId);
  const member = { _id: person.membershipId, user: { _id: person.userId, email: person.email } };
  for (const caller of [person, account.people.admin, account.people.owner])
    await expect(read(caller, person.userId)).resolves.toMatchObject(member);
  for (const caller of [account.people.moderator, account.people.member, other.people.owner])
    await expect(read(caller, person.userId)).rejects.toMatchObject(forbidden);
});

it('MEM-040 does not find people who are not members', async () => {
  const stranger = await makePerson();
  for (const userId of [stranger.userId, other.people.member.userId, 'nobody0000'])
    await expect(read(account.people.admin, userId)).rejects.toMatchObject(notFound);
  await expect(read(stranger, stranger.userId)).rejects.toMatchObject(forbidden);
});

it('omits hidden profile fields for the user', async () => {
  const person = await addMember(account.accountId, { customFields: { Team: 'Red', Note: 'late' } });
  expect((await read(person, person.userId)).customFields).toEqual({ Team: 'Red' });
  expect((await read(account.people.admin, person.userId)).customFields).toEqual({
    Team: 'Red',
    Note: 'late',
  });
});

it('MEM-041 returns the users with these ids in their order, without users of other accounts', async () => {
  const { admin, owner, member, moderator } = account.people;
  const ids = [member.userId, other.people.member.userId, 'nobody0000', owner.userId];
  const call = (caller: Person) =>
    callPlatform(getUsersByObjIdArr, { accountId: account.accountId, userIdArr: ids }, caller.sessionToken);
  const { results } = await call(admin);
  expect(results.map(({ user }) => user._id)).toEqual([member.userId, owner.userId]);
  await expect(call(moderator)).rejects.toMatchObject(forbidden);
  await expect(call(other.people.admin)).rejects.toMatchObject(forbidden);
});

it('MEM-050 says whether an email belongs to a member, ignoring case', async () => {
  const { admin, moderator } = account.people;
  const exists = (email: string, caller: Person = admin) =>
    callPlatform(isExistingMemberOfWorld, { accountId: account.accountId, email }, caller.sessionToken);
  const person = await addMember(account.accountId, {}, { email: `ana-${unique()}@campus.test` });
  await expect(exists(person.email)).resolves.toBe(true);
  await expect(exists(` ${person.email.toUpperCase()} `)).resolves.toBe(true);
  await expect(exists(other.people.member.email)).resolves.toBe(false);
  await expect(exists(`nobody-${unique()}@campus.test`)).resolves.toBe(false);
  await expect(exists(person.email, moderator)).rejects.toMatchObject(forbidden);
});
