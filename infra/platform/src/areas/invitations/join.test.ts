import { getMemberRole } from '@campus/contracts/accounts/functions';
import { checkSession } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  acceptInviteAndJoinAccount,
  loginAndJoin,
  registerAndJoinAccount,
} from '@campus/contracts/invitations/functions';
import { makeInvitation, type TestInvitation } from '@campus/tests/areas/invitations/invitations';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { callPlatform } from '@campus/tests/calls/platform';
import {
  addMember,
  join,
  makeAccount,
  makePerson,
  type Person,
  password,
  sql,
  type TestAccount,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { badgeTable } from '../../foundation/schema/tables/badge.ts';

type Registration = { email: string; firstName: string; lastName: string; password: string };

function register({ secret, email }: TestInvitation, overrides: Partial<Registration> = {}) {
  const person = { email, firstName: 'Ana', lastName: 'Marić', password: 'Lantern-42!', ...overrides };
  return callPlatform(registerAndJoinAccount, { invitationId: secret, ...person });
}

function logIn({ secret }: TestInvitation, email: string, enteredPassword = password) {
  return callPlatform(loginAndJoin, { invitationId: secret, email, password: enteredPassword });
}

function accept({ secret }: Pick<TestInvitation, 'secret'>, actor: Person) {
  return callPlatform(acceptInviteAndJoinAccount, { invitationId: secret }, actor.sessionToken);
}

function statusOf({ invitationId }: TestInvitation) {
  return sql.one('select status from "Invitation" where "objectId" = $1', [invitationId]);
}

function memberships({ accountId }: TestAccount, email: string) {
  return sql.query(
    `select permission, "teamId", title, firstname, lastname, displayname, array(
       select "relatedId" from "_Join:badges:Membership" where "owningId" = m."objectId") as badges
     from "Membership" m where account = $1 and email = $2`,
    [accountId, email],
  );
}

const refused = (kind: keyof typeof parseCode, key: Parameters<typeof text>[0]) => ({
  code: parseCode[kind],
  message: text(key as 'invitations.notFound'),
});

describe('registerAndJoinAccount', () => {
  it('gives nobody an address that its previous owner may still reclaim', async () => {
    const account = await makeAccount();
    const invitation = await makeInvitation(account);
    await makeMailedLink('emailObjection', await makePerson(), { email: invitation.email });
    await expect(register(invitation)).rejects.toMatchObject(refused('conflict', 'invitations.emailHeld'));
    expect(await sql.query('select from "_User" where email = $1', [invitation.email])).toEqual([]);
    expect(await statusOf(invitation)).not.toEqual({ status: 'accepted' });
  });

  it('INV-001 INV-036 INV-072 creates the user with what the invitation gives, accepts it and answers a session', async () => {
    const account = await makeAccount();
    const [badge = ''] = await badgeTable.insert(sql, [{ accountId: account.accountId, name: 'Speaker' }]);
    const invitation = await makeInvitation(account, {
      permission: 'leader',
      teamid: '5',
      title: 'Dean',
      badges: [badge, 'deleted000'],
    });
    const joined = await register(invitation, { email: ` ${invitation.email.toUpperCase()}` });
    expect(joined.accountId).toBe(account.accountId);
    expect(joined.user).toMatchObject({
      email: invitation.email,
      email_verified: true,
      displayname: 'Ana Marić',
    });
    await expect(callPlatform(checkSession, {}, joined.sessionToken)).resolves.toMatchObject({
      user: { _id: joined.user._id },
    });
    await expect(
      callPlatform(getMemberRole, { accountId: account.accountId }, joined.sessionToken),
    ).resolves.toMatchObject({ level: 'leader' });
    expect(await memberships(account, invitation.email)).toEqual([
      {
        permission: 'leader',
        teamId: '5',
        title: 'Dean',
        firstname: 'Ana',
        lastname: 'Marić',
        displayname: 'Ana Marić',
        badges: [badge],
      },
    ]);
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'accepted' });
    await expect(register(invitation)).rejects.toMatchObject(
      refused('conflict', 'invitations.alreadyAccepted'),
    );
  });

  it('INV-072 refuses another email and an existing user, and leaves the invitation pending', async () => {
    const account = await makeAccount();
    const person = await makePerson();
    const invitation = await makeInvitation(account, { email: person.email });
    await expect(register(invitation, { email: 'other@campus.test' })).rejects.toMatchObject(
      refused('forbidden', 'invitations.otherEmail'),
    );
    await expect(register(invitation)).rejects.toMatchObject(refused('conflict', 'invitations.userExists'));
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'pending' });
    expect(await memberships(account, person.email)).toEqual([]);
  });

  it.each([
    ['password', 'short-1', 'registration.password'],
    ['password', 'Lantern 42!', 'registration.password'],
    ['firstName', '', 'members.firstName.length'],
    ['firstName', 'x'.repeat(65), 'members.firstName.length'],
    ['lastName', 'x'.repeat(65), 'members.lastName.length'],
  ] as const)('MEM-068 refuses the %s %s', async (field, value, key) => {
    const invitation = await makeInvitation(await makeAccount());
    await expect(register(invitation, { [field]: value })).rejects.toMatchObject(refused('invalid', key));
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'pending' });
  });

  it('lets one of twenty simultaneous registrations succeed; the others find the invitation accepted', async () => {
    const account = await makeAccount();
    const invitation = await makeInvitation(account);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => register(invitation)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject(refused('conflict', 'invitations.alreadyAccepted'));
    expect(await memberships(account, invitation.email)).toHaveLength(1);
    await expect(
      sql.query('select 1 from "_User" where email = $1', [invitation.email]),
    ).resolves.toHaveLength(1);
  });
});

describe('loginAndJoin', () => {
  it('INV-001 INV-036 INV-074 signs the invited user in and joins the account', async () => {
    const account = await makeAccount();
    const person = await makePerson({ emailVerified: false });
    const invitation = await makeInvitation(account, { email: person.email, permission: 'moderator' });
    const joined = await logIn(invitation, person.email.toUpperCase());
    expect(joined).toMatchObject({
      accountId: account.accountId,
      user: { _id: person.userId, email_verified: true },
    });
    await expect(
      callPlatform(getMemberRole, { accountId: account.accountId }, joined.sessionToken),
    ).resolves.toMatchObject({ level: 'moderator' });
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'accepted' });
    await expect(logIn(invitation, person.email)).rejects.toMatchObject(
      refused('conflict', 'invitations.alreadyAccepted'),
    );
  });

  it('INV-074 refuses wrong credentials and another email, and leaves the invitation pending', async () => {
    const account = await makeAccount();
    const [person, other] = [await makePerson({ emailVerified: false }), await makePerson()];
    const invitation = await makeInvitation(account, { email: person.email });
    await expect(logIn(invitation, person.email, 'Wrong-42!')).rejects.toMatchObject(
      refused('invalid', 'auth.incorrect'),
    );
    await expect(logIn(invitation, other.email)).rejects.toMatchObject(
      refused('forbidden', 'invitations.otherEmail'),
    );
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'pending' });
    await expect(
      sql.one('select email_verified as verified from "_User" where "objectId" = $1', [person.userId]),
    ).resolves.toEqual({ verified: false });
  });

  it('admits a person with an unverified email, because the link proves it', async () => {
    const account = await makeAccount({ verificationRequired: true });
    const first = await makeAccount({ verificationRequired: true });
    const person = await addMember(first.accountId, {}, { emailVerified: false });
    const invitation = await makeInvitation(account, { email: person.email });
    await expect(logIn(invitation, person.email)).resolves.toMatchObject({ user: { email_verified: true } });
  });
});

describe('acceptInviteAndJoinAccount', () => {
  it('INV-036 INV-073 joins the signed-in user and answers the account', async () => {
    const account = await makeAccount();
    const person = await makePerson();
    const invitation = await makeInvitation(account, { email: person.email });
    await expect(accept(invitation, person)).resolves.toEqual({ accountId: account.accountId });
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'accepted' });
    await expect(accept(invitation, person)).rejects.toMatchObject(
      refused('conflict', 'invitations.alreadyAccepted'),
    );
  });

  it('INV-073 refuses other users, callers without a session, unknown, deleted and expired invitations', async () => {
    const account = await makeAccount();
    const [person, other] = [await makePerson(), await makePerson()];
    const invitation = await makeInvitation(account, { email: person.email });
    await expect(accept(invitation, other)).rejects.toMatchObject(
      refused('forbidden', 'invitations.otherEmail'),
    );
    await expect(
      callPlatform(acceptInviteAndJoinAccount, { invitationId: invitation.secret }),
    ).rejects.toMatchObject({ code: parseCode.signedOut });
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'pending' });
    await sql.query('update "Invitation" set "expiresAt" = now() where "objectId" = $1', [
      invitation.invitationId,
    ]);
    await expect(accept(invitation, person)).rejects.toMatchObject(
      refused('conflict', 'invitations.expired'),
    );
    await sql.query('delete from "Invitation" where "objectId" = $1', [invitation.invitationId]);
    await expect(accept(invitation, person)).rejects.toMatchObject(
      refused('notFound', 'invitations.linkEnded'),
    );
    for (const secret of [invitation.invitationId, 'unknown'])
      await expect(accept({ secret }, person)).rejects.toMatchObject(
        refused('notFound', 'invitations.notFound'),
      );
  });

  it.each([
    ['suspended', `update "Membership" set permission = 'suspended'`],
    ['removed', 'delete from "Membership"'],
  ])('INV-073 says to a %s person that the access has ended, and admits nobody', async (_, change) => {
    const account = await makeAccount();
    const person = await makePerson();
    const invitation = await makeInvitation(account, { email: person.email });
    await accept(invitation, person);
    await sql.query(`${change} where account = $1 and "user" = $2`, [account.accountId, person.userId]);
    const members = () => sql.query('select permission from "Membership" where "user" = $1', [person.userId]);
    const before = await members();
    await expect(accept(invitation, person)).rejects.toMatchObject(
      refused('conflict', 'invitations.accessEnded'),
    );
    await expect(members()).resolves.toEqual(before);
  });

  it('INV-036 lets one of twenty simultaneous attempts succeed', async () => {
    const account = await makeAccount();
    const person = await makePerson();
    const invitation = await makeInvitation(account, { email: person.email });
    const attempts = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? accept(invitation, person) : logIn(invitation, person.email),
    );
    const outcomes = await Promise.allSettled<object>(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject(refused('conflict', 'invitations.alreadyAccepted'));
    expect(await memberships(account, person.email)).toHaveLength(1);
  });

  it('lifts no suspension and leaves the invitation pending', async () => {
    const account = await makeAccount();
    const { suspended } = account.people;
    const invitation = await makeInvitation(account, { email: suspended.email, permission: 'admin' });
    for (const attempt of [() => accept(invitation, suspended), () => logIn(invitation, suspended.email)])
      await expect(attempt()).rejects.toMatchObject(refused('forbidden', 'invitations.suspended'));
    await expect(statusOf(invitation)).resolves.toEqual({ status: 'pending' });
    expect(await memberships(account, suspended.email)).toMatchObject([{ permission: 'suspended' }]);
  });

  it('does not change a person who has become a member since', async () => {
    const account = await makeAccount();
    const person = await makePerson();
    const invitation = await makeInvitation(account, { email: person.email, permission: 'admin' });
    await join(account.accountId, person, { permission: 'leader' });
    await expect(accept(invitation, person)).resolves.toEqual({ accountId: account.accountId });
    expect(await memberships(account, person.email)).toMatchObject([{ permission: 'leader' }]);
  });
});

it('joining is recorded in the audit trail of the account, with the person', async () => {
  const account = await makeAccount();
  const invitation = await makeInvitation(account);
  const { user } = await register(invitation);
  const entries = await sql.query(
    'select operation, outcome, "actorId", "targetId", before, after from "AuditEntry" where account = $1',
    [account.accountId],
  );
  expect(entries).toEqual([
    {
      operation: 'invitations.register',
      outcome: 'success',
      actorId: user._id,
      targetId: invitation.invitationId,
      before: { status: 'pending' },
      after: { status: 'accepted', permission: 'member', teamid: '8', title: '' },
    },
  ]);
});
