import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/messages';
import { verifyAndSaveInvitation } from '@campus/contracts/invitations/functions';
import { emailData } from '@campus/contracts/invitations/invitations';
import { getMembersInfo } from '@campus/contracts/members/functions';
import type { Permission } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { configuredAccounts } from '../../../../../tests/support/configured-accounts.ts';
import { mailsTo, waitForMail } from '../../../../../tests/support/mail.ts';
import { callPlatform } from '../../../../../tests/support/platform.ts';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  sql,
  type TestAccount,
  unique,
} from '../../../../../tests/support/world.ts';
import { badgeTable } from '../../ground/schema/tables/badge.ts';

type Fields = Partial<z.input<typeof verifyAndSaveInvitation.input>['invFields']>;

function address(): string {
  return `invitee-${unique()}@campus.test`;
}

function invite({ accountId, people }: TestAccount, fields: Fields = {}, actor: Person = people.admin) {
  const invFields = { email: address(), ...fields };
  return callPlatform(verifyAndSaveInvitation, { accountId, invFields }, actor.sessionToken);
}

async function roleOf(accountId: string, permission: Permission): Promise<string> {
  const role = await sql.one<{ id: string }>('select "objectId" as id from "_Role" where name = $1', [
    roleName(permission, accountId),
  ]);
  return role?.id ?? '';
}

function invitationsIn({ accountId }: TestAccount) {
  return sql.query<Record<string, unknown>>('select * from "Invitation" where account = $1', [accountId]);
}

describe('verifyAndSaveInvitation', () => {
  it('INV-024 INV-063 saves every field of an invitation with status processing, and returns it', async () => {
    const account = await makeAccount();
    const { accountId, people } = account;
    const [badge = ''] = await badgeTable.insert(sql, [{ accountId, name: 'Speaker' }]);
    const email = address();
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
      await expect(invite(account, { ...fields } as Fields)).rejects.toMatchObject({
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

  it('renews the pending invitation of the same email, and keeps what is not entered again', async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const [guest = '', speaker = ''] = await badgeTable.insert(sql, [
      { accountId, name: 'Guest' },
      { accountId, name: 'Speaker' },
    ]);
    const email = address();
    const kept = { lastName: 'Marić', title: 'Dean', teamid: '26', permission: 'leader' } as const;
    const first = await invite(account, { email, firstName: 'Ana', badges: [guest], ...kept });
    const [before] = await invitationsIn(account);
    const second = await invite(account, { email, firstName: 'Anna', badges: [speaker] });
    const [after, ...others] = await invitationsIn(account);
    expect(others).toEqual([]);
    expect(second.invitation).toMatchObject({
      objectId: first.invitation?.objectId,
      firstName: 'Anna',
      badges: [guest, speaker],
      ...kept,
    });
    expect(after?.createdAt).toEqual(before?.createdAt);
    expect(after?.tokenHash).not.toBe(before?.tokenHash);
    const entries = await sql.query(
      `select before, after from "AuditEntry" where account = $1 and operation = 'invitations.create'
       order by "createdAt" desc limit 1`,
      [accountId],
    );
    expect(entries).toEqual([
      {
        before: { firstName: 'Ana', badges: [guest] },
        after: { firstName: 'Anna', badges: [guest, speaker] },
      },
    ]);
  });

  it('MEM-072 lets nobody renew an invitation with a higher role than they may give', async () => {
    const account = await makeAccount();
    const email = address();
    await invite(account, { email, permission: 'owner' }, account.people.owner);
    const [before] = await invitationsIn(account);
    for (const fields of [{ email }, { email, permission: 'member' } as const])
      await expect(invite(account, fields)).rejects.toMatchObject({
        code: parseCode.forbidden,
        message: text('invitations.role.ownerOnly'),
      });
    const [after] = await invitationsIn(account);
    // Its status changes when it is mailed.
    const stable = ({ permission, tokenHash, invitedBy }: Record<string, unknown> = {}) => [
      permission,
      tokenHash,
      invitedBy,
    ];
    expect(stable(after)).toEqual(stable(before));
  });

  it('makes one invitation when one person is invited twenty times at once', async () => {
    const account = await makeAccount();
    const email = address();
    // Twenty mails to one person are more than a day allows.
    const fields = { email, emailData: emailData.parse({ sendTarget: 'none' }) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite(account, fields)));
    expect(new Set(answers.map(({ invitation }) => invitation?.objectId)).size).toBe(1);
    expect(await invitationsIn(account)).toHaveLength(1);
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
    const fields: Fields = {
      email: member.email,
      overwriteData: true,
      firstName: 'Noa',
      title: 'Dean',
      permission: 'leader',
      badges: [badge],
    };
    await expect(invite(account, fields)).resolves.toEqual({
      outcome: 'updated',
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

  it('security 11 INV-064: sets the name that this account shows, for every inviter', async () => {
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
    await invite(account, { email: suspended.email, overwriteData: true, permission: 'member' });
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
    const newcomer = address();
    for (const [email, mailed] of [
      [person.email, user],
      [newcomer, stranger],
    ] as const) {
      const { invitation } = await invite(account, { email, emailData: { sendTarget } });
      expect(invitation?.status).toBe(mailed ? 'processing' : 'pending');
      expect(invitation?.message, 'fidelity B4').toBe(mailed ? '' : text('invitations.notMailed'));
      if (mailed) await waitForMail(email);
      else expect(await mailsTo(email)).toEqual([]);
    }
  });
});
