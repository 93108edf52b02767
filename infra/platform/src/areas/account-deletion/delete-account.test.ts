import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { getInvitations } from '@campus/contracts/invitations/functions';
import { updateUserAccountPermission } from '@campus/contracts/members/functions';
import { deleteAccount, getDeletion, openWebDemo, updateProfile } from '@campus/contracts/profile/functions';
import { makeRemoval } from '@campus/tests/areas/effective-access';
import { makeInvitation } from '@campus/tests/areas/invitations/invitations';
import { waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { makeSavedView } from '@campus/tests/areas/saved-views';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  makeSuperadmin,
  type Person,
  password,
  sql,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { avatarTable } from '../../foundation/schema/tables/avatar.ts';
import { userIdentityTable } from '../../foundation/schema/tables/user-identity.ts';
import { startSession } from '../identity/sessions.ts';

const deletion = (person: Person) => callPlatform(getDeletion, {}, person.sessionToken);
const remove = (person: Person, currentPassword = password) =>
  callPlatform(deleteAccount, { currentPassword }, person.sessionToken);

/** Returns the person with a session that began through a provider. */
async function throughProvider<P extends Person>(person: P): Promise<P> {
  return {
    ...person,
    sessionToken: await startSession(sql, { userId: person.userId, method: 'thirdParty' }),
  };
}

/** Returns the tables with rows that mention a user, except the audit trail. */
async function tracesOf({ userId }: Person): Promise<string[]> {
  const columns = await sql.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = current_schema() and data_type in ('text', 'character varying')
       and table_name <> 'AuditEntry'`,
  );
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const row = await sql.one(`select from "${table}" where "${column}" = $1 limit 1`, [userId]);
      return row ? [table] : [];
    }),
  );
  return [...new Set(found.flat())].sort();
}

async function entriesOf({ userId }: Person) {
  return sql.query(
    `select account, outcome, reasons, "targetLabel" from "AuditEntry"
     where operation = 'profile.deleteAccount' and "actorId" = $1 order by account collate "C"`,
    [userId],
  );
}

describe('getDeletion', () => {
  it("names the accounts with the caller's level, and whether the caller is the only owner", async () => {
    const own = await makeAccount({ organizationName: `A ${unique()}` });
    const other = await makeAccount({ organizationName: `B ${unique()}` });
    await join(other.accountId, own.people.owner, { permission: 'owner' });
    await expect(deletion(own.people.owner)).resolves.toEqual({
      passwordNeeded: true,
      accounts: [
        { objectId: own.accountId, organizationName: own.organizationName, level: 'owner', lastOwner: true },
        {
          objectId: other.accountId,
          organizationName: other.organizationName,
          level: 'owner',
          lastOwner: false,
        },
      ],
    });
    await expect(deletion(await throughProvider(await makePerson()))).resolves.toEqual({
      passwordNeeded: false,
      accounts: [],
    });
  });
});

describe('deleteAccount', () => {
  it('PRO-024 removes the user, memberships, roles and sessions, and all records about the user alone', async () => {
    const { accountId, people } = await makeAccount({ dashboardOptions: { isWebdemoAllowed: true } });
    const person = people.admin;
    const elsewhere = await startSession(sql, { userId: person.userId, method: 'password' });
    await callPlatform(openWebDemo, { accountId }, person.sessionToken);
    await callPlatform(updateProfile, { job: 'Dean' }, person.sessionToken);
    await makeSavedView(accountId, person.userId);
    await makeRemoval(accountId, person.userId);
    await avatarTable.insert(sql, [{ userId: person.userId }]);
    await userIdentityTable.insert(sql, [
      { userId: person.userId, provider: 'google', issuer: 'https://x.test', subject: unique() },
    ]);
    await makeMailedLink('verification', person);
    const profiles = () => sql.query('select from "Profile" where job = $1', [job]);
    const job = `Dean ${unique()}`;
    await callPlatform(updateProfile, { job }, person.sessionToken);
    expect(await profiles()).toHaveLength(1);
    expect(await tracesOf(person)).toEqual(
      expect.arrayContaining([
        'Avatar',
        'HandoverToken',
        'MailedLink',
        'Membership',
        'OverrideRemoval',
        'UserIdentity',
        '_User',
        'analytics_view',
      ]),
    );

    await expect(remove(person)).resolves.toEqual({});
    expect(await tracesOf(person)).toEqual([]);
    expect(await profiles()).toEqual([]);
    for (const token of [person.sessionToken, elsewhere])
      await expect(callPlatform(checkSession, {}, token)).rejects.toMatchObject({
        code: parseCode.signedOut,
      });
    await expect(callPlatform(logIn, { email: person.email, password })).rejects.toMatchObject({
      message: text('auth.incorrect'),
    });
  });

  it('PRO-024 removes a superadmin from the superadmin role', async () => {
    const person = await makeSuperadmin();
    await remove(person);
    expect(await tracesOf(person)).toEqual([]);
  });

  it("PRO-024 deletes only the caller's own user, needs a session, and leaves everyone else alone", async () => {
    const { accountId, people } = await makeAccount();
    await expect(callPlatform(deleteAccount, { currentPassword: password })).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    await remove(people.member);
    const left = await sql.query('select from "Membership" where account = $1', [accountId]);
    expect(left).toHaveLength(5);
    await expect(callPlatform(checkSession, {}, people.admin.sessionToken)).resolves.toMatchObject({
      user: { _id: people.admin.userId },
    });
  });

  it('needs the current password where the session began with one', async () => {
    const person = await makePerson();
    for (const [given, message] of [
      ['', text('password.currentWrong')],
      ['Campus-1999!', text('password.currentWrong')],
    ] as const)
      await expect(remove(person, given)).rejects.toMatchObject({ message });
    await expect(callPlatform(checkSession, {}, person.sessionToken)).resolves.toMatchObject({});
  });

  it('PRO-012 destroys the user after an sso sign-in without asking for a password', async () => {
    const person = await throughProvider(await makePerson());
    await expect(remove(person, '')).resolves.toEqual({});
    expect(await tracesOf(person)).toEqual([]);
  });

  it('PRO-012 destroys a user who never had a password', async () => {
    const person = await throughProvider(await makePerson());
    await sql.query('update "_User" set "_hashed_password" = null where "objectId" = $1', [person.userId]);
    await expect(remove(person, '')).resolves.toEqual({});
  });

  it('refuses the last owner of any account, names the account, and removes nothing', async () => {
    const { organizationName, people } = await makeAccount();
    const other = await makeAccount();
    await join(other.accountId, people.owner);
    await expect(remove(people.owner)).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text('profile.delete.lastOwner', { account: organizationName }),
    });
    await expect(deletion(people.owner)).resolves.toMatchObject({ accounts: [{}, {}] });
    await expect(entriesOf(people.owner)).resolves.toMatchObject([{ account: '', outcome: 'refused' }]);
  });

  it('keeps one of two owners who delete themselves, or who delete and demote each other, at the same time', async () => {
    const { accountId, people } = await makeAccount();
    const second = await addMember(accountId, { permission: 'owner' });
    const outcomes = await Promise.allSettled([remove(people.owner), remove(second)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [left = ''] = await ownersOf(accountId);
    const remaining = left === second.userId ? second : people.owner;
    const third = await addMember(accountId, { permission: 'owner' });
    const { membershipId } = third;
    await Promise.allSettled([
      remove(remaining),
      callPlatform(
        updateUserAccountPermission,
        { membershipId, permission: 'member' },
        remaining.sessionToken,
      ),
    ]);
    expect(await ownersOf(accountId)).toHaveLength(1);
  });

  it('leaves no membership that is created at the same time', async () => {
    const { accountId } = await makeAccount();
    const person = await makePerson();
    await Promise.allSettled([
      remove(person),
      join(accountId, person),
      join((await makeAccount()).accountId, person),
    ]);
    expect(await tracesOf(person)).toEqual([]);
  });

  it('leaves an entry in the audit trail of every account', async () => {
    const one = await makeAccount();
    const two = await makeAccount();
    const person = one.people.member;
    await join(two.accountId, person);
    await remove(person);
    const expected = [one.accountId, two.accountId].sort().map((account) => ({ account }));
    await expect(entriesOf(person)).resolves.toMatchObject(
      expected.map((entry) => ({ ...entry, outcome: 'success', targetLabel: person.email })),
    );
    const alone = await makePerson();
    await remove(alone);
    await expect(entriesOf(alone)).resolves.toMatchObject([{ account: '', outcome: 'success' }]);
  });

  it('says goodbye by mail', async () => {
    const person = await makePerson({ email: `leaving-${unique()}@campus.test`, firstName: 'Ada' });
    await remove(person);
    const mail = await waitForMail(person.email);
    expect(mail.subject).toBe('Your Campus account was deleted');
    for (const part of [mail.text, mail.html])
      expect(part).toEqual(expect.stringContaining(`You deleted your Campus account ${person.email}.`));
    expect(mail.text).toContain('support@campus.test');
  });

  it('keeps the invitations the user sent', async () => {
    const account = await makeAccount();
    const { admin, owner } = account.people;
    const { invitationId } = await makeInvitation(account, { invitedBy: admin.userId });
    await remove(admin);
    const request = { accountId: account.accountId, options: {} };
    await expect(callPlatform(getInvitations, request, owner.sessionToken)).resolves.toMatchObject({
      invitations: [{ objectId: invitationId, status: 'pending', invitedBy: '' }],
    });
  });
});

async function ownersOf(accountId: string): Promise<string[]> {
  const owners = await sql.query<{ id: string }>(
    `select "user" as id from "Membership" where account = $1 and permission = 'owner'`,
    [accountId],
  );
  return owners.map(({ id }) => id);
}
