import { getMemberRole, joinAccountIfNotAMember } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import type { RefusalKey } from '@campus/contracts/core/keys';
import { text } from '@campus/contracts/core/text';
import { permissions } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import { configuredAccounts, configuredWorlds } from '@campus/tests/world/configured-accounts';
import { makeAccount, makePerson, type Person, sql, unique } from '@campus/tests/world/world';
import { expect, it } from 'vitest';

function joinAs({ sessionToken }: Pick<Person, 'sessionToken'>, accountId: string, values: object = {}) {
  return callPlatform(joinAccountIfNotAMember, { accountId, ...values }, sessionToken);
}

function membershipsOf({ userId }: Person, accountId: string) {
  return sql.query<{ permission: string; teamId: string }>(
    'select permission, "teamId" from "Membership" where account = $1 and "user" = $2',
    [accountId, userId],
  );
}

it('ACCT-052 makes the caller a member, once, and needs a session', async () => {
  const { accountId } = await makeAccount({ defaultTeamId: 4 });
  const person = await makePerson();
  await expect(joinAs(person, accountId)).resolves.toEqual({ joined: true });
  await expect(joinAs(person, accountId)).resolves.toEqual({ joined: false });
  expect(await membershipsOf(person, accountId)).toEqual([{ permission: 'member', teamId: '4' }]);
  await expect(callPlatform(getMemberRole, { accountId }, person.sessionToken)).resolves.toEqual({
    name: roleName('member', accountId),
    level: 'member',
  });
  await expect(callPlatform(joinAccountIfNotAMember, { accountId })).rejects.toMatchObject({
    code: parseCode.signedOut,
  });
});

it('ACCT-052 adds one membership when it is called many times at once', async () => {
  const { accountId } = await makeAccount();
  const person = await makePerson();
  const answers = await Promise.all(Array.from({ length: 20 }, () => joinAs(person, accountId)));
  expect(answers.filter(({ joined }) => joined)).toHaveLength(1);
  expect(await membershipsOf(person, accountId)).toHaveLength(1);
});

it('ACCT-052 changes nothing for members of any role and for suspended ones', async () => {
  const { accountId, people } = await makeAccount();
  for (const permission of permissions) {
    await expect(joinAs(people[permission], accountId)).resolves.toEqual({ joined: false });
    expect(await membershipsOf(people[permission], accountId)).toMatchObject([{ permission }]);
  }
});

it('ACCT-052 is refused for an invite-only account without an open invitation to a verified email', async () => {
  const account = await makeAccount({ invitesOnly: true });
  const { accountId } = account;
  const refused = { code: parseCode.forbidden, message: text('signUp.invitesOnly') };
  const [stranger, unverified, late, invited] = await Promise.all([
    makePerson(),
    makePerson({ emailVerified: false }),
    makePerson(),
    makePerson(),
  ]);
  for (const { email } of [unverified, invited]) await makeInvitation(account, { email });
  await makeInvitation(account, { email: late.email, expiresAt: new Date(Date.now() - 1000) });
  await makeInvitation(await makeAccount(), { email: stranger.email });
  for (const person of [stranger, unverified, late]) {
    await expect(joinAs(person, accountId)).rejects.toMatchObject(refused);
    expect(await membershipsOf(person, accountId)).toEqual([]);
  }
  await expect(joinAs(invited, accountId)).resolves.toEqual({ joined: true });
});

it('ACCT-052 gives an invited caller the role and team of the invitation, and accepts the invitation', async () => {
  const account = await makeAccount({ defaultTeamId: 4 });
  const { accountId } = account;
  const person = await makePerson();
  const { invitationId } = await makeInvitation(account, {
    email: person.email,
    permission: 'moderator',
    teamid: '8',
  });
  await expect(joinAs(person, accountId)).resolves.toEqual({ joined: true });
  expect(await membershipsOf(person, accountId)).toEqual([{ permission: 'moderator', teamId: '8' }]);
  expect(
    await sql.one('select status, "acceptedBy" as by from "Invitation" where "objectId" = $1', [
      invitationId,
    ]),
  ).toEqual({ status: 'accepted', by: person.userId });
});

it('lets only addresses of the allowed domains into an account that restricts domains', async () => {
  const domain = `${unique()}.test`;
  const { accountId } = await makeAccount({
    enableRestrictedRegistration: true,
    registrationDomains: [domain],
  });
  await expect(joinAs(await makePerson(), accountId)).rejects.toMatchObject({
    code: parseCode.forbidden,
    message: text('signUp.restricted'),
  });
  const person = await makePerson({ email: `ada@${domain}` });
  await expect(joinAs(person, accountId)).resolves.toEqual({ joined: true });
});

it('is refused for an unknown account and for one that has moved', async () => {
  const person = await makePerson();
  await expect(joinAs(person, 'nowhere000')).rejects.toMatchObject({ code: parseCode.notFound });
  const { accountId } = await makeAccount({ id: configuredAccounts.moved[1] });
  await expect(joinAs(person, accountId)).rejects.toMatchObject({
    code: parseCode.forbidden,
    message: text('access.moved'),
  });
});

it('refuses an unverified address of an allowed domain', async () => {
  const domain = `${unique()}.test`;
  const { accountId } = await makeAccount({
    enableRestrictedRegistration: true,
    registrationDomains: [domain],
  });
  const person = await makePerson({ email: `ada@${domain}`, emailVerified: false });
  await expect(joinAs(person, accountId)).rejects.toMatchObject({
    code: parseCode.forbidden,
    message: text('access.verificationRequired'),
  });
  expect(await membershipsOf(person, accountId)).toEqual([]);
});

it('requires the same fields as signing up there, and stores them', async () => {
  const { accountId } = await makeAccount({ world: { name: configuredWorlds.demo[3] } });
  const person = await makePerson();
  const refused = (key: RefusalKey) => ({ code: parseCode.invalid, message: text(key) });
  const values = { organization: 'Ito Ltd', size: '1-10', country: 'DE', answer: 'attend a class' };
  await expect(joinAs(person, accountId)).rejects.toMatchObject(refused('signUp.organization.required'));
  await expect(joinAs(person, accountId, { ...values, answer: '' })).rejects.toMatchObject(
    refused('signUp.answer.required'),
  );
  await expect(joinAs(person, accountId, { ...values, size: 'huge' })).rejects.toMatchObject(
    refused('signUp.size.required'),
  );
  expect(await membershipsOf(person, accountId)).toEqual([]);
  await expect(joinAs(person, accountId, values)).resolves.toEqual({ joined: true });
  expect(
    await sql.one('select organization, size, country, answer from "_User" where "objectId" = $1', [
      person.userId,
    ]),
  ).toEqual(values);
});

it('asks for the phone once, and for no field that the user already has', async () => {
  const { accountId } = await makeAccount({ world: { name: configuredWorlds.phone[3] } });
  const person = await makePerson({ phone: '01-2' });
  await expect(joinAs(await makePerson(), accountId)).rejects.toMatchObject({
    message: text('signUp.phone.required'),
  });
  await expect(joinAs(await makePerson(), accountId, { phone: 'none' })).rejects.toMatchObject({
    message: text('signUp.phone.format'),
  });
  await expect(joinAs(person, accountId, { phone: '99' })).resolves.toEqual({ joined: true });
  const stored = await sql.one('select phone from "_User" where "objectId" = $1', [person.userId]);
  expect(stored).toEqual({ phone: '01-2' });
});
