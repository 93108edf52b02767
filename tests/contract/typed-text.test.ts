import type { ConstantKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import { updateUser } from '@campus/contracts/profile/functions';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makePerson, sql } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

const { as } = await openGateway();

const namesOf = (userId: string) =>
  sql.one('select firstname, lastname from "_User" where "objectId" = $1', [userId]);

it.each<[string, ConstantKey]>([
  ['A\u0007da', 'text.controls'],
  ['\u202Eada', 'text.controls'],
  ['\u200B\u200D', 'members.firstName.length'],
])('the first name %j is refused at the gateway and at the platform', async (firstName, key) => {
  const person = await makePerson();
  const refused = { message: text(key) };
  expect(await refusalOf(as(person).profile.updateUser.mutate({ firstName }))).toMatchObject(refused);
  const direct = callPlatform(updateUser, { firstname: firstName }, person.sessionToken);
  await expect(direct).rejects.toMatchObject(refused);
  expect(await namesOf(person.userId)).toEqual({ firstname: 'Ada', lastname: 'Example' });
});

it('names with the joiners of Persian and of emoji are kept as they are', async () => {
  const person = await makePerson();
  const [firstName, lastName] = ['علی\u200Cرضا', '👩🏽\u200D🚀'];
  await as(person).profile.updateUser.mutate({ firstName, lastName });
  expect(await namesOf(person.userId)).toEqual({ firstname: firstName, lastname: lastName });
});

it.each<[string, ConstantKey]>([
  ['a..b@campus.test', 'email.fault.dots'],
  ['a.@campus.test', 'email.fault.dots'],
  [`${'a'.repeat(65)}@campus.test`, 'email.fault.localLength'],
  ['a\u200Bda@campus.test', 'email.fault.invisible'],
  ['ada@zürich.test', 'email.fault.letters'],
  ['Ada <ada@campus.test>', 'email.fault.named'],
  ['nobody', 'invitations.email.format'],
])('nobody is invited to %j; both doors give the same reason', async (email, key) => {
  const { accountId, people } = await makeAccount();
  const refused = { message: text(key) };
  const { invitations } = as(people.admin);
  const role = { permission: 'member' as const };
  expect(await refusalOf(invitations.create.mutate({ accountId, email, ...role }))).toMatchObject(refused);
  const direct = { accountId, invFields: { email, ...role } };
  await expect(
    callPlatform(verifyAndSaveInvitation, direct, people.admin.sessionToken),
  ).rejects.toMatchObject(refused);
  expect(await sql.query('select from "Invitation" where account = $1', [accountId])).toEqual([]);
});
