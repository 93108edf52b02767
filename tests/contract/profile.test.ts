import { become } from '@campus/contracts/auth/functions';
import { text } from '@campus/contracts/core/text';
import { avatarTable } from '@campus/platform/foundation/schema/tables/avatar';
import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { browserHeaders, openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { callPlatform } from '@campus/tests/calls/platform';
import { makeAccount, makePerson, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const invalid = { status: 400 };

describe('the public profile', () => {
  it('is read, changed in part, and read again', async () => {
    const { profile } = gateway.as(await makePerson());
    await expect(profile.get.query({})).resolves.toMatchObject({
      profile: { firstName: 'Ada', description: '', languages: [], picture: null },
    });
    const changes = { description: 'Teaches history.', languages: ['German'], firstName: 'Adele' };
    const answer = await profile.update.mutate(changes);
    expect(answer.profile).toMatchObject({ ...changes, lastName: 'Example' });
    await expect(profile.get.query({})).resolves.toEqual(answer);
  });

  it.each([
    ['PRO-016', 'a'.repeat(101), 'USERNAME in linkedin.com/in/USERNAME cannot exceed 100 characters.'],
    ['PRO-016', 'a'.repeat(3000), 'USERNAME in linkedin.com/in/USERNAME cannot exceed 100 characters.'],
    ['PRO-017', 'ada example', 'Spaces, symbols, and special characters are not allowed.'],
    ['PRO-017', 'ada_example', 'Spaces, symbols, and special characters are not allowed.'],
    ['PRO-017', 'adä', 'Spaces, symbols, and special characters are not allowed.'],
    ['PRO-017', 'https://evil.test/in/ada', 'Spaces, symbols, and special characters are not allowed.'],
  ])('%s refuses the LinkedIn username %.40s', async (_, linkedIn, message) => {
    const { profile } = gateway.as(await makePerson());
    const refusal = await refusalOf(profile.update.mutate({ linkedIn, job: 'Dean' }));
    expect(refusal).toMatchObject({ ...invalid, message });
    await expect(profile.get.query({})).resolves.toMatchObject({ profile: { linkedIn: '', job: '' } });
  });

  it('keeps a LinkedIn username of 100 characters, and of a pasted address the username', async () => {
    const { profile } = gateway.as(await makePerson());
    const longest = 'a'.repeat(100);
    for (const [linkedIn, kept] of [
      [longest, longest],
      ['https://www.linkedin.com/in/ada-example/?utm=x', 'ada-example'],
      ['', ''],
    ])
      await expect(profile.update.mutate({ linkedIn })).resolves.toMatchObject({
        profile: { linkedIn: kept },
      });
  });

  it.each([
    ['languages', 'Languages'],
    ['industryInterests', 'Industry interests'],
  ] as const)('SHL-009 refuses a semicolon in an option of %s', async (field, label) => {
    const { profile } = gateway.as(await makePerson());
    const refusal = await refusalOf(profile.update.mutate({ [field]: ['German', 'Eng;lish'] }));
    expect(refusal).toMatchObject({ ...invalid, message: `${label} should not contain semicolon(;)` });
    await expect(profile.get.query({})).resolves.toMatchObject({ profile: { [field]: [] } });
  });
});

describe('a new email', () => {
  it.each([
    ['without an @', 'nobody', text('auth.email.format')],
    ['without a domain', 'nobody@campus', text('auth.email.format')],
    ['of 101 characters', `${'a'.repeat(89)}@campus.test`, text('text.tooLong', { max: 100 })],
  ])('PRO-019 is refused %s', async (_, email, message) => {
    const person = await makePerson();
    const refusal = await refusalOf(
      gateway.as(person).auth.changeEmail.mutate({ email, currentPassword: password }),
    );
    expect(refusal).toMatchObject({ ...invalid, message });
    await expect(emailOf(person.userId)).resolves.toBe(person.email);
  });

  it('PRO-019 is refused when it is the current one, and accepted with 100 characters', async () => {
    const person = await makePerson();
    const { auth } = gateway.as(person);
    const same = { email: ` ${person.email.toUpperCase()} `, currentPassword: password };
    await expect(refusalOf(auth.changeEmail.mutate(same))).resolves.toMatchObject({ key: 'email.unchanged' });
    const email = `${unique()}${'a'.repeat(54)}@${'c'.repeat(30)}.test`;
    expect(email).toHaveLength(100);
    await auth.changeEmail.mutate({ email, currentPassword: password });
    await expect(auth.credentials.query({})).resolves.toMatchObject({ pendingEmail: { email } });
    await auth.confirmEmailChange.mutate({ code: secretIn(await waitForMail(email), 'new-email') });
    await expect(emailOf(person.userId)).resolves.toBe(email);
  });
});

describe('the member profile', () => {
  it('is read and changed by its owner', async () => {
    const { accountId, people } = await makeAccount({
      memberProfileCustomFieldsSchema: { Seats: { type: 'number' } },
    });
    const { profile } = gateway.as(people.member);
    const answer = await profile.updateMember.mutate({ accountId, fields: { Seats: 3, title: 'Dr.' } });
    expect(answer.fields).toContainEqual({
      name: 'Seats',
      type: 'number',
      required: false,
      editable: true,
      value: 3,
    });
    await expect(profile.getMember.query({ accountId })).resolves.toEqual(answer);
    const refusal = await refusalOf(profile.updateMember.mutate({ accountId, fields: { Seats: 'many' } }));
    expect(refusal).toMatchObject({ ...invalid, message: 'Seats must be a number.' });
  });
});

describe('the web demo', () => {
  it('is opened at its own address with the world, a token made for it, and the ticket', async () => {
    const name = `world ${unique()}`;
    const dashboardOptions = { isWebdemoAllowed: true, isWebdemoTicketAllowed: true };
    const { accountId, people } = await makeAccount({ world: { name }, dashboardOptions });
    const { profile } = gateway.as(people.member);
    const url = new URL((await profile.openWebDemo.mutate({ accountId, ticket: 'a+b/c=' })).url);
    expect(url.origin + url.pathname).toBe('https://demo.campus.test/enter');
    const { sessionToken: encoded = '', ...query } = Object.fromEntries(url.searchParams);
    expect(query).toEqual({ mode: 'web', world: name, ticket: 'a+b/c=' });
    const sessionToken = Buffer.from(encoded, 'base64').toString();
    expect(sessionToken).not.toBe(people.member.sessionToken);
    const intoTheConsole = gateway.as().auth.become.mutate({ sessionToken });
    await expect(refusalOf(intoTheConsole)).resolves.toMatchObject({ message: text('auth.token.invalid') });
    await expect(callPlatform(become, { sessionToken })).resolves.toMatchObject({
      user: { _id: people.member.userId },
    });
    const plain = new URL((await profile.openWebDemo.mutate({ accountId })).url);
    expect(plain.searchParams.has('ticket')).toBe(false);
  });

  it('is not offered if the account or the console has none, and accepts a ticket of 100 characters', async () => {
    const withDemo = await makeAccount({ dashboardOptions: { isWebdemoAllowed: true } });
    const without = await makeAccount();
    const none = { status: 404, key: 'profile.webDemo.none' };
    const ask = (at: typeof gateway, { accountId, people }: typeof without, ticket = '') =>
      at.as(people.member).profile.openWebDemo.mutate({ accountId, ticket });
    await expect(refusalOf(ask(gateway, without))).resolves.toMatchObject(none);
    await expect(
      refusalOf(ask(await openGateway({ webDemoUrl: undefined }), withDemo)),
    ).resolves.toMatchObject(none);
    await ask(gateway, withDemo, 'x'.repeat(100));
    await expect(refusalOf(ask(gateway, withDemo, 'x'.repeat(101)))).resolves.toMatchObject({
      message: text('profile.ticket.tooLong'),
    });
  });
});

describe('the avatar', () => {
  it('is deleted by its owner; without one there is nothing to delete', async () => {
    const person = await makePerson();
    await avatarTable.insert(sql, [{ userId: person.userId }]);
    const { profile } = gateway.as(person);
    await expect(profile.deleteAvatar.mutate({})).resolves.toEqual({});
    await expect(refusalOf(profile.deleteAvatar.mutate({}))).resolves.toMatchObject({
      status: 404,
      key: 'profile.avatar.none',
      message: 'No avatar data to delete!',
    });
  });
});

describe("the caller's own user", () => {
  it('is changed in some fields; any other is refused', async () => {
    const person = await makePerson();
    const { profile } = gateway.as(person);
    const displayName = `Ada ${unique()}`;
    await expect(profile.updateUser.mutate({ displayName, phone: '1' })).resolves.toMatchObject({
      user: { id: person.userId, displayName },
    });
    for (const field of ['email', 'permissionType', 'roles', 'password']) {
      const refusal = await refusalOf(profile.updateUser.mutate({ [field]: 'superadmin' } as object));
      expect(refusal).toMatchObject({ ...invalid, message: text('request.unknownField', { field }) });
    }
  });

  it('is deleted with the email typed and the password given, and the browser is signed out', async () => {
    const person = await makePerson();
    const { profile, auth } = gateway.as(person);
    const wrong = { confirmation: 'somebody@campus.test', currentPassword: password };
    await expect(refusalOf(profile.deleteAccount.mutate(wrong))).resolves.toMatchObject({
      key: 'profile.delete.confirmation',
    });
    const noPassword = { confirmation: person.email };
    await expect(refusalOf(profile.deleteAccount.mutate(noPassword))).resolves.toMatchObject({
      key: 'password.currentWrong',
    });
    await expect(auth.session.query({})).resolves.toMatchObject({ user: { id: person.userId } });

    const response = await gateway.http
      .post('/trpc/profile.deleteAccount')
      .set(await browserHeaders(person))
      .send({ confirmation: person.email.toUpperCase(), currentPassword: password });
    expect(response.status).toBe(200);
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^campus_session=;.*Expires=Thu, 01 Jan 1970/),
    ]);
    await expect(auth.session.query({})).resolves.toEqual({ user: null });
  });
});

async function emailOf(userId: string): Promise<string | undefined> {
  const user = await sql.one<{ email: string }>('select email from "_User" where "objectId" = $1', [userId]);
  return user?.email;
}
