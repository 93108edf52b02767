import { secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { openBrowser } from '@campus/tests/calls/browser';
import { openGateway, refusalOf } from '@campus/tests/calls/gateway';
import { addMember, makeAccount, makePerson, password, sql, unique } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const gateway = await openGateway();
const { as } = gateway;
const newPassword = 'Lantern-2027!';
const chosen = { newPassword, confirmation: newPassword };

/** A browser in which a new person has signed in with the password. */
async function signedIn() {
  const person = await makePerson();
  const browser = openBrowser(gateway);
  await browser.call('auth.signIn', { email: person.email, password });
  return { person, browser };
}

const opens = async (email: string, entered: string) =>
  (await openBrowser(gateway).call('auth.signIn', { email, password: entered })).status === 200;

describe('asking for a new password', () => {
  it.each(['ana', 'Ana@', 'ana@campus', `${'a'.repeat(100)}@campus.test`])(
    'AUTH-047 is refused for %j, quoting the entered text',
    async (email) => {
      const message = `Invalid email: ${email.trim()}`;
      const refused = await refusalOf(as().auth.forgotPassword.mutate({ email }));
      expect(refused).toMatchObject({ status: 400, message, fields: { email: [message] } });
    },
  );

  it.each(['', ' '])('asks for an email where %j was entered', async (email) => {
    const refused = await refusalOf(as().auth.forgotPassword.mutate({ email }));
    expect(refused).toMatchObject({ status: 400, message: 'Email is required.' });
  });

  it('AUTH-048 finds the user by the email in any case', async () => {
    const { email } = await makePerson();
    await as().auth.forgotPassword.mutate({ email: ` ${email.toUpperCase()} ` });
    expect((await waitForMail(email)).to).toEqual([email]);
    const entry = await sql.one(
      `select 1 from "AuditEntry" where operation = 'passwords.requestReset' and "targetLabel" = $1`,
      [email],
    );
    expect(entry).toBeDefined();
  });

  it('gets the same answer for an unknown address', async () => {
    const { email } = await makePerson();
    const known = await gateway.http.post('/api/v1/auth/forgot-password').send({ email });
    const unknown = await gateway.http.post('/api/v1/auth/forgot-password').send({ email: `x${email}` });
    expect([known.status, known.body]).toEqual([200, { minutes: 60 }]);
    expect([unknown.status, unknown.body]).toEqual([200, { minutes: 60 }]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });
});

describe('the mailed link', () => {
  it('says whose password it resets, while it works', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    const expired = await makeMailedLink('passwordReset', person, { expiresAt: new Date(0) });
    const moved = await makeMailedLink('passwordReset', person, { email: `x${person.email}` });
    const other = await makeMailedLink('verification', person);
    const read = (secret: string) => as().auth.readResetLink.mutate({ code: secret });
    expect(await read(code)).toEqual({ email: person.email });
    expect(await read(code)).toEqual({ email: person.email });
    await as().auth.resetPassword.mutate({ code, ...chosen });
    for (const secret of [code, expired, moved, other, 'A-secret-that-never-was'])
      expect(await refusalOf(read(secret))).toMatchObject({ key: 'password.reset.invalid' });
  });

  it('sets a new password once, and ends every session', async () => {
    const { person, browser } = await signedIn();
    await as().auth.forgotPassword.mutate({ email: person.email });
    const code = secretIn(await waitForMail(person.email), 'reset-password');
    await as().auth.resetPassword.mutate({ code, ...chosen });
    expect(await browser.user()).toBeNull();
    expect([await opens(person.email, password), await opens(person.email, newPassword)]).toEqual([
      false,
      true,
    ]);
    expect(await refusalOf(as().auth.resetPassword.mutate({ code, ...chosen }))).toMatchObject({
      message: 'This link is no longer valid. Please ask for a new one.',
    });
  });

  it('is no use for a password that breaks the rules, and good for one that does not', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    const refused = await refusalOf(
      as().auth.resetPassword.mutate({ code, newPassword: 'short', confirmation: 'other' }),
    );
    expect(refused.fields).toMatchObject({
      newPassword: [
        'Password needs to be a minimum of 8 characters.',
        'Password must contain at least one uppercase letter.',
        'Password must contain at least one number.',
        'Password must contain at least one special character.',
      ],
    });
    await as().auth.resetPassword.mutate({ code, ...chosen });
    expect(await opens(person.email, newPassword)).toBe(true);
  });
});

describe("changing one's own password", () => {
  it('AUTH-034 is refused with a wrong current one, and changes nothing', async () => {
    const { person, browser } = await signedIn();
    const answer = await browser.call('auth.changePassword', { currentPassword: 'not it', ...chosen });
    expect(answer).toMatchObject({ status: 400, message: 'The current password is incorrect.' });
    expect(await browser.user()).toMatchObject({ id: person.userId });
    expect([await opens(person.email, password), await opens(person.email, newPassword)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([{}, { currentPassword: '' }])('AUTH-034 is refused without the current one: %j', async (given) => {
    const { browser } = await signedIn();
    const answer = await browser.call('auth.changePassword', { ...chosen, ...given });
    expect(answer).toMatchObject({ status: 400, message: 'Password is required.' });
  });

  it('ends this session and all others, here and at the platform', async () => {
    const { person, browser } = await signedIn();
    const elsewhere = openBrowser(gateway);
    await elsewhere.call('auth.signIn', { email: person.email, password });
    await browser.call('auth.changePassword', { currentPassword: password, ...chosen });
    expect([...browser.cookies.keys()]).toEqual(['campus_device']);
    expect(await elsewhere.user()).toBeNull();
    expect(await sql.query('select 1 from "_Session" where "user" = $1', [person.userId])).toEqual([]);
    expect(await opens(person.email, newPassword)).toBe(true);
  });
});

describe('a password that is too old for the world', () => {
  const day = 24 * 60 * 60 * 1000;

  it('must be changed before the account opens', async () => {
    const world = { name: `world-${unique()}`, passwordExpireDays: 30 };
    const { accountId } = await makeAccount({ world });
    const passwordUpdatedAt = new Date(Date.now() - 31 * day);
    const { email } = await addMember(accountId, { permission: 'admin' }, { passwordUpdatedAt });
    const browser = openBrowser(gateway);
    await browser.call('auth.signIn', { email, password });
    const enter = async () => (await browser.ask('accounts.get', { accountId })).data;
    expect(await enter()).toMatchObject({ landing: 'changePassword', pages: [] });
    expect(await browser.ask('members.list', { accountId })).toMatchObject({
      status: 403,
      key: 'access.passwordExpired',
    });

    await browser.call('auth.changePassword', { currentPassword: password, ...chosen });
    await browser.call('auth.signIn', { email, password: newPassword });
    expect(await enter()).toMatchObject({ landing: 'enter' });
    expect(await browser.ask('members.list', { accountId })).toMatchObject({ status: 200 });
  });
});

describe("changing one's own email", () => {
  it('needs the password, leaves the new email unverified, and lets the old address object', async () => {
    const { person, browser } = await signedIn();
    const email = `changed-${unique()}@campus.test`;
    const refused = await browser.call('auth.changeEmail', { currentPassword: 'not it', email });
    expect(refused).toMatchObject({ status: 400, key: 'password.currentWrong' });
    const changed = await browser.call('auth.changeEmail', { currentPassword: password, email });
    expect(changed.data).toMatchObject({ user: { email: person.email, emailVerified: true } });
    const newEmail = secretIn(await waitForMail(email), 'new-email');
    const confirmed = await browser.call('auth.confirmEmailChange', { code: newEmail });
    expect(confirmed.data).toMatchObject({ user: { email, emailVerified: true } });
    expect(await browser.user()).toMatchObject({ email });

    const code = secretIn(await waitForMail(person.email), 'email-change');
    expect(await as().auth.objectToEmailChange.mutate({ code })).toEqual({ email: person.email });
    expect(await browser.user()).toBeNull();
    expect(await refusalOf(as().auth.objectToEmailChange.mutate({ code }))).toMatchObject({
      message: 'This link is no longer valid. Please write to support.',
    });
  });
});
