import { logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { isInviteOnly, isRestrictedRegistrationEnabled, signUp } from '@campus/contracts/sign-up/functions';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { callPlatform } from '@campus/tests/calls/platform';
import { configuredWorlds } from '@campus/tests/world/configured-accounts';
import { makeAccount, makePerson, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';

type Values = z.input<typeof signUp.input>;

function valuesFor(accountId: string, overrides: Partial<Values> = {}): Values {
  const email = `new-${unique()}@campus.test`;
  return { email, password, firstname: 'Nina', lastname: 'New', accountId, ...overrides };
}

function create(accountId: string, overrides: Partial<Values> = {}) {
  return callPlatform(signUp, valuesFor(accountId, overrides));
}

function usersWith(email: string) {
  return sql.query<{ id: string }>('select "objectId" as id from "_User" where email = $1', [email]);
}

describe('signUp', () => {
  it('SIGN-026 creates the user with the lowercased email as identity and answers it, without a session', async () => {
    const { accountId } = await makeAccount();
    const email = `new-${unique()}@campus.test`;
    const { user } = await create(accountId, {
      email: ` ${email.toUpperCase()} `,
      firstname: ' Nina ',
      phone: '01-2',
      organization: 'Org',
      size: '1-10',
      country: 'FR',
      answer: 'just exploring',
    });
    expect(user).toMatchObject({
      email,
      email_verified: false,
      displayname: 'Nina New',
      firstname: 'Nina',
      superadmin: false,
      suspended: false,
    });
    await expect(sql.one('select * from "_User" where "objectId" = $1', [user._id])).resolves.toMatchObject({
      phone: '01-2',
      organization: 'Org',
      size: '1-10',
      country: 'FR',
      answer: 'just exploring',
    });
    await expect(sql.query('select from "_Session" where "user" = $1', [user._id])).resolves.toEqual([]);
    await expect(callPlatform(logIn, { email, password })).resolves.toMatchObject({
      user: { _id: user._id },
    });
  });

  it('SIGN-026 joins the user to the account as a member of its default team', async () => {
    const { accountId } = await makeAccount({ defaultTeamId: 27 });
    const { user } = await create(accountId);
    await expect(
      sql.query('select account, permission, "teamId" from "Membership" where "user" = $1', [user._id]),
    ).resolves.toEqual([{ account: accountId, permission: 'member', teamId: '27' }]);
  });

  it('SIGN-026 fails when the email is already registered, however it is written', async () => {
    const { accountId } = await makeAccount();
    const { email } = await makePerson();
    await expect(create(accountId, { email: email.toUpperCase() })).rejects.toMatchObject({
      code: parseCode.conflict,
      message: text('signUp.emailTaken'),
    });
    await expect(usersWith(email)).resolves.toHaveLength(1);
  });

  it('SIGN-026 makes one user of twenty parallel sign-ups with one email', async () => {
    const { accountId } = await makeAccount();
    const values = valuesFor(accountId);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => callPlatform(signUp, values)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected')
        expect(attempt.reason).toMatchObject({ message: text('signUp.emailTaken') });
    const users = await usersWith(values.email);
    expect(users).toHaveLength(1);
    await expect(
      sql.query('select from "Membership" where "user" = $1', [users[0]?.id]),
    ).resolves.toHaveLength(1);
  });

  it.each([
    ['auth.email.format', { email: 'nobody' }],
    ['auth.email.required', { email: ' ' }],
    ['auth.password.required', { password: '' }],
    ['password.noNumber', { password: 'Campus-Password' }],
    ['password.spaces', { password: `${password} ` }],
    ['registration.firstName', { firstname: ' ' }],
    ['registration.lastName', { lastname: ' ' }],
    ['signUp.firstName.noLetter', { firstname: '42' }],
    ['signUp.phone.format', { phone: '+49 30' }],
  ] as const)('SIGN-026 fails when a rule is broken: %s', async (key, values) => {
    const { accountId } = await makeAccount();
    const entered = valuesFor(accountId, values);
    await expect(callPlatform(signUp, entered)).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text(key),
    });
    await expect(usersWith(entered.email)).resolves.toEqual([]);
  });

  it('SIGN-026 fails when the account does not exist or is not named', async () => {
    const unknown = { code: parseCode.notFound, message: text('signUp.noAccount') };
    await expect(create('NoSuchId12')).rejects.toMatchObject(unknown);
    const missing = { code: parseCode.invalid, message: text('request.accountMissing') };
    await expect(create('')).rejects.toMatchObject(missing);
  });

  it('SIGN-009 requires the fields of the kind of world', async () => {
    const contact = await makeAccount({ world: { name: configuredWorlds.contact[0] } });
    await expect(create(contact.accountId)).rejects.toMatchObject({ message: text('signUp.phone.required') });
    await expect(create(contact.accountId, { phone: '1' })).rejects.toMatchObject({
      message: text('signUp.country.required'),
    });
    const demo = await makeAccount({ world: { name: configuredWorlds.demo[0] } });
    await expect(create(demo.accountId)).rejects.toMatchObject({
      message: text('signUp.organization.required'),
    });
  });

  it('reserves an old address for the person who may still restore it after a change of email', async () => {
    const { accountId } = await makeAccount();
    const previous = `previous-${unique()}@campus.test`;
    await makeMailedLink('emailObjection', await makePerson(), { email: previous });
    await expect(create(accountId, { email: previous })).rejects.toMatchObject({
      message: text('signUp.emailTaken'),
    });
    await expect(usersWith(previous)).resolves.toEqual([]);
  });

  it('leaves an audit entry in the account without password and phone', async () => {
    const { accountId } = await makeAccount();
    const { user } = await create(accountId, { phone: '555-000' });
    const entry = await sql.one('select * from "AuditEntry" where account = $1 and operation = $2', [
      accountId,
      'signUp.create',
    ]);
    expect(entry).toMatchObject({ outcome: 'success', actorId: user._id, targetLabel: user.email });
    expect(JSON.stringify(entry)).not.toContain(password);
    expect(JSON.stringify(entry)).not.toContain('555-000');
  });
});

describe('an invite-only world', () => {
  it('SIGN-028 says so to every caller, and refuses every sign-up', async () => {
    const origConfig = `world-${unique()}`;
    const { accountId } = await makeAccount({ world: { name: origConfig }, invitesOnly: true });
    await expect(callPlatform(isInviteOnly, { origConfig })).resolves.toBe(true);
    await expect(create(accountId)).rejects.toMatchObject({
      code: parseCode.forbidden,
      message: text('signUp.invitesOnly'),
    });
  });

  it('SIGN-028 is reported for no other world', async () => {
    const [open, restricted] = [`world-${unique()}`, `world-${unique()}`];
    await makeAccount({ world: { name: open } });
    await makeAccount({ world: { name: restricted }, invitesOnly: true, enableRestrictedRegistration: true });
    await expect(callPlatform(isInviteOnly, { origConfig: open })).resolves.toBe(false);
    await expect(callPlatform(isInviteOnly, { origConfig: restricted })).resolves.toBe(false);
    await expect(callPlatform(isInviteOnly, { origConfig: 'no such world' })).rejects.toMatchObject({
      code: parseCode.notFound,
    });
  });
});

describe('a world with restricted registration', () => {
  it('SIGN-029 says so to every caller, and signs up only people whom the restriction admits', async () => {
    const origConfig = `world-${unique()}`;
    const { accountId } = await makeAccount({
      world: { name: origConfig },
      enableRestrictedRegistration: true,
      registrationDomains: ['Campus.test'],
    });
    await expect(callPlatform(isRestrictedRegistrationEnabled, { origConfig })).resolves.toBe(true);
    const refused = { code: parseCode.forbidden, message: text('signUp.restricted') };
    for (const domain of ['elsewhere.test', 'sub.campus.test', 'notcampus.test', 'campus.test.evil.test'])
      await expect(create(accountId, { email: `new-${unique()}@${domain}` })).rejects.toMatchObject(refused);
    await expect(create(accountId)).resolves.toMatchObject({ user: { email_verified: false } });
  });

  it('SIGN-029 is reported for no other world', async () => {
    const origConfig = `world-${unique()}`;
    await makeAccount({ world: { name: origConfig } });
    await expect(callPlatform(isRestrictedRegistrationEnabled, { origConfig })).resolves.toBe(false);
  });
});
