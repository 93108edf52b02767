import { joinAccountIfNotAMember } from '@campus/contracts/accounts/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  acceptInviteAndJoinAccount,
  getInvitationData,
  getInvitations,
  loginAndJoin,
  registerAndJoinAccount,
  resendInvitation,
} from '@campus/contracts/invitations/functions';
import { deleteMembership } from '@campus/contracts/members/action-functions';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import type { Permission } from '@campus/domain/access/levels';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { openPages } from '@campus/tests/world/page-access';
import {
  addMember,
  makeAccount,
  makePerson,
  password,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

type Losing = (account: TestAccount, membershipId: string) => Promise<unknown>;

const become =
  (permission: Permission): Losing =>
  ({ people: { owner } }, membershipId) =>
    callPlatform(updateUserAccountPermission, { membershipId, permission }, owner.sessionToken);
const leave: Losing = ({ accountId, people: { owner } }, membership) =>
  callPlatform(deleteMembership, { accountId, membership }, owner.sessionToken);
const losePage: Losing = ({ accountId }) => openPages(accountId, 'superadmin', ['import']);

/** Makes an account with an admin's invitation by a second owner, who then loses something. */
async function invitedBy(lose: Losing | undefined, permission: 'admin' | 'owner' = 'admin') {
  const account = await makeAccount();
  const inviter = await addMember(account.accountId, { permission: 'owner' });
  const person = await makePerson();
  const invitation = await makeInvitation(account, {
    email: person.email,
    permission,
    invitedBy: inviter.userId,
  });
  await lose?.(account, inviter.membershipId);
  const accept = () =>
    callPlatform(acceptInviteAndJoinAccount, { invitationId: invitation.secret }, person.sessionToken);
  return { account, inviter, person, invitation, accept };
}

async function listed({ accountId, people }: TestAccount) {
  const { invitations } = await callPlatform(getInvitations, { accountId }, people.admin.sessionToken);
  return invitations.map(({ status, reason }) => ({ status, key: reason?.key }));
}

function permissionOf({ accountId }: TestAccount, { userId }: { userId: string }) {
  return sql.one('select permission from "Membership" where account = $1 and "user" = $2', [
    accountId,
    userId,
  ]);
}

const lost = { code: parseCode.forbidden, message: text('invitations.inviterLost') };

describe('an invitation', () => {
  it.each<[string, Losing]>([
    ['was demoted', become('moderator')],
    ['was suspended', become('suspended')],
    ['was removed', leave],
    ['lost the import page', losePage],
  ])('INV-097 gives no role once the inviter %s', async (_, lose) => {
    const { account, person, invitation, accept } = await invitedBy(lose);
    const link = { invitationId: invitation.secret };
    await expect(callPlatform(getInvitationData, link)).rejects.toMatchObject(lost);
    await expect(accept()).rejects.toMatchObject(lost);
    await expect(
      callPlatform(loginAndJoin, { ...link, email: person.email, password }),
    ).rejects.toMatchObject(lost);
    expect(await permissionOf(account, person)).toBeUndefined();
    await sql.query('delete from "WorldPermission" where account = $1', [account.accountId]);
    const isPageBack = lose === losePage;
    expect(await listed(account)).toEqual([
      { status: 'pending', key: isPageBack ? undefined : 'invitations.inviterLost' },
    ]);
    if (isPageBack) await expect(accept()).resolves.toMatchObject({ accountId: account.accountId });
  });

  it('registers nobody after the inviter lost the role', async () => {
    const account = await makeAccount();
    const { admin } = account.people;
    const { email, secret } = await makeInvitation(account, { permission: 'admin', invitedBy: admin.userId });
    await leave(account, admin.membershipId);
    const registration = { email, firstName: 'Ana', lastName: 'Marić', password: 'Lantern-42!' };
    await expect(
      callPlatform(registerAndJoinAccount, { invitationId: secret, ...registration }),
    ).rejects.toMatchObject(lost);
    expect(await sql.query('select from "_User" where email = $1', [email])).toEqual([]);
  });

  it('MEM-072 gives owner only while the inviter is an owner, and admin only while the inviter is an admin', async () => {
    const [asOwner, asAdmin] = [await invitedBy(become('admin'), 'owner'), await invitedBy(become('admin'))];
    await expect(asOwner.accept()).rejects.toMatchObject(lost);
    await asAdmin.accept();
    expect(await permissionOf(asAdmin.account, asAdmin.person)).toEqual({ permission: 'admin' });
  });

  it('does not open an invite-only account after its inviter lost the role', async () => {
    const joins = async (lose: Losing | undefined) => {
      const { account, person } = await invitedBy(lose);
      const { accountId } = account;
      await sql.query('update "Account" set "invitesOnly" = true where "objectId" = $1', [accountId]);
      return callPlatform(joinAccountIfNotAMember, { accountId }, person.sessionToken);
    };
    await expect(joins(undefined)).resolves.toBeTruthy();
    await expect(joins(become('member'))).rejects.toMatchObject({ code: parseCode.forbidden });
  });

  it('is valid again when a person who may give the role resends it and becomes its inviter', async () => {
    const { account, invitation, person } = await invitedBy(leave);
    const { invitationId } = invitation;
    const { admin } = account.people;
    await callPlatform(resendInvitation, { invitationId }, admin.sessionToken);
    const mail = await waitForMail(person.email);
    const [, secret = ''] = /invitation\/([\w-]+)/.exec(mail.text) ?? [];
    await callPlatform(acceptInviteAndJoinAccount, { invitationId: secret }, person.sessionToken);
    expect(await permissionOf(account, person)).toEqual({ permission: 'admin' });
    expect(
      await sql.one('select "invitedBy" from "Invitation" where "objectId" = $1', [invitationId]),
    ).toEqual({
      invitedBy: admin.userId,
    });
  });
});
