import { getMemberRole } from '@campus/contracts/accounts/functions';
import { checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { deleteMembership, getMemberRemoval } from '@campus/contracts/members/action-functions';
import { getMembersInfo } from '@campus/contracts/members/functions';
import { makeCredential } from '@campus/tests/areas/credentials';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  type MemberPerson,
  makeAccount,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '@campus/tests/world/world';
import { expect, it } from 'vitest';
import { newObjectId } from '../../foundation/records/object-id.ts';

const notFound = { code: parseCode.notFound, message: text('members.notFound') };
const refused = (
  key:
    | 'access.forbidden'
    | 'members.removal.own'
    | 'members.removal.ownerOnly'
    | 'members.permission.lastOwner',
) => ({
  code: parseCode.forbidden,
  message: text(key),
});

const remove = ({ accountId }: TestAccount, member: { membershipId: string; userId?: string }, by: Person) =>
  callPlatform(
    deleteMembership,
    { accountId, membership: member.membershipId, ...(member.userId && { userId: member.userId }) },
    by.sessionToken,
  );
const preview = ({ accountId }: TestAccount, { membershipId }: MemberPerson, by: Person) =>
  callPlatform(getMemberRemoval, { accountId, membershipId }, by.sessionToken);

/** Makes a member with everything that a removal deletes, who also belongs to another account. */
async function makeMember(account: TestAccount) {
  const badges = [newObjectId(), newObjectId()];
  for (const id of badges)
    await sql.query('insert into "Badge" ("objectId", account, name) values ($1, $2, $1)', [
      id,
      account.accountId,
    ]);
  const member = await addMember(account.accountId, {
    permission: 'leader',
    customFields: { Team: 'Red', Note: 'late', Empty: '' },
    badgeIds: badges,
  });
  await makeInvitation(account, { email: member.email });
  const elsewhere = await makeAccount();
  await join(elsewhere.accountId, member);
  return { member, elsewhere };
}

it('MEM-048 removes membership, role, badges and open invitations, and keeps the user', async () => {
  const account = await makeAccount();
  const { member, elsewhere } = await makeMember(account);
  await expect(remove(account, member, account.people.admin)).resolves.toEqual({ email: member.email });

  const left = async (query: string, value: string) => (await sql.query(query, [value])).length;
  expect(await left('select from "Membership" where "objectId" = $1', member.membershipId)).toBe(0);
  expect(await left('select from "_Join:badges:Membership" where "owningId" = $1', member.membershipId)).toBe(
    0,
  );
  expect(await left('select from "Invitation" where email = $1', member.email)).toBe(0);
  const roles = await sql.query<{ name: string }>(
    `select r.name from "_Join:users:_Role" held join "_Role" r on r."objectId" = held."owningId"
     where held."relatedId" = $1`,
    [member.userId],
  );
  expect(roles).toEqual([{ name: `membersOf_${elsewhere.accountId}` }]);
  await expect(callPlatform(checkSession, {}, member.sessionToken)).resolves.toMatchObject({
    user: { _id: member.userId },
  });
});

it('MEM-048 ends access at once', async () => {
  const account = await makeAccount();
  const admin = await addMember(account.accountId, { permission: 'admin' });
  const list = () =>
    callPlatform(getMembersInfo, { accountId: account.accountId, options: {} }, admin.sessionToken);
  await list();
  await remove(account, admin, account.people.owner);
  await expect(list()).rejects.toMatchObject({ code: parseCode.forbidden });
  const role = callPlatform(getMemberRole, { accountId: account.accountId }, admin.sessionToken);
  await expect(role).resolves.toBeNull();
});

it('MEM-048 lets only owners and superadmins remove an owner, and never the last one', async () => {
  const account = await makeAccount();
  const second = await addMember(account.accountId, { permission: 'owner' });
  await expect(remove(account, second, account.people.admin)).rejects.toMatchObject(
    refused('members.removal.ownerOnly'),
  );
  await remove(account, second, account.people.owner);
  await expect(remove(account, account.people.owner, await makeSuperadmin())).rejects.toMatchObject(
    refused('members.permission.lastOwner'),
  );
});

it('MEM-048 keeps one of two owners who remove each other at the same time', async () => {
  const account = await makeAccount();
  const second = await addMember(account.accountId, { permission: 'owner' });
  const first = account.people.owner;
  const ends = await Promise.allSettled([remove(account, first, second), remove(account, second, first)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('MEM-048 is refused below admin and for oneself, and does not find unknown members', async () => {
  const [account, other] = [await makeAccount(), await makeAccount()];
  const { admin, moderator, member, leader } = account.people;
  await expect(remove(account, member, moderator)).rejects.toMatchObject(refused('access.forbidden'));
  await expect(remove(account, admin, admin)).rejects.toMatchObject(refused('members.removal.own'));
  for (const missing of [
    other.people.member,
    { membershipId: 'nothing000' },
    { membershipId: member.membershipId, userId: leader.userId },
  ])
    await expect(remove(account, missing, admin)).rejects.toMatchObject(notFound);
  await expect(remove(account, member, admin)).resolves.toEqual({ email: member.email });
  await expect(remove(account, member, admin)).rejects.toMatchObject(notFound);
});

it('is recorded with the removed person', async () => {
  const account = await makeAccount();
  const { member, admin } = account.people;
  await remove(account, member, admin);
  const entries = await sql.query(
    'select operation, outcome, "actorId", "targetType", "targetId", "targetLabel", before from "AuditEntry" where account = $1',
    [account.accountId],
  );
  expect(entries).toEqual([
    {
      operation: 'members.remove',
      outcome: 'success',
      actorId: admin.userId,
      targetType: 'member',
      targetId: member.membershipId,
      targetLabel: member.email,
      before: { permission: 'member', teamId: '8' },
    },
  ]);
});

it('says beforehand what a removal would delete', async () => {
  const account = await makeAccount();
  const { member } = await makeMember(account);
  await makeInvitation(account, { email: `other-${unique()}@campus.test` });
  await makeCredential(account.accountId, { generatedBy: member.userId });
  await expect(preview(account, member, account.people.admin)).resolves.toEqual({
    email: member.email,
    permission: 'leader',
    badges: 2,
    customFields: 2,
    pendingInvitations: 1,
    credentials: 1,
    refusal: '',
  });
  const { owner, admin, moderator } = account.people;
  await expect(preview(account, owner, admin)).resolves.toMatchObject({
    refusal: text('members.removal.ownerOnly'),
  });
  await expect(preview(account, admin, admin)).resolves.toMatchObject({
    refusal: text('members.removal.own'),
  });
  await expect(preview(account, member, moderator)).rejects.toMatchObject(refused('access.forbidden'));
  const elsewhere = await makeAccount();
  await expect(preview(account, elsewhere.people.member, admin)).rejects.toMatchObject(notFound);
});
