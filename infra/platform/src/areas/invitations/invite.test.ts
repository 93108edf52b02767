import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getMembersInfo } from '@campus/contracts/members/functions';
import type { Permission } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import {
  type InvitationFields,
  invitationsIn,
  invite,
  inviteeAddress,
} from '@campus/tests/areas/invitations/invitations';
import { mailsTo, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { callPlatform } from '@campus/tests/calls/platform';
import { configuredAccounts } from '@campus/tests/world/configured-accounts';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';

async function roleOf(accountId: string, permission: Permission): Promise<string> {
  const role = await sql.one<{ id: string }>('select "objectId" as id from "_Role" where name = $1', [
    roleName(permission, accountId),
  ]);
  return role?.id ?? '';
}

describe('verifyAndSaveInvitation', () => {
  it('INV-024 INV-063 saves every field of an invitation with status processing, and returns it', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const [badge = ''] = await badgeTable.insert(sql, [{ accountId, name: 'Speaker' }]);
    const email = inviteeAddress();
    const fields = {
      email: `  ${email.toUpperCase()} `,
      displayName: 'Ana Marić',
      firstName: 'Ana',
      lastName: 'Marić',
      title: 'Dean',
      teamid: '26',
      badges: [badge],
      roleId: await roleOf(accountId, 'leader'),
      emailData: { subject: 'Come in', buttonText: 'Enter' },
    };
    const answer = await invite(account, fields);
    expect(answer).toMatchObject({
      outcome: 'processing',
      message: text('invitations.processing'),
      invitation: {
        email,
        displayName: 'Ana Marić',
        firstName: 'Ana',
        lastName: 'Marić',
        title: 'Dean',
        teamid: '26',
        badges: [badge],
        role: roleName('leader', accountId),
        permission: 'leader',
        status: 'processing',
        emailData: { sendTarget: 'all', subject: 'Come in', buttonText: 'Enter', sendAsWebInv: false },
        accountId,
        invitedBy: people.admin.email,
        message: '',
        hasBeenResent: false,
      },
    });
  });

  it('INV-063 refuses everyone below admin, and administrators of other accounts', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const { moderator, leader, member, suspended } = account.people;
    for (const actor of [moderator, leader, member, suspended, other.people.owner])
      await expect(invite(account, {}, actor)).rejects.toMatchObject({ code: parseCode.forbidden });
    expect(await invitationsIn(account)).toEqual([]);
  });

  it('INV-063 refuses a bad email, an unknown role and an unknown badge', async () => {
    const [account, other] = [await makeAccount(), await makeAccount()];
    const [foreignBadge = ''] = await badgeTable.insert(sql, [
      { accountId: other.accountId, name: 'Elsewhere' },
    ]);
    const refusals = [
      [{ email: '' }, 'invitations.email.required'],
      [{ email: 'ana@' }, 'invitations.email.format'],
      [{ roleId: 'nothing000' }, 'invitations.role.unknown'],
      [{ roleId: await roleOf(other.accountId, 'member') }, 'invitations.role.unknown'],
      [{ roleId: await roleOf(account.accountId, 'suspended') }, 'invitations.role.unknown'],
      [{ badges: ['nothing000'] }, 'invitations.badge.unknown'],
      [{ badges: [foreignBadge] }, 'invitations.badge.unknown'],
    ] as const;
    for (const [fields, key] of refusals)
      await expect(invite(account, { ...fields } as InvitationFields)).rejects.toMatchObject({
        code: parseCode.invalid,
        message: text(key),
      });
    expect(await invitationsIn(account)).toEqual([]);
  });

  it('INV-063 lets owners and superadmins invite owners, and nobody else', async () => {
    const account = await makeAccount();
    for (const fields of [
      { permission: 'owner' },
      { roleId: await roleOf(account.accountId, 'owner') },
    ] as const) {
      await expect(invite(account, fields)).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: text('invitations.role.ownerOnly'),
      });
      for (const actor of [account.people.owner, await makeSuperadmin()])
        await expect(invite(account, fields, actor)).resolves.toMatchObject({ outcome: 'processing' });
    }
  });

  it('MEM-035 invites nobody as admin or owner into the protected account', async () => {
    const account = await makeAccount({ id: configuredAccounts.protected[2] });
    for (const permission of ['admin', 'owner'] as const)
      await expect(invite(account, { permission }, account.people.owner)).rejects.toMatchObject({
        message: text('members.permission.protected'),
      });
  });

  it('INV-012 is refused in an account whose invitations are disabled', async () => {
    const account = await makeAccount({ invitesDisabled: true });
    await expect(invite(account)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('invitations.disabled'),
    });
    expect(await invitationsIn(account)).toEqual([]);
  });

  it("gives the account's default team to people invited without a team", async () => {
    const account = await makeAccount({ defaultTeamId: 3 });
    await expect(invite(account)).resolves.toMatchObject({ invitation: { teamid: '3' } });
  });
});

describe('inviting a member', () => {
  const read = async ({ accountId, people }: TestAccount, email: string) => {
    const input = { accountId, options: { search: ['email', email] as ['email', string] } };
    return (await callPlatform(getMembersInfo, input, people.admin.sessionToken)).results[0];
  };

  it('INV-064 leaves the member unchanged and says that the person is a member already', async () => {
    const account = await makeAccount();
    const member = await addMember(account.accountId, { title: 'Student' });
    const before = await read(account, member.email);
    await expect(
      invite(account, { email: member.email, title: 'Dean', permission: 'admin' }),
    ).resolves.toEqual({
      outcome: 'alreadyMember',
      message: text('invitations.alreadyMember', { email: member.email }),
      invitation: null,
    });
    expect(await read(account, member.email)).toEqual(before);
    expect(await invitationsIn(account)).toEqual([]);
  });

  it('INV-064 updates the membership when overwriteData is set, and mails nothing', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [badge = ''] = await badgeTable.insert(sql, [{ accountId, name: 'Speaker' }]);
    const member = await addMember(accountId, { title: 'Student', teamId: '1' });
    const fields: InvitationFields = {
      email: member.email,
      overwriteData: true,
      firstName: 'Noa',
      title: 'Dean',
      permission: 'leader',
      badges: [badge],
    };
    await expect(invite(account, fields)).resolves.toEqual({
      outcome: 'updated',
      stillSuspended: false,
      message: text('invitations.updating'),
      invitation: null,
    });
    expect(await read(account, member.email)).toMatchObject({
      user: { firstname: 'Noa', lastname: 'Example' },
      title: 'Dean',
      teamId: '1',
      permission: 'leader',
      badges: [{ _id: badge, name: 'Speaker' }],
    });
    expect(await mailsTo(member.email)).toEqual([]);
  });

  it('INV-064 sets the name that this account shows, for every inviter', async () => {
    const [account, other, superadmin] = [await makeAccount(), await makeAccount(), await makeSuperadmin()];
    const member = await addMember(account.accountId);
    await join(other.accountId, member);
    const before = await read(other, member.email);
    for (const [firstName, by] of [
      ['Noa', account.people.admin],
      ['Nora', superadmin],
    ] as const) {
      await invite(
        account,
        { email: member.email, overwriteData: true, firstName, displayName: firstName },
        by,
      );
      expect(await read(account, member.email)).toMatchObject({
        user: { firstname: firstName, displayname: firstName, username: before?.user.username },
      });
      expect(await read(other, member.email)).toEqual(before);
    }
  });

  it('lifts no suspension, and changes nobody as updating a member would not', async () => {
    const account = await makeAccount();
    const { suspended, owner, admin } = account.people;
    await expect(
      invite(account, { email: suspended.email, overwriteData: true, permission: 'member' }),
    ).resolves.toEqual({
      outcome: 'unchanged',
      stillSuspended: true,
      message: `Nothing changed: ${suspended.email} is already a member with this information. The suspension is not lifted by an invitation.`,
      invitation: null,
    });
    expect(await read(account, suspended.email)).toMatchObject({ permission: 'suspended' });
    await expect(
      invite(account, { email: owner.email, overwriteData: true, permission: 'member' }),
    ).rejects.toMatchObject({ message: text('members.permission.ownerOnly') });
    await expect(
      invite(account, { email: admin.email, overwriteData: true, permission: 'member' }),
    ).rejects.toMatchObject({ message: text('members.permission.own') });
  });
});

describe('whom an invitation is mailed to', () => {
  it.each([
    ['all', true, true],
    ['newToCampus', true, true],
    ['newToProduct', false, true],
    ['none', false, false],
  ] as const)('%s: a user without membership %s, a stranger %s', async (sendTarget, user, stranger) => {
    const account = await makeAccount();
    const person = await makePerson();
    const newcomer = inviteeAddress();
    for (const [email, mailed] of [
      [person.email, user],
      [newcomer, stranger],
    ] as const) {
      const { invitation } = await invite(account, { email, emailData: { sendTarget } });
      expect(invitation?.status).toBe(mailed ? 'processing' : 'pending');
      expect(invitation?.message).toBe(mailed ? '' : text('invitations.notMailed'));
      if (mailed) await waitForMail(email);
      else expect(await mailsTo(email)).toEqual([]);
    }
  });
});
