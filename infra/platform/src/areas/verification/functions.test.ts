import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import {
  getVerificationState,
  resendVerificationEmail,
  verifyEmail,
} from '@campus/contracts/verification/functions';
import { mailsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { callPlatform } from '@campus/tests/calls/platform';
import { stack } from '@campus/tests/stack/stack';
import {
  addMember,
  makeAccount,
  makePerson,
  type Person,
  password,
  sql,
  unique,
} from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';

const invalid = { code: parseCode.invalid, message: text('verification.codeInvalid') };
const alreadyVerified = { code: parseCode.conflict, message: text('verification.alreadyVerified') };

function makeUnverified(): Promise<Person> {
  return makePerson({ emailVerified: false });
}

async function isVerified({ userId }: Person): Promise<boolean | undefined> {
  const user = await sql.one<{ verified: boolean }>(
    'select email_verified as verified from "_User" where "objectId" = $1',
    [userId],
  );
  return user?.verified;
}

function resend({ sessionToken }: Person, serverConfigName = '') {
  return callPlatform(resendVerificationEmail, { serverConfigName }, sessionToken);
}

/** Returns the secret in the n-th verification mail to a person. */
async function mailedSecret({ email }: Person, count = 1): Promise<string> {
  return secretIn(await waitForMail(email, count), 'verify');
}

describe('verifyEmail', () => {
  it('VER-016 marks the email of the user owning the code as verified, for callers without a session', async () => {
    const serverConfigName = `world-${unique()}`;
    await makeAccount({ world: { name: serverConfigName } });
    const person = await makeUnverified();
    await resend(person, serverConfigName);
    const code = await mailedSecret(person);
    await expect(callPlatform(verifyEmail, { code })).resolves.toStrictEqual({
      loggedInToEmailToVerify: false,
      email: person.email,
      serverConfigName,
      alreadyVerified: false,
    });
    await expect(isVerified(person)).resolves.toBe(true);
  });

  it('VER-017 fails for an unknown code', async () => {
    await expect(callPlatform(verifyEmail, { code: 'no-such-code' })).rejects.toMatchObject(invalid);
  });

  it('VER-017 fails for a superseded code and verifies nobody', async () => {
    const person = await makeUnverified();
    await resend(person);
    const previous = await mailedSecret(person);
    await resend(person);
    const updated = await mailedSecret(person, 2);
    await expect(callPlatform(verifyEmail, { code: previous })).rejects.toMatchObject({
      key: 'link.replaced',
    });
    await expect(isVerified(person)).resolves.toBe(false);
    await expect(callPlatform(verifyEmail, { code: updated })).resolves.toMatchObject({
      alreadyVerified: false,
    });
  });

  it('VER-017 fails for a code that has expired, and for one of another purpose', async () => {
    const person = await makeUnverified();
    const expired = await makeMailedLink('verification', person, { expiresAt: new Date() });
    const other = await makeMailedLink('passwordReset', person);
    for (const code of [expired, other])
      await expect(callPlatform(verifyEmail, { code })).rejects.toMatchObject(invalid);
    await expect(isVerified(person)).resolves.toBe(false);
  });

  it('VER-017 fails for the code of an address that is no longer the user’s', async () => {
    const person = await makeUnverified();
    const code = await makeMailedLink('verification', person, { email: `other-${person.email}` });
    await expect(callPlatform(verifyEmail, { code })).rejects.toMatchObject(invalid);
    await expect(isVerified(person)).resolves.toBe(false);
  });

  it('VER-018 says that an email is already verified, and whether the caller is signed in with it', async () => {
    const person = await makeUnverified();
    const code = await makeMailedLink('verification', person);
    await callPlatform(verifyEmail, { code });
    await expect(callPlatform(verifyEmail, { code }, person.sessionToken)).resolves.toMatchObject({
      alreadyVerified: true,
      loggedInToEmailToVerify: true,
      email: person.email,
    });
    await expect(callPlatform(verifyEmail, { code })).resolves.toMatchObject({
      alreadyVerified: true,
      loggedInToEmailToVerify: false,
    });
  });

  it('VER-019 says logged in only when the session belongs to the user being verified', async () => {
    const stranger = await makePerson();
    for (const [caller, expected] of [
      ['own', true],
      ['stranger', false],
      ['invalid', false],
    ] as const) {
      const person = await makeUnverified();
      const tokens = { own: person.sessionToken, stranger: stranger.sessionToken, invalid: undefined };
      const code = await makeMailedLink('verification', person);
      await expect(callPlatform(verifyEmail, { code }, tokens[caller])).resolves.toMatchObject({
        loggedInToEmailToVerify: expected,
        alreadyVerified: false,
      });
    }
  });

  it('verifies once when twenty redeem the code at the same time', async () => {
    const person = await makeUnverified();
    const code = await makeMailedLink('verification', person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callPlatform(verifyEmail, { code })));
    expect(answers.filter((answer) => !answer.alreadyVerified)).toHaveLength(1);
    await expect(
      sql.query(`select from "AuditEntry" where "targetId" = $1 and after->>'emailVerified' = 'true'`, [
        person.userId,
      ]),
    ).resolves.toHaveLength(1);
  });
});

describe('resendVerificationEmail', () => {
  it('VER-020 sends the signed-in user a new email, stores the time, and invalidates the earlier code', async () => {
    const person = await makeUnverified();
    const earlier = await makeMailedLink('verification', person);
    const before = Date.now();
    await expect(resend(person)).resolves.toEqual({ message: text('verification.resent') });
    const mail = await waitForMail(person.email);
    expect(mail.text).toContain(`${stack.urls.console}/verify/${secretIn(mail, 'verify')}`);
    const { currentVerificationData } = await callPlatform(getVerificationState, {}, person.sessionToken);
    const sentAt = Date.parse(currentVerificationData.lastEmailSentAt ?? '');
    expect(sentAt).toBeGreaterThanOrEqual(before);
    expect(sentAt).toBeLessThanOrEqual(Date.now());
    await expect(callPlatform(verifyEmail, { code: earlier })).rejects.toMatchObject({
      key: 'link.replaced',
    });
  });

  it('VER-020 fails without a session', async () => {
    await expect(callPlatform(resendVerificationEmail, {})).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
  });

  it('VER-021 AUTH-065 fails for a verified user, with a session and with the password', async () => {
    const person = await makePerson();
    await expect(resend(person)).rejects.toMatchObject(alreadyVerified);
    await expect(
      callPlatform(resendVerificationEmail, { username: person.email, password }),
    ).rejects.toMatchObject(alreadyVerified);
    await expect(mailsTo(person.email)).resolves.toEqual([]);
  });

  it('AUTH-065 sends the email again without a session to a person who knows the password', async () => {
    const serverConfigName = `world-${unique()}`;
    const { accountId } = await makeAccount({
      verificationRequired: true,
      world: { name: serverConfigName },
    });
    const person = await addMember(accountId, {}, { emailVerified: false });
    const username = person.email.toUpperCase();
    await callPlatform(resendVerificationEmail, { username, password, serverConfigName });
    const code = await mailedSecret(person);
    await expect(callPlatform(verifyEmail, { code })).resolves.toMatchObject({ serverConfigName });
  });

  it('AUTH-065 fails on wrong credentials without revealing whether the user exists, and sends nothing', async () => {
    const person = await makeUnverified();
    const incorrect = { code: parseCode.invalid, message: text('auth.incorrect') };
    for (const credentials of [
      { username: person.email, password: 'Wrong-2026!' },
      { username: person.email },
      { username: `nobody-${unique()}@campus.test`, password },
    ])
      await expect(callPlatform(resendVerificationEmail, credentials)).rejects.toMatchObject(incorrect);
    await expect(mailsTo(person.email)).resolves.toEqual([]);
  });

  it('remembers only worlds that exist', async () => {
    const person = await makeUnverified();
    await resend(person, 'no such world');
    const code = await mailedSecret(person);
    await expect(callPlatform(verifyEmail, { code })).resolves.toMatchObject({ serverConfigName: '' });
  });

  it('refuses a sixth email within a quarter of an hour', async () => {
    const person = await makeUnverified();
    for (let time = 0; time < 5; time++) await resend(person);
    await expect(resend(person)).rejects.toMatchObject({ code: parseCode.tooMany });
  });

  it('leaves one valid code after twenty simultaneous requests', async () => {
    const person = await makeUnverified();
    await Promise.allSettled(Array.from({ length: 20 }, () => resend(person)));
    await expect(
      sql.query('select from "MailedLink" where "user" = $1 and "expiresAt" > now()', [person.userId]),
    ).resolves.toHaveLength(1);
  });
});

describe('getVerificationState', () => {
  it('VER-011 answers email, names, verification and roles of the caller', async () => {
    const { accountId } = await makeAccount();
    const person = await addMember(accountId, { permission: 'leader' }, { emailVerified: false });
    const state = () => callPlatform(getVerificationState, {}, person.sessionToken);
    await expect(state()).resolves.toStrictEqual({
      email: person.email,
      firstname: 'Ada',
      lastname: 'Example',
      email_verified: false,
      currentVerificationData: { lastEmailSentAt: null },
      roles: [`leadersOf_${accountId}`],
    });
    await resend(person);
    await expect(state()).resolves.toMatchObject({
      currentVerificationData: { lastEmailSentAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
  });

  it('needs a session', async () => {
    await expect(callPlatform(getVerificationState, {})).rejects.toMatchObject({ code: parseCode.signedOut });
  });
});
