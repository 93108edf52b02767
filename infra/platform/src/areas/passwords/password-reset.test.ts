import { checkSession, logIn } from '@campus/contracts/auth/functions';
import { parseCode } from '@campus/contracts/core/error-codes';
import { text } from '@campus/contracts/core/text';
import { requestPasswordReset, resetPassword } from '@campus/contracts/passwords/functions';
import { mailsTo, secretIn, waitForMail } from '@campus/tests/areas/mailed-links/mail';
import { makeMailedLink } from '@campus/tests/areas/mailed-links/mailed-links';
import { callPlatform, type PlatformRefusal, requestPlatform } from '@campus/tests/calls/platform';
import { makeServices } from '@campus/tests/stack/platform-services';
import { stack } from '@campus/tests/stack/stack';
import { makePerson, type Person, password, sql, unique, uniqueAddress } from '@campus/tests/world/world';
import { describe, expect, it } from 'vitest';
import { mailReset } from './mail-reset.ts';

const newPassword = 'Other-2026!';
const invalid = { code: parseCode.invalid, message: text('password.reset.invalid') };

function request(email: string) {
  return callPlatform(requestPasswordReset, { email });
}

/** Runs the job of a request as a worker does. */
async function work(email: string): Promise<void> {
  const test = await makeServices([]);
  const { services } = test;
  const run = { services: { ...services, jobs: { ...services.jobs, enqueue: async () => undefined } } };
  await mailReset.run({
    ...run,
    data: { email },
    log: services.log,
    lastAttempt: false,
    closing: new AbortController().signal,
  });
  await test.close();
}

function links({ userId }: Person) {
  return sql.query<{ open: boolean }>(
    `select "usedAt" is null and "expiresAt" > now() as open from "MailedLink"
     where "user" = $1 and purpose = 'passwordReset' order by "createdAt"`,
    [userId],
  );
}

describe('requestPasswordReset', () => {
  it('AUTH-060 mails a link to choose a new password to the address in any case, then a notice', async () => {
    const person = await makePerson();
    await expect(request(` ${person.email.toUpperCase()} `)).resolves.toEqual({ minutes: 60 });
    const mail = await waitForMail(person.email);
    expect(mail.text).toContain(`${stack.urls.console}/reset-password/${secretIn(mail, 'reset-password')}`);
    await callPlatform(resetPassword, { code: secretIn(mail, 'reset-password'), newPassword });
    await expect(callPlatform(logIn, { email: person.email, password: newPassword })).resolves.toBeTruthy();
    const notice = await waitForMail(person.email, 2);
    expect(notice.subject).toBe('Your Campus password was changed');
    expect(notice.text).toContain('was chosen with the link of an email we sent you');
  });

  it('AUTH-060 answers the same for an unknown address, and mails nothing', async () => {
    const [known, unknown] = [(await makePerson()).email, `nobody-${unique()}@campus.test`];
    const answers = await Promise.all(
      [unknown, known].map(async (email) => {
        const path = `/functions/${requestPasswordReset.name}`;
        const response = await requestPlatform('POST', path, { body: { email } });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(answers[0]).toStrictEqual(answers[1]);
    await waitForMail(known);
    await work(unknown);
    await expect(mailsTo(unknown)).resolves.toEqual([]);
  });

  it('refuses an invalid address', async () => {
    await expect(request('nobody')).rejects.toMatchObject({
      code: parseCode.invalid,
      message: text('password.forgot.invalid', { email: 'nobody' }),
    });
  });

  it('creates up to three links for one address within a quarter of an hour, of which the last works', async () => {
    const person = await makePerson();
    for (let time = 0; time < 5; time++) await work(person.email);
    await expect(links(person)).resolves.toEqual([{ open: false }, { open: false }, { open: true }]);
    await sql.query(`update "MailedLink" set "createdAt" = now() - interval '15 minutes' where "user" = $1`, [
      person.userId,
    ]);
    await work(person.email);
    await expect(links(person)).resolves.toHaveLength(4);
  });

  it('creates at most three links when many workers handle one address', async () => {
    const person = await makePerson();
    await Promise.all(Array.from({ length: 6 }, () => work(person.email)));
    const made = await links(person);
    expect(made).toHaveLength(3);
    expect(made.filter(({ open }) => open)).toHaveLength(1);
  });

  it('builds the link from the configured address, ignoring the host of the request', async () => {
    const person = await makePerson();
    const headers = {
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
      origin: 'https://evil.test',
    };
    const path = `/functions/${requestPasswordReset.name}`;
    await requestPlatform('POST', path, { body: { email: person.email }, headers });
    const mail = await waitForMail(person.email);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`${stack.urls.console}/reset-password/`);
      expect(body).not.toContain('evil.test');
    }
  });

  it('leaves no secret in database, queue or audit trail', async () => {
    const person = await makePerson();
    await request(person.email);
    const secret = secretIn(await waitForMail(person.email), 'reset-password');
    for (const table of ['"MailedLink"', '"AuditEntry"', 'jobs.job'])
      await expect(
        sql.query(`select from ${table} r where position($1 in row_to_json(r)::text) > 0`, [secret]),
      ).resolves.toEqual([]);
  });
});

describe('resetPassword', () => {
  it('gives the user the new password and ends every session', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    await callPlatform(checkSession, {}, person.sessionToken);
    await expect(callPlatform(resetPassword, { code, newPassword })).resolves.toEqual({});
    await expect(callPlatform(checkSession, {}, person.sessionToken)).rejects.toMatchObject({
      code: parseCode.signedOut,
    });
    await expect(callPlatform(logIn, { email: person.email, password })).rejects.toMatchObject({
      message: text('auth.incorrect'),
    });
    await expect(callPlatform(logIn, { email: person.email, password: newPassword })).resolves.toBeTruthy();
  });

  it('verifies the address, which the link has proved', async () => {
    const person = await makePerson({ emailVerified: false });
    await callPlatform(resetPassword, { code: await makeMailedLink('passwordReset', person), newPassword });
    await expect(callPlatform(logIn, { email: person.email, password: newPassword })).resolves.toMatchObject({
      user: { email_verified: true },
    });
  });

  it('clears the locks of the person', async () => {
    const { email, ...person } = await makePerson();
    const code = await makeMailedLink('passwordReset', { email, ...person });
    const from = { address: uniqueAddress() };
    const signIn = (entered: string) =>
      callPlatform(logIn, { email, password: entered }, undefined, from).then(
        () => 'signed in',
        (refusal: PlatformRefusal) => refusal.code,
      );
    for (let time = 0; time < 10; time++) await signIn('Wrong-2026!');
    await expect(signIn(password)).resolves.toBe(parseCode.tooMany);
    await callPlatform(resetPassword, { code, newPassword });
    await expect(signIn(newPassword)).resolves.toBe('signed in');
  });

  it('is refused for a link that is unknown, used, expired, of another purpose, or of an old address', async () => {
    const person = await makePerson();
    const used = await makeMailedLink('passwordReset', person);
    await callPlatform(resetPassword, { code: used, newPassword });
    const codes = [
      'no-such-code',
      used,
      await makeMailedLink('passwordReset', person, { expiresAt: new Date() }),
      await makeMailedLink('verification', person),
      await makeMailedLink('passwordReset', person, { email: `previous-${person.email}` }),
    ];
    for (const code of codes)
      await expect(callPlatform(resetPassword, { code, newPassword: 'Third-2026!' })).rejects.toMatchObject(
        invalid,
      );
    await expect(callPlatform(logIn, { email: person.email, password: newPassword })).resolves.toBeTruthy();
  });

  it('is refused for a link that was mailed before the password was changed', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person, { createdAt: new Date(Date.now() - 1000) });
    await sql.query('update "_User" set "passwordUpdatedAt" = now() where "objectId" = $1', [person.userId]);
    await expect(callPlatform(resetPassword, { code, newPassword })).rejects.toMatchObject(invalid);
  });

  it('says that a newer email replaces a link, but only to its address', async () => {
    const person = await makePerson();
    const old = { expiresAt: new Date() };
    const code = await makeMailedLink('passwordReset', person, old);
    const elsewhere = { ...old, email: `previous-${person.email}` };
    const foreign = await makeMailedLink('passwordReset', person, elsewhere);
    await makeMailedLink('passwordReset', person, { createdAt: new Date(Date.now() + 1000) });
    const reset = (secret: string) => callPlatform(resetPassword, { code: secret, newPassword });
    await expect(reset(code)).rejects.toMatchObject({ key: 'link.replaced' });
    await expect(reset(foreign)).rejects.toMatchObject(invalid);
    await expect(callPlatform(logIn, { email: person.email, password })).resolves.toBeTruthy();
  });

  it('reports a password that breaks a rule, and keeps the link valid', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    await expect(callPlatform(resetPassword, { code, newPassword: 'short' })).rejects.toMatchObject({
      message: text('password.tooShort'),
    });
    await expect(callPlatform(resetPassword, { code, newPassword })).resolves.toEqual({});
  });

  it('works once when it is used twenty times at the same time', async () => {
    const person = await makePerson();
    const code = await makeMailedLink('passwordReset', person);
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        callPlatform(resetPassword, { code, newPassword: `${newPassword}${index}` }),
      ),
    );
    const won = attempts.findIndex(({ status }) => status === 'fulfilled');
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject(invalid);
    await expect(
      callPlatform(logIn, { email: person.email, password: `${newPassword}${won}` }),
    ).resolves.toBeTruthy();
  });
});
